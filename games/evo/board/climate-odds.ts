import { at } from "@clade/kernel";
import {
  CLIMATE_DIE,
  CLIMATE_RING,
  type Condition,
  conditionOf,
  squareAfter,
  TEMPERATE,
  type Warmth,
} from "../rules/data/climate.ts";

const RING = CLIMATE_RING.length;

/** How likely the marker stands on each square of the ring after so many rolls (EO-15). */
export function oddsAfter(climate: number, rolls: number): number[] {
  let odds: number[] = Array.from({ length: RING }, (_, square) => (square === climate ? 1 : 0));
  for (let roll = 0; roll < rolls; roll++) {
    const next = odds.map(() => 0);
    for (const [square, chance] of odds.entries()) {
      for (const squares of CLIMATE_DIE) {
        const to = squareAfter(square, squares);
        next[to] = at(next, to) + chance / CLIMATE_DIE.length;
      }
    }
    odds = next;
  }
  return odds;
}

/** One result of the next roll: how far the marker goes, where to, and on how many of the six faces. */
export interface Outcome {
  readonly squares: number;
  readonly climate: number;
  readonly faces: number;
}

/** What the next roll can bring, the likeliest first. */
export function outcomes(climate: number): Outcome[] {
  return [...new Set(CLIMATE_DIE)]
    .map((squares) => ({
      squares,
      climate: squareAfter(climate, squares),
      faces: CLIMATE_DIE.filter((each) => each === squares).length,
    }))
    .sort((a, b) => b.faces - a.faces || b.squares - a.squares);
}

/** What a terrain will be after the next roll, the likeliest first. */
export function nextConditions(warmth: Warmth, climate: number): readonly (readonly [Condition, number])[] {
  const next = new Map<Condition, number>();
  for (const [square, odds] of oddsAfter(climate, 1).entries()) {
    if (odds === 0) continue;
    const then = conditionOf(warmth, at(TEMPERATE, square));
    next.set(then, (next.get(then) ?? 0) + odds);
  }
  return [...next].sort(([, a], [, b]) => b - a);
}
