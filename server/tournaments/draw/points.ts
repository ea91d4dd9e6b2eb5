import { at } from "@clade/kernel";
import type { Outcome } from "./course.ts";

/** What a won table is worth. In so many parts all points at tables of two to six are whole numbers, shared ones too. */
export const WIN = 120;

/**
 * Points of each seat: the part of the others at the table who are behind, those with the same place counting half. So a table of
 * three gives 1, ½, 0 and one of four 1, ⅔, ⅓, 0, and tables of different sizes are worth the same. Whoever forfeited has none.
 */
export function pointsOf({ places, forfeits }: Outcome): number[] {
  const others = places.length - 1;
  return places.map((place, seat) => {
    if (forfeits[seat] === true || others === 0) return 0;
    const behind = places.filter((each) => each > place).length;
    const level = places.filter((each) => each === place).length - 1;
    return (WIN * (behind + level / 2)) / others;
  });
}

/** How a table ended, from what its game says and who forfeited: they are behind all others, one like the other. */
export function outcomeOf(
  { places, scores }: { readonly places: readonly number[]; readonly scores: readonly number[] },
  forfeits: readonly boolean[],
): Outcome {
  const stayed = places.filter((_, seat) => forfeits[seat] !== true);
  return {
    places: places.map((place, seat) =>
      forfeits[seat] === true ? stayed.length + 1 : 1 + stayed.filter((each) => each < place).length,
    ),
    scores,
    forfeits,
  };
}

/** A table that was closed before its end: nobody is ahead of anybody, but for those who forfeited. */
export function undecided(forfeits: readonly boolean[]): Outcome {
  const nothing = forfeits.map(() => 0);
  return outcomeOf({ places: nothing, scores: nothing }, forfeits);
}

/** One in so many: of an even split of the table's score. */
const SHARE_PARTS = 10_000;
export const EVEN_SHARE = SHARE_PARTS;

/** What part of the table's score each has, as a multiple of an even split; in ten-thousandths, so that it is exact. */
export function sharesOf({ scores, forfeits }: Outcome): number[] {
  const least = Math.min(0, ...scores);
  const lifted = scores.map((score) => score - least);
  const sum = lifted.reduce((total, score) => total + score, 0);
  return scores.map((_, seat) => {
    if (forfeits[seat] === true) return 0;
    return sum === 0 ? EVEN_SHARE : Math.round((EVEN_SHARE * at(lifted, seat) * scores.length) / sum);
  });
}
