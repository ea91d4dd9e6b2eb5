import type { Lesson as LessonText } from "@clade/kernel";
import type { ReactElement } from "react";
import { Button } from "./button.tsx";
import "./lesson.css";
import type { KitWords } from "./words.ts";

interface Props {
  readonly lesson: LessonText;
  readonly words: KitWords;
  readonly onNext: () => void;
  readonly onEnd: () => void;
}

/** One lesson of a guided first game, shown when it matters. */
export function Lesson({ lesson, words, onNext, onEnd }: Props): ReactElement {
  return (
    <section className="lesson" aria-label={words.lesson} aria-live="polite">
      <h2>{lesson.title}</h2>
      <p>{lesson.text}</p>
      <div className="lesson-buttons">
        <Button onClick={onNext}>{words.nextLesson}</Button>
        <Button look="quiet" onClick={onEnd}>
          {words.endLessons}
        </Button>
      </div>
    </section>
  );
}
