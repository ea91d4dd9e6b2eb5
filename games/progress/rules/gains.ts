import { at } from "@clade/kernel";
import { type Bonus, type Book, SKILL } from "./book.ts";
import { SKILLS } from "./deck/deck.ts";
import type { Player } from "./state.ts";

/** PR-26: skill steps, tokens and power steps, all at once. */
export function gain(player: Player, { skills, tokens, power }: Bonus): void {
  for (let index = 0; index < skills.length; index++) player.steps[index] = at(player.steps, index) + at(skills, index);
  for (let index = 0; index < tokens.length; index++) player.tokens[index] = at(player.tokens, index) + at(tokens, index);
  for (let index = 0; index < power.length; index++) player.power[index] = at(player.power, index) + at(power, index);
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
export function positionOf(book: Book, steps: readonly number[], skill: number): number {
  return Math.min(at(steps, skill), at(book.skillValues, skill).length - 1);
}

export function skillOf(book: Book, { steps }: { readonly steps: readonly number[] }, skill: keyof typeof SKILL): number {
  const index = SKILL[skill];
  return at(at(book.skillValues, index), positionOf(book, steps, index));
}

/** PR-41: the points left of all seven markers. */
export function skillPoints(book: Book, { steps }: { readonly steps: readonly number[] }): number {
  let points = 0;
  for (let skill = 0; skill < SKILLS.length; skill++) points += at(at(book.skillPoints, skill), positionOf(book, steps, skill));
  return points;
}
