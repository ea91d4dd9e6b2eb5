import { at } from "@clade/kernel";
import type { Bonus, Book, Card, Face } from "../rules/book.ts";
import { lastAge, symbolsNeeded } from "../rules/phases/ages.ts";
import { price } from "../rules/phases/paying.ts";
import { isSolo } from "../rules/phases/solo.ts";
import type { Player, State } from "../rules/state.ts";
import { WEIGHTS } from "./weights.ts";

/** How much of the game lies ahead: 1 at its start, 0 at its end. */
export function timeAhead(book: Book, state: State): number {
  const ages = lastAge(state);
  const done = at(state.symbols, state.age + 1) / symbolsNeeded(state, state.age + 1);
  const ofAge = isSolo(state) ? soloTimeOfAge(book, state) : 1 - 0.7 * Math.min(1, done);
  return (ages - state.age + ofAge) / ages;
}

/** PR-51: alone, an age lasts no longer than its cards without symbol. */
const SOLO_AGE = 14;
function soloTimeOfAge(book: Book, state: State): number {
  return Math.min(1, plainCards(book, state) / SOLO_AGE);
}

export function plainCards({ faces }: Book, { age, decks, piles }: State): number {
  let plain = 0;
  for (const card of at(decks, age - 1)) if (at(faces, card).symbol === 0) plain++;
  for (const card of at(piles, age - 1)) if (at(faces, card).symbol === 0) plain++;
  return plain;
}

/** What skill steps and tokens are worth with so much time ahead. */
export function bonusWorth({ skills, tokens }: Bonus, ahead: number): number {
  let worth = 0;
  for (let index = 0; index < skills.length; index++) worth += at(skills, index) * at(WEIGHTS.skills, index);
  for (let index = 0; index < tokens.length; index++) worth += at(tokens, index) * at(WEIGHTS.tokens, index);
  return worth * ahead;
}

/** What a technology is worth once it is active, all in all. */
export function faceWorth(book: Book, card: Card, ahead: number): number {
  const face = at(book.faces, card);
  return face.points + bonusWorth(face.bonus, ahead) + powerWorth(face) + WEIGHTS.prerequisite * saves(book, card) * ahead;
}

const POWER_STEP = 1;
function powerWorth({ bonus }: Face): number {
  let steps = 0;
  for (const step of bonus.power) steps += step;
  return POWER_STEP * steps;
}

const SAVES = new WeakMap<Book, readonly number[]>();

/** The knowledge that a technology saves in all lines that it settles. */
export function saves(book: Book, card: Card): number {
  let table = SAVES.get(book);
  if (table === undefined) {
    table = book.faces.map((_, prerequisite) =>
      book.faces.reduce(
        (sum, { lines }) =>
          sum + lines.reduce((part, line) => part + (line.prerequisite === prerequisite ? line.amount : 0), 0),
        0,
      ),
    );
    SAVES.set(book, table);
  }
  return at(table, card);
}

/** The knowledge a technology costs this player now, whatever it is paid with. */
export function costOf(player: Player, { lines }: Face): number {
  let cost = 0;
  for (const line of lines) cost += price(player, line);
  return cost;
}
