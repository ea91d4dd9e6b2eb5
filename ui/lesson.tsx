import type { Lesson as LessonText } from "@clade/kernel";
import { type ReactElement, useState } from "react";
import { useArrangement } from "./arrangement.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
// The strip folds like a region does.
import "./region.css";
import "./lesson.css";
import { Sheet } from "./sheet.tsx";
import type { KitWords } from "./words.ts";

interface Props {
  readonly lesson: LessonText;
  readonly words: KitWords;
  readonly onNext: () => void;
  readonly onEnd: () => void;
}

/** One lesson of a guided first game, shown when it matters: beside the table, or a strip with the whole a touch away. */
export function Lesson({ lesson, words, onNext, onEnd }: Props): ReactElement {
  const arrangement = useArrangement();
  const [open, setOpen] = useState(false);
  const whole = (
    <>
      <p>{lesson.text}</p>
      <div className="lesson-buttons">
        <Button onClick={onNext}>{words.nextLesson}</Button>
        <Button look="quiet" onClick={onEnd}>
          {words.endLessons}
        </Button>
      </div>
    </>
  );
  if (arrangement === "wide") {
    return (
      <section className="lesson" aria-label={words.lesson} aria-live="polite">
        <h2>{lesson.title}</h2>
        {whole}
      </section>
    );
  }
  return (
    <section className="lesson-strip" aria-label={words.lesson} aria-live="polite">
      <button
        type="button"
        className="fold-button"
        data-fold=""
        data-walk=""
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon sign="hint" />
        <b className="fold-summary">{lesson.title}</b>
        <Icon sign="unfold" />
      </button>
      {open ? (
        <Sheet title={lesson.title} close={words.close} onClose={() => setOpen(false)}>
          {whole}
        </Sheet>
      ) : null}
    </section>
  );
}
