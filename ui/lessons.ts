/** Which lesson fits now, by its place in the tutorial, of those not yet read. */
export type LessonPicker<V> = (view: V, read: readonly number[]) => number | undefined;

/** Each lesson is given when its subject comes up. The subjects stand in the order of the tutorial. */
export function lessonPicker<V>(subjects: Readonly<Record<string, (view: V) => boolean>>): LessonPicker<V> {
  const isUp = Object.values(subjects);
  return (view, read) => {
    const index = isUp.findIndex((comesUp, lesson) => !read.includes(lesson) && comesUp(view));
    return index < 0 ? undefined : index;
  };
}
