import { at } from "@clade/kernel";
import { type Bonus, type Book, SKILL } from "./book.ts";
import type { Player } from "./state.ts";

/** PR-26: skill steps, tokens and power steps, all at once. */
export function gain(player: Player, { skills, tokens, power }: Bonus): void {
  add(player.steps, skills);
  add(player.tokens, tokens);
  add(player.power, power);
}

function add(to: number[], more: readonly number[]): void {
  for (let index = 0; index < more.length; index++) to[index] = (to[index] ?? 0) + (more[index] ?? 0);
}

/** PR-75: gains that go: of the tokens a spent one first. */
export function lose(player: Player, { skills, tokens, power }: Bonus): void {
  for (let index = 0; index < skills.length; index++) player.steps[index] = at(player.steps, index) - at(skills, index);
  for (let index = 0; index < tokens.length; index++) {
    const lost = at(tokens, index);
    player.tokens[index] = at(player.tokens, index) - lost;
    player.spent[index] = Math.max(0, at(player.spent, index) - lost);
  }
  for (let index = 0; index < power.length; index++) player.power[index] = at(player.power, index) - at(power, index);
}

/** The position of a player's marker on a skill track, cut at its end (PR-26). */
export function positionOf({ skillValues }: Book, steps: readonly number[], skill: number): number {
  const last = (skillValues[skill]?.length ?? 1) - 1;
  const taken = steps[skill] ?? 0;
  return taken < last ? taken : last;
}

export function skillOf(
  book: Book,
  { steps }: { readonly steps: readonly number[] },
  skill: keyof typeof SKILL,
): number {
  const index = SKILL[skill];
  return book.skillValues[index]?.[positionOf(book, steps, index)] ?? 0;
}

/** PR-41: the points left of all seven markers. */
export function skillPoints(book: Book, { steps }: { readonly steps: readonly number[] }): number {
  let points = 0;
  for (let skill = 0; skill < steps.length; skill++) {
    points += book.skillPoints[skill]?.[positionOf(book, steps, skill)] ?? 0;
  }
  return points;
}
