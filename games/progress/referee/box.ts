import { at } from "@clade/kernel";
import type { Label } from "../rules/book.ts";
import type { CostItem, Deck, Gain, PowerSteps, Skill } from "../rules/deck/deck.ts";

/** The lists of a state go by these orders: skills as on the player's board, knowledge with the general kind last. */
export const SKILLS = ["actions", "draw", "hand", "shuffle", "development", "research", "quick-draw"] as const;
export const KNOWLEDGE = ["science", "engineering", "culture", "general"] as const;
export const POWERS = ["prestige", "population", "army"] as const;

/** What a player holds that gains move: steps on the tracks, tokens, power. */
export interface Holdings {
  steps: number[];
  tokens: number[];
  spent: number[];
  power: number[];
}

/** PR-26, PR-75: gains that come (1) or go (-1). A token that goes is a spent one first. */
export function apply(holdings: Holdings, gains: readonly Gain[], power: PowerSteps | undefined, sign: 1 | -1): void {
  const count = (gain: Gain) => sign * gains.filter((each) => each === gain).length;
  holdings.steps = holdings.steps.map((steps, index) => steps + count(at(SKILLS, index)));
  holdings.tokens = holdings.tokens.map((tokens, index) => tokens + count(at(KNOWLEDGE, index)));
  holdings.power = holdings.power.map((steps, index) => steps + sign * (power?.[at(POWERS, index)] ?? 0));
  if (sign < 0) {
    holdings.spent = holdings.spent.map((spent, index) => Math.max(0, spent + count(at(KNOWLEDGE, index))));
  }
}

/** PR-3, PR-26: where the marker of a skill stands: never past the end of its track. */
export function positionOf({ tracks }: Deck, { steps }: { readonly steps: readonly number[] }, skill: Skill): number {
  const last = tracks[skill].values.length - 1;
  return Math.max(0, Math.min(last, at(steps, SKILLS.indexOf(skill))));
}

export function skillOf(
  deck: Deck,
  holdings: { readonly steps: readonly number[] },
  skill: Exclude<Skill, "quick-draw">,
): number {
  return at(deck.tracks[skill].values, positionOf(deck, holdings, skill));
}

export function idOf(label: Label): string {
  return typeof label === "string" ? label : label.id;
}

/** PR-16, PR-18: what the lines of a cost come to, by type, for whoever has these technologies in the area. */
export function dueOf(lines: readonly CostItem[], area: ReadonlySet<string>): number[] {
  return KNOWLEDGE.slice(0, 3).map((type) =>
    lines
      .filter((line) => line.type === type && (line.prerequisite === undefined || !area.has(line.prerequisite)))
      .reduce((sum, { amount }) => sum + amount, 0),
  );
}
