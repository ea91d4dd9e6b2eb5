import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Hints } from "./hints.tsx";
import type { LogLine } from "./log.tsx";
import "./prompt.css";
import type { Sitting } from "./sitting.ts";
import type { WhyNot } from "./why-not.ts";
import { type KitWords, kitWords } from "./words.ts";

/** A choice beside the prompt. */
export interface Choice<M> {
  readonly move: M;
  readonly label: string;
  /** The move that ends a turn or a phase, rather than one among many. */
  readonly main: boolean;
}

/** A move that was made and can still be taken back, for so many seconds. */
export interface Waiting {
  readonly label: string;
  readonly seconds: number;
  readonly onCancel: () => void;
  readonly onNow: () => void;
}

/** What the line that says what now is made of. */
export interface PromptParts<V, M, E> {
  readonly sitting: Sitting<V, M, E>;
  readonly lines: readonly LogLine[];
  readonly choices: readonly Choice<M>[];
  /** What the move under the pointer would do. */
  readonly foreseen: readonly string[];
  /** What the thing under the pointer is. */
  readonly note: string | undefined;
  readonly whyNot: WhyNot | undefined;
  readonly picked: string | undefined;
  /** A move that was made and does not count yet. */
  readonly waiting: Waiting | undefined;
  readonly onPeek: (move: M | undefined) => void;
  /** Somebody looks at one of several hints. */
  readonly onLook: (move: M | undefined) => void;
  readonly onPlay: (move: M) => void;
  readonly onCancel: () => void;
  /** Shows the final result again. */
  readonly onResult: () => void;
}

interface Props<V, M, E> extends PromptParts<V, M, E> {
  readonly children: ReactNode;
}

/** What now? One line, always in the same place; under it what a move would do, why another is not allowed, or the last
 *  thing that happened. */
export function Prompt<V, M, E>(props: Props<V, M, E>): ReactElement {
  const { sitting, picked, waiting } = props;
  const words = kitWords[sitting.language];
  const line =
    waiting === undefined
      ? (picked ?? sitting.text.prompt(sitting.view, sitting, sitting.naming))
      : words.notYet(waiting.label);
  const mine = sitting.watcher !== "spectator" && sitting.deciders.includes(sitting.watcher);
  return (
    <section className="prompt" data-region="prompt" data-mine={mine ? "" : undefined}>
      <div className="prompt-words" tabIndex={0}>
        <p className="prompt-line" tabIndex={-1} aria-live="polite">
          {sitting.result === null ? <b className="prompt-turn">{turnWord(sitting, mine)}</b> : null}
          <span>{line}</span>
        </p>
        <SecondLine {...props} line={line} />
      </div>
      <div className="prompt-choices">
        {waiting === undefined ? <Choices {...props} /> : <Rethink waiting={waiting} words={words} />}
      </div>
      {props.children}
    </section>
  );
}

/** For a moment, thinking better of it is all that there is to choose. */
function Rethink({ waiting, words }: { readonly waiting: Waiting; readonly words: KitWords }): ReactElement {
  return (
    <>
      <Button look="main" data-walk="" onClick={waiting.onCancel}>
        {words.takeItBack}{" "}
        <span className="numeral" aria-hidden="true">
          {waiting.seconds}
        </span>
      </Button>
      <Button look="quiet" data-walk="" onClick={waiting.onNow}>
        {words.atOnce}
      </Button>
    </>
  );
}

function Choices<V, M, E>(props: Props<V, M, E>): ReactElement {
  const { sitting, choices, picked } = props;
  const words = kitWords[sitting.language];
  return (
    <>
      {picked === undefined ? null : (
        <Button look="quiet" data-walk="" onClick={props.onCancel}>
          {words.cancel}
        </Button>
      )}
      {sitting.result === null ? null : (
        <Button look="main" data-walk="" onClick={props.onResult}>
          {words.showResult}
        </Button>
      )}
      {choices.map(({ move, label, main }, index) => (
        <Button
          key={label}
          aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
          look={main ? "main" : "plain"}
          data-walk=""
          data-choice=""
          disabled={sitting.busy}
          onClick={() => props.onPlay(move)}
          onPointerEnter={() => props.onPeek(move)}
          onPointerLeave={() => props.onPeek(undefined)}
          onFocus={() => props.onPeek(move)}
          onBlur={() => props.onPeek(undefined)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}

function turnWord({ looking, language }: Pick<Sitting, "looking" | "language">, mine: boolean): string {
  const { backThen, yourTurn, waiting } = kitWords[language];
  if (looking !== undefined) return backThen;
  return mine ? yourTurn : waiting;
}

interface SecondProps<V, M, E> extends Props<V, M, E> {
  /** What the first line says. */
  readonly line: string;
}

function SecondLine<V, M, E>(props: SecondProps<V, M, E>): ReactElement {
  const { sitting, lines, line, foreseen, note, whyNot, onLook } = props;
  const words = kitWords[sitting.language];
  const rule = whyNot?.clause;
  if (whyNot !== undefined) {
    // The first line may say already what can be done.
    const next = whyNot.next === line ? undefined : whyNot.next;
    return (
      <p className="prompt-more prompt-why" role="status">
        {whyNot.sentence === undefined ? null : (
          <>
            <b>{words.why}</b> {whyNot.sentence}{" "}
          </>
        )}
        {rule === undefined || rule === "house" ? null : (
          <button type="button" className="clause" data-walk="" onClick={() => sitting.openRules(rule)}>
            {rule} · {words.openRule}
          </button>
        )}
        {next === undefined ? null : <span className="prompt-next">{next}</span>}
      </p>
    );
  }
  if (sitting.trouble !== undefined) {
    return (
      <p className="prompt-more prompt-why" role="alert">
        {sitting.trouble}
      </p>
    );
  }
  if (foreseen.length > 0) return <p className="prompt-more prompt-foreseen">{foreseen.join(" ")}</p>;
  if (note !== undefined) return <p className="prompt-more prompt-note">{note}</p>;
  if (sitting.hints.length > 0) return <Hints sitting={sitting} onLook={onLook} />;
  const last = lines.at(-1)?.text ?? "";
  return <p className="prompt-more">{last === line ? "" : last}</p>;
}
