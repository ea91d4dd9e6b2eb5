import {
  type GameText,
  kernelRefusal,
  type Language,
  type Numbered,
  type Refusal,
  type Seat,
  type TakenBack,
} from "@clade/kernel";
import { type KeyboardEvent, memo, type ReactElement, type RefObject, useEffect, useRef } from "react";
import "./log.css";
import type { LogMark, Looking, Sitting } from "./sitting.ts";
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
  const said = saidBy(sitting);
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
    const text = said(event);
    if (text !== undefined) lines.push({ number, text, clause: clauseOf(event), heading: isHeading(event) });
  }
  return lines;
}

/** What was said of events once: with every move, and at every position that is looked at, the same lines are wanted again. */
const told = new WeakMap<object, Map<string, WeakMap<EventLike, { readonly text: string | undefined }>>>();

/** Says an event in words, each once for the same names in the same language and to the same watcher. */
function saidBy<V, M, E extends EventLike>({
  text,
  naming,
  watcher,
  language,
}: Sitting<V, M, E>): (event: E) => string | undefined {
  const byWatcher = told.get(naming) ?? new Map<string, WeakMap<EventLike, { readonly text: string | undefined }>>();
  told.set(naming, byWatcher);
  const key = `${language} ${watcher}`;
  const known = byWatcher.get(key) ?? new WeakMap<EventLike, { readonly text: string | undefined }>();
  byWatcher.set(key, known);
  return (event) => {
    const found = known.get(event) ?? { text: text.event(event, naming, watcher) };
    known.set(event, found);
    return found.text;
  };
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
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // With the next picture, for which everything is laid out anyway.
    const asked = requestAnimationFrame(() => {
      if (here.current !== null) showIn(panelOf(here.current), here.current);
    });
    return () => cancelAnimationFrame(asked);
  }, [lines.length]);
  // What is done stays the same for the lines, whatever is looked at: only those are drawn anew that look otherwise.
  const doing = useRef<Doing>({ goTo: undefined, openRules });
  doing.current = { goTo: looking?.goTo, openRules };
  const mark = looking === undefined ? lines.findIndex(({ number }) => number >= since) : -1;
  const last = lines.at(-1)?.number;
  const shown = last ?? later[0]?.number;
  const lineOf = ({ number, text, clause, heading }: LogLine, index: number, isLater: boolean): ReactElement => {
    const found = looking?.marks.get(number);
    const isHere = looking !== undefined && !isLater && number === last;
    return (
      <Line
        key={number}
        number={number}
        text={text}
        clause={clause}
        heading={heading}
        place={looking === undefined ? "live" : isHere ? "here" : isLater ? "later" : "earlier"}
        judged={found?.text}
        judgedAs={found?.kind}
        since={index === mark && since > 0}
        words={words}
        doing={doing}
        here={looking !== undefined && number === shown ? here : undefined}
      />
    );
  };
  return (
    <ol className="log" onKeyDown={looking === undefined ? undefined : walkLines}>
      {[...lines.map((line, index) => lineOf(line, index, false)), ...later.map((line) => lineOf(line, -1, true))]}
      {looking === undefined ? <li ref={here} aria-hidden="true" /> : null}
    </ol>
  );
}

/** What a touch of a line does. */
interface Doing {
  readonly goTo: Looking["goTo"] | undefined;
  readonly openRules: (clause: string) => void;
}

interface LineProps extends LogLine {
  /** Of a game that is on; or, of one that is looked at again, before, at or after what is looked at. */
  readonly place: "live" | "earlier" | "here" | "later";
  /** What a review says of it. */
  readonly judged: string | undefined;
  readonly judgedAs: LogMark["kind"] | undefined;
  /** Whether it is the first since the reader acted. */
  readonly since: boolean;
  readonly words: Pick<KitWords, "since" | "openClause" | "goTo">;
  readonly doing: RefObject<Doing>;
  readonly here: RefObject<HTMLLIElement | null> | undefined;
}

/** A long game has a thousand lines: leafing through it draws none of them anew but those that it passes. */
const Line = memo(function Line({
  number,
  text,
  clause,
  heading,
  place,
  judged,
  judgedAs,
  since,
  words,
  doing,
  here,
}: LineProps): ReactElement {
  // One stop for the tab key: arrows lead from line to line.
  const stop = place === "live" || place === "here" ? undefined : -1;
  return (
    <li
      ref={here}
      className={heading ? "log-line log-heading" : "log-line"}
      data-later={place === "later" ? "" : undefined}
      aria-current={place === "here" ? "step" : undefined}
    >
      {since ? <p className="log-mark">{words.since}</p> : null}
      {place === "live" ? (
        <span>{text}</span>
      ) : (
        <button
          type="button"
          className="log-way"
          tabIndex={stop}
          aria-label={words.goTo(text)}
          onClick={() => doing.current.goTo?.(number)}
        >
          {text}
        </button>
      )}
      {judged === undefined ? null : (
        <b className="log-judged" data-kind={judgedAs}>
          {judged}
        </b>
      )}
      {clause === undefined ? null : (
        <button
          type="button"
          className="clause"
          tabIndex={stop}
          aria-label={words.openClause(clause)}
          onClick={() => doing.current.openRules(clause)}
        >
          {clause}
        </button>
      )}
    </li>
  );
});

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
