import { at, type Candour } from "@clade/kernel";
import { exp } from "../exact.ts";

/** A chance to win that was seen, at a table for so many, and what came of it: 1, 0, or a part of a shared first place. */
export interface Foreseen {
  readonly win: number;
  readonly happened: number;
  readonly players: number;
}

/** The chance as it comes true, by what was learned about such chances; what is certain stays so, and alone nobody wins. */
export function candid(win: number, players: number, candour: Candour | undefined): number {
  if (candour === undefined || players < 2 || win <= 0 || win >= 1) return win;
  const [slope, shift] = candour;
  const fair = oddsOf(1 / players);
  const odds = fair * (oddsOf(win) / fair) ** slope * exp(shift);
  return odds / (1 + odds);
}

function oddsOf(chance: number): number {
  return chance / (1 - chance);
}

/** Nobody is surer than this where it is learned: one who was certain and erred would outweigh all others. */
const SUREST = 0.995;
/** How many chances' worth of doubt there is that they are right as they are seen. */
const DOUBT = 20;
const ROUNDS = 30;

/**
 * The two numbers by which chances surprise least (Platt's scaling): logistic regression on how far they lie above a fair share, by
 * Newton's method.
 */
export function fitCandour(chances: readonly Foreseen[]): Candour {
  const points = chances.map(({ win, happened, players }) => {
    const fair = Math.log(oddsOf(1 / players));
    return { above: Math.log(oddsOf(Math.min(SUREST, Math.max(1 - SUREST, win)))) - fair, fair, happened };
  });
  let [slope, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [toSlope, toShift] = [DOUBT * (1 - slope), -DOUBT * shift];
    let [slopes, both, shifts] = [DOUBT, 0, DOUBT];
    for (const { above, fair, happened } of points) {
      const chance = 1 / (1 + Math.exp(-(fair + slope * above + shift)));
      const missed = happened - chance;
      const weight = chance * (1 - chance);
      toSlope += missed * above;
      toShift += missed;
      slopes += weight * above * above;
      both += weight * above;
      shifts += weight;
    }
    const area = slopes * shifts - both * both;
    slope += (toSlope * shifts - toShift * both) / area;
    shift += (toShift * slopes - toSlope * both) / area;
  }
  return [slope, shift];
}

/** What each half of some games says of the other: the chances of all of them, each by what was learned without its own. */
export function crossCandid(games: readonly (readonly Foreseen[])[]): Foreseen[] {
  const halves = [0, 1].map((half) => games.filter((_, index) => index % 2 === half).flat());
  return halves.flatMap((own, half) => {
    const candour = fitCandour(at(halves, 1 - half));
    return own.map((each) => ({ ...each, win: candid(each.win, each.players, candour) }));
  });
}
