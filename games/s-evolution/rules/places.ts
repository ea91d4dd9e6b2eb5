import { FOOD, SCIENCE, type Suit, TOOLS } from "./cards.ts";
import { type ByPlace, PLACES, PRICES } from "./data.ts";
import { type Edition, editionOf } from "./editions.ts";

/** A place for a worker: an index into `PLACES`. */
export type Place = 0 | 1 | 2 | 3 | 4 | 5;
export const FARM = 0;
export const FACTORY = 1;
export const LAB = 2;
export const COMMERCE = 3;
export const PRESTIGE = 4;
export const SHIELD = 5;
export const ALL_PLACES: readonly Place[] = [FARM, FACTORY, LAB, COMMERCE, PRESTIGE, SHIELD];

/** Something for each place. */
export function byPlace<T>(make: (place: Place) => T): Readonly<ByPlace<T>> {
  return [make(FARM), make(FACTORY), make(LAB), make(COMMERCE), make(PRESTIGE), make(SHIELD)];
}

const SUIT_NAMED = { food: FOOD, tools: TOOLS, science: SCIENCE } as const;
const PAID_IN = byPlace((place): Suit => {
  const name = PLACES[place];
  return name === "shield" ? SCIENCE : SUIT_NAMED[PRICES[name].in];
});

/** What all levels up to each cost together, from 0 for nobody on; its length less one is the highest level. */
type Totals = readonly [number, number, ...number[]];

/** SE-65: for each place, what all levels up to 0, 1, 2 … cost together. */
function totals(edition: Edition): Readonly<ByPlace<Totals>> {
  return byPlace((place) => {
    const name = PLACES[place];
    const [first, ...more] = name === "shield" ? edition.shieldPrices : PRICES[name].levels;
    let sum = first;
    return [0, first, ...more.map((price) => (sum += price))];
  });
}
const TOTALS_V1 = totals(editionOf({ edition: "v1" }));
const TOTALS_V2 = totals(editionOf({ edition: "2.0" }));

export function totalPrices(edition: "v1" | "2.0", place: Place): Totals {
  return (edition === "v1" ? TOTALS_V1 : TOTALS_V2)[place];
}
export function paidIn(place: Place): Suit {
  return PAID_IN[place];
}

export function levelAt({ workers }: { readonly workers: Readonly<ByPlace<number>> }, place: Place): number {
  return workers[place];
}

/** How many workers stand on the board. */
export function workersOf({ workers }: { readonly workers: Readonly<ByPlace<number>> }): number {
  let count = 0;
  for (let place = 0; place < workers.length; place++) if (workers[place] !== 0) count++;
  return count;
}
