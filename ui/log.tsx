import {
  type GameText,
  kernelRefusal,
  type Language,
  type Numbered,
  type Refusal,
  type Seat,
  type TakenBack,
} from "@clade/kernel";
import { type ReactElement, useEffect, useRef } from "react";
import "./log.css";
import type { Sitting } from "./sitting.ts";
import { type KitWords, kitWords } from "./words.ts";

/** One line of the log. */
export interface LogLine {
  readonly number: number;
  readonly text: string;
  readonly clause: string | undefined;
  /** Starts a new part of the game: a round. */
  readonly heading: boolean;
}

export interface EventLike {
  readonly type: string;
}

/** What happened, without what was taken back. */
export function happened<E extends EventLike>(events: readonly Numbered<E | TakenBack>[]): E[] {
  let kept: { readonly number: number; readonly event: E }[] = [];
  for (const { number, event } of events) {
    if (!isTakenBack(event)) kept.push({ number, event });
    else kept = kept.filter((each) => !isWithin(each.number, event));
  }
  return kept.map(({ event }) => event);
}

/** The events as people read them; what was taken back is no longer among them. */
export function logLines<V, M, E extends EventLike>(
  sitting: Sitting<V, M, E>,
  clauseOf: (event: E) => string | undefined,
  isHeading: (event: E) => boolean,
): LogLine[] {
  let lines: LogLine[] = [];
  /** Lines that only say that somebody took something back. */
  const backs = new Map<number, Seat>();
  for (const { number, event } of sitting.events) {
    if (isTakenBack(event)) {
      // One such line is enough for several moves taken back in a row.
      const isLesser = (line: LogLine): boolean => line.number >= event.to && backs.get(line.number) === event.seat;
      lines = lines.filter((line) => !isWithin(line.number, event) && !isLesser(line));
      backs.set(number, event.seat);
      const words = kitWords[sitting.language];
      const text = (event.far === true ? words.takenFarBack : words.takenBack)(sitting.naming(event.seat));
      lines.push({ number, text, clause: undefined, heading: false });
      continue;
    }
    const text = sitting.text.event(event, sitting.naming, sitting.watcher);
    if (text !== undefined) lines.push({ number, text, clause: clauseOf(event), heading: isHeading(event) });
  }
  return lines;
}

/** Whether somebody alone with bots has gone back past what they did and what luck brought. */
export function isRewound<E extends EventLike>(events: readonly Numbered<E | TakenBack>[]): boolean {
  return events.some(({ event }) => isTakenBack(event) && event.far === true);
}

function isWithin(number: number, { to, until }: TakenBack): boolean {
  return number >= to && number < until;
}

function isTakenBack(event: EventLike): event is TakenBack {
  return event.type === "taken-back";
}

/** Why undo is grey, in words; undefined if it is not. */
export function undoReason({
  undo,
  text,
  language,
}: {
  readonly undo: Refusal | null;
  readonly text: Pick<GameText, "refusal">;
  readonly language: Language;
}): string | undefined {
  return undo === null ? undefined : (kernelRefusal(language, undo) ?? text.refusal(undo));
}

interface Props {
  readonly lines: readonly LogLine[];
  readonly since: number;
  readonly words: Pick<KitWords, "since" | "openClause">;
  readonly openRules: (clause: string) => void;
}

/** The log: newest at the bottom, with a mark where the reader last acted. */
export function Log({ lines, since, words, openRules }: Props): ReactElement {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [lines.length]);
  const mark = lines.findIndex(({ number }) => number >= since);
  return (
    <ol className="log">
      {lines.map(({ number, text, clause, heading }, index) => (
        <li key={number} className={heading ? "log-line log-heading" : "log-line"}>
          {index === mark && since > 0 ? <p className="log-mark">{words.since}</p> : null}
          <span>{text}</span>
          {clause === undefined ? null : (
            <button
              type="button"
              className="clause"
              aria-label={words.openClause(clause)}
              onClick={() => openRules(clause)}
            >
              {clause}
            </button>
          )}
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
