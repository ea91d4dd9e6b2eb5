import { type GameText, type Hint, type Language, type Naming, roughly, type Watcher } from "@clade/kernel";
import { kitWords } from "./words.ts";

/** Who reads a hint, and where. */
interface Reader<V, M, E> {
  readonly language: Language;
  readonly text: Pick<GameText<V, M, E>, "move" | "event" | "holdings">;
  readonly naming: Naming;
  readonly view: V;
  readonly watcher: Watcher;
}

/** What the best move is compared with: the move itself, what it is worth, and what comes seldom after it, or too often. */
export interface HintReason<M> extends Omit<NonNullable<Hint["why"]>, "than"> {
  readonly than: M;
}

/** Less than this many points apart, two moves are as good as each other. */
const ALIKE = 0.5;

/**
 * What a move is for, in one sentence: what somebody will probably have more of, or less, than after the next best; else what will
 * happen after it and would not after the other; else what it brings.
 */
export function hintSentence<V, M, E>(
  { language, text, naming, view, watcher }: Reader<V, M, E>,
  why: HintReason<M>,
  /** By how many points the move is ahead of the other. */
  lead: number,
): string {
  const words = kitWords[language];
  const than = text.move(view, why.than, naming);
  const counted = why.change === undefined ? undefined : text.holdings?.[why.change.holding];
  if (why.change !== undefined && counted !== undefined) {
    const { seat, by } = why.change;
    const who = seat === watcher ? "" : naming(seat);
    const [amount, thing] = roughly(language, counted, by);
    return words.hintChange(who, amount, thing, by > 0, than);
  }
  const line = why.event === null ? undefined : text.event(why.event as E, naming, watcher);
  if (line !== undefined)
    return words.hintWhy(line.replace(/[.。]$/, ""), tenths(why.after), tenths(why.instead), than);
  return lead < ALIKE ? words.hintAlike(than) : words.hintMore(words.points(Math.round(lead)), than);
}

function tenths(part: number): number {
  return Math.round(10 * part);
}
