import type { Gene, Trait } from "../rules/data/genes.ts";
import type { State } from "../rules/state.ts";

/** What one more gene of each kind brings in a turn, roughly, while the species has few of them. */
export const GENE_WORTH: { readonly [G in Gene]: number } = {
  tail: 0.15,
  leg: 0.45,
  horn: 0.3,
  egg: 0.85,
  fur: 0.7,
  parasol: 0.65,
  mutant: 0.4,
  card: 0.2,
};

/** An event card in hand. */
export const CARD_WORTH = 1.3;

/** Each further gene of a kind brings less than the one before. */
export function traitWorth(trait: Trait, count: number): number {
  return GENE_WORTH[trait] * 2 * Math.sqrt(count);
}

/** How many turns will still bring points after this one; the meteorite usually falls at the first check or the next. */
export function turnsLeft(state: State): number {
  return Math.max(0, state.meteor.firstCheckAfterTurn + 1 - state.turn);
}
