import type { View } from "../rules/state.ts";

/** The lessons of the tutorial, by what they are about, in their order. */
const LESSONS = ["species", "climate", "walking", "births", "genes", "cards"] as const;
type Topic = (typeof LESSONS)[number];

/** Which lesson fits now, of those not yet read: each is given when its subject comes up. */
export function lessonFor(view: View, read: readonly number[]): number | undefined {
  const index = LESSONS.findIndex((topic, lesson) => !read.includes(lesson) && isUp(topic, view));
  return index < 0 ? undefined : index;
}

function isUp(topic: Topic, view: View): boolean {
  switch (topic) {
    case "species":
    case "climate":
      return true;
    case "walking":
      return view.phase === "movement";
    case "births":
      return view.phase === "births" || view.phase === "survival";
    case "genes":
      return view.phase === "auction";
    case "cards":
      return view.turn > 2;
  }
}
