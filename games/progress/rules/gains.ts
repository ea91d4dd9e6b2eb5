import { type Bonus, type Book, SKILL } from "./book.ts";
import { difference, sum } from "./lists.ts";
import type { Player } from "./state.ts";

/** PR-26: skill steps, tokens and power steps, all at once. */
export function gain(player: Player, { skills, tokens, power }: Bonus): void {
  player.steps = sum(player.steps, skills);
  player.tokens = sum(player.tokens, tokens);
  player.power = sum(player.power, power);
}

/** PR-75: gains that go: of the tokens a spent one first. */
export function lose(player: Player, { skills, tokens, power }: Bonus): void {
  player.steps = difference(player.steps, skills);
  player.tokens = difference(player.tokens, tokens);
  player.spent = difference(player.spent, tokens).map((spent) => Math.max(0, spent));
  player.power = difference(player.power, power);
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
