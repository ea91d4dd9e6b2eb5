import {
  type GameText,
  kernelRefusal,
  type Language,
  type Numbered,
  type Refusal,
  type Seat,
  type TakenBack,
} from "@clade/kernel";
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import "./log.css";
import type { Looking, Sitting } from "./sitting.ts";
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

/** The lines of what comes after the position that is looked at. */
export function laterLines<V, M, E extends EventLike>(
  sitting: Sitting<V, M, E>,
  clauseOf: (event: E) => string | undefined,
  isHeading: (event: E) => boolean,
): readonly LogLine[] {
  const { looking, events } = sitting;
  if (looking === undefined || looking.later.length === 0) return [];
  const whole = logLines({ ...sitting, events: [...events, ...looking.later] }, clauseOf, isHeading);
  return whole.filter(({ number }) => number >= events.length);
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
  readonly words: Pick<KitWords, "since" | "openClause" | "goTo">;
  readonly openRules: (clause: string) => void;
  /** Where a game is looked at again: what came later, and how one gets there. */
  readonly later: readonly LogLine[];
  readonly looking: Pick<Looking, "goTo" | "marks"> | undefined;
}

/** The log: newest at the bottom, with a mark where the reader last acted. Looked at again, it is whole, and each line leads. */
export function Log({ lines, since, words, openRules, later, looking }: Props): ReactElement {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // With the next picture, for which everything is laid out anyway.
    const asked = requestAnimationFrame(() => {
      if (end.current !== null) showIn(panelOf(end.current), end.current);
    });
    return () => cancelAnimationFrame(asked);
  }, [lines.length]);
  const mark = looking === undefined ? lines.findIndex(({ number }) => number >= since) : -1;
  const last = lines.at(-1)?.number;
  const lineOf = ({ number, text, clause, heading }: LogLine, index: number, isLater: boolean): ReactElement => {
    const found = looking?.marks.get(number);
    const isHere = looking !== undefined && !isLater && number === last;
    // One stop for the tab key: arrows lead from line to line.
    const stop = looking === undefined || isHere ? undefined : -1;
    return (
      <li
        key={number}
        className={heading ? "log-line log-heading" : "log-line"}
        data-later={isLater ? "" : undefined}
        aria-current={isHere ? "step" : undefined}
      >
        {index === mark && since > 0 ? <p className="log-mark">{words.since}</p> : null}
        {looking === undefined ? (
          <span>{text}</span>
        ) : (
          <button
            type="button"
            className="log-way"
            tabIndex={stop}
            aria-label={words.goTo(text)}
            onClick={() => looking.goTo(number)}
          >
            {text}
          </button>
        )}
        {found === undefined ? null : (
          <b className="log-judged" data-kind={found.kind}>
            {found.text}
          </b>
        )}
        {clause === undefined ? null : (
          <button
            type="button"
            className="clause"
            tabIndex={stop}
            aria-label={words.openClause(clause)}
            onClick={() => openRules(clause)}
          >
            {clause}
          </button>
        )}
      </li>
    );
  };
  return (
    <ol className="log" onKeyDown={looking === undefined ? undefined : walkLines}>
      {lines.map((line, index) => lineOf(line, index, false))}
      <li ref={end} aria-hidden="true" />
      {later.map((line) => lineOf(line, -1, true))}
    </ol>
  );
}

/** Up and down lead from line to line. */
function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const towards = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (towards === 0) return;
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>(".log-way")];
  const here = ways.findIndex((way) => way === event.target);
  const next = here < 0 ? undefined : ways[here + towards];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** What the log is scrolled in: never the page, and never the page around a frame. */
function panelOf(line: HTMLElement): HTMLElement | undefined {
  for (let around = line.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === "auto" || overflowY === "scroll") return around;
  }
  return undefined;
}

function showIn(panel: HTMLElement | undefined, line: HTMLElement): void {
  if (panel === undefined) return;
  const [inside, place] = [panel.getBoundingClientRect(), line.getBoundingClientRect()];
  const below = place.bottom - inside.bottom;
  const above = inside.top - place.top;
  if (below > 0) panel.scrollTop += below;
  else if (above > 0) panel.scrollTop -= above;
}
