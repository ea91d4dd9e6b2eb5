import { at } from "@clade/kernel";
import type { Bonus, Book, Card, Face } from "../rules/book.ts";
import { lastAge, symbolsNeeded } from "../rules/phases/ages.ts";
import { price } from "../rules/phases/paying.ts";
import { isSolo } from "../rules/phases/solo.ts";
import type { Player, State } from "../rules/state.ts";
import { WEIGHTS } from "./weights.ts";

/** How much of the game lies ahead: 1 at its start, 0 at its end. */
export function timeAhead(book: Book, state: State): number {
  if (isSolo(state)) return Math.min(1, soloTime(book, state).turns / WEIGHTS.soloTurns);
  const ages = lastAge(state);
  const done = at(state.symbols, state.age + 1) / symbolsNeeded(state, state.age + 1);
  return (ages - state.age + 1 - 0.7 * Math.min(1, done)) / ages;
}

/** Alone: the cards without symbol of the current age, and the turns that they and those of later ages may last. */
export function soloTime({ faces }: Book, state: State): { readonly plain: number; readonly turns: number } {
  const { age, decks, piles } = state;
  let plain = 0;
  for (const card of at(decks, age - 1)) if (faces[card]?.symbol === 0) plain++;
  for (const card of at(piles, age - 1)) if (faces[card]?.symbol === 0) plain++;
  let later = 0;
  for (let index = age; index < decks.length; index++) later += at(decks, index).length;
  return { plain, turns: WEIGHTS.turnsPerCard * plain + WEIGHTS.turnsPerLaterCard * later };
}

/** What skill steps and tokens are worth with so much time ahead. */
export function bonusWorth({ skills, tokens }: Bonus, ahead: number): number {
  let worth = 0;
  for (let index = 0; index < skills.length; index++) worth += at(skills, index) * at(WEIGHTS.skills, index);
  for (let index = 0; index < tokens.length; index++) worth += at(tokens, index) * at(WEIGHTS.tokens, index);
  return worth * ahead;
}

/** What technologies and skills are worth, in flat tables: bots read them millions of times. */
export interface Worths {
  readonly points: Float64Array;
  /** Points and power. */
  readonly fixed: Float64Array;
  /** What a technology is good for with a whole game ahead. */
  readonly growing: Float64Array;
  /** The part of that which it has as a prerequisite. */
  readonly followUps: Float64Array;
  /** The points at each position of each skill track, LONGEST_TRACK entries a skill, and the last position of each. */
  readonly skillPoints: Float64Array;
  readonly lastPositions: Float64Array;
}

export const LONGEST_TRACK = 100;

const WORTHS = new WeakMap<Book, Worths>();
let lastBook: Book | undefined;
let lastWorths: Worths | undefined;

/** Worked out once for each deck. */
export function worthsOf(book: Book): Worths {
  if (book === lastBook && lastWorths !== undefined) return lastWorths;
  const worths = WORTHS.get(book) ?? workOut(book);
  WORTHS.set(book, worths);
  lastBook = book;
  lastWorths = worths;
  return worths;
}

function workOut(book: Book): Worths {
  const { faces } = book;
  const followUps = Float64Array.from(faces, (_, card) => WEIGHTS.prerequisite * saves(book, card));
  const skillPoints = new Float64Array(LONGEST_TRACK * book.skillPoints.length);
  for (const [skill, points] of book.skillPoints.entries()) skillPoints.set(points, skill * LONGEST_TRACK);
  return {
    points: Float64Array.from(faces, ({ points }) => points),
    fixed: Float64Array.from(
      faces,
      ({ points, bonus }) => points + WEIGHTS.powerStep * bonus.power.reduce((a, b) => a + b),
    ),
    growing: Float64Array.from(faces, ({ bonus }, card) => bonusWorth(bonus, 1) + (followUps[card] ?? 0)),
    followUps,
    skillPoints,
    lastPositions: Float64Array.from(book.skillValues, (values) => values.length - 1),
  };
}

export function faceWorth({ fixed, growing }: Worths, card: Card, ahead: number): number {
  return (fixed[card] ?? 0) + (growing[card] ?? 0) * ahead;
}

/** The knowledge that a technology saves in all costs that it settles. */
function saves({ faces }: Book, prerequisite: Card): number {
  let saved = 0;
  for (const { cost } of faces) {
    for (const item of cost) if (item.prerequisite === prerequisite) saved += item.amount;
  }
  return saved;
}

/** The knowledge a technology costs this player now, whatever it is paid with. */
export function costOf(player: Player, { cost }: Face): number {
  let knowledge = 0;
  for (const item of cost) knowledge += price(player, item);
  return knowledge;
}
