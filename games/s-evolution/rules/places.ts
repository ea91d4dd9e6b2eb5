import { SCIENCE, type Suit } from "./cards.ts";
import { PLACES, PRICES, SUITS } from "./data.ts";
import { type Edition, editionOf } from "./editions.ts";
import type { Player } from "./state.ts";

/** A place for a worker: an index into `PLACES`. */
export type Place = 0 | 1 | 2 | 3 | 4 | 5;
export const FARM = 0;
export const FACTORY = 1;
export const LAB = 2;
export const COMMERCE = 3;
export const PRESTIGE = 4;
export const SHIELD = 5;
export const ALL_PLACES: readonly Place[] = [FARM, FACTORY, LAB, COMMERCE, PRESTIGE, SHIELD];

const PAID_IN: readonly Suit[] = PLACES.map((place) =>
  place === "shield" ? SCIENCE : (SUITS.indexOf(PRICES[place].in) as Suit),
);

/** SE-65: for each place, what all levels up to 0, 1, 2 … cost together. */
function totals(edition: Edition): readonly (readonly number[])[] {
  return PLACES.map((place) => {
    const levels = place === "shield" ? edition.shieldPrices : PRICES[place].levels;
    return [0, ...levels.map((_, level) => levels.slice(0, level + 1).reduce((sum, price) => sum + price, 0))];
  });
}
const TOTALS_V1 = totals(editionOf({ edition: "v1" }));
const TOTALS_V2 = totals(editionOf({ edition: "2.0" }));

/** What all levels of a place up to each cost together; its length less one is the highest level. */
export function totalPrices(edition: "v1" | "2.0", place: Place): readonly number[] {
  return (edition === "v1" ? TOTALS_V1 : TOTALS_V2)[place] as readonly number[];
}
export function paidIn(place: Place): Suit {
  return PAID_IN[place] as Suit;
}

export function levelAt({ workers }: Pick<Player, "workers">, place: Place): number {
  return workers[place] as number;
}

/** How many workers stand on the board. */
export function workersOf({ workers }: Pick<Player, "workers">): number {
  let count = 0;
  for (let place = 0; place < workers.length; place++) if ((workers[place] as number) > 0) count++;
  return count;
}
