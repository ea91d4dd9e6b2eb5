import { ALL_SUITS, FOOD, SCIENCE, type Suit, TOOLS } from "../rules/cards.ts";
import { type ByPlace, type BySuit, LAST_AGE, MOST_STOCK, needsAt } from "../rules/data.ts";
import { type Edition, editionOf } from "../rules/editions.ts";
import { ALL_PLACES, COMMERCE, levelAt, type Place, PRESTIGE, SHIELD } from "../rules/places.ts";
import type { Lying, Player, State } from "../rules/state.ts";

/** What a civilisation may hope for, in fractions of resources and points. */
export interface Prospect {
  readonly edition: Edition;
  age: number;
  population: number;
  stock: BySuit<number>;
  /** Shared with the state: to be replaced, not changed. */
  workers: Readonly<ByPlace<number>>;
  /** How many resources Commerce may still change this round. */
  trades: number;
  /** Where the Discoveries lie, shared with the state, and the Ages whose Discovery was counted since, as bits. */
  readonly lying: readonly Lying[];
  made: number;
  /** Resources of free choice that are still to come this round. */
  free: number;
  points: number;
}

export function prospectOf(state: State, player: Player): Prospect {
  return {
    edition: editionOf(state),
    age: player.age,
    population: player.population,
    stock: [...player.stock],
    workers: player.workers,
    trades: levelAt(player, COMMERCE),
    lying: player.lying,
    made: 0,
    free: 0,
    points: 0,
  };
}

/** What the cards of a whole round bring on average, of kinds that one can partly choose. */
export const INCOME_A_ROUND = 6.4;
/** What a Discovery is worth when it is made. */
const DISCOVERY = 2.3;
/** What a resource is worth that is kept for a later round. */
const KEPT = 0.45;
/** Meeting a need by a hair is no certainty. */
const MARGIN = 0.5;

function level(prospect: Prospect, place: Place): number {
  return prospect.workers[place];
}

export function store({ stock }: Prospect, suit: Suit, amount: number): void {
  stock[suit] = Math.min(MOST_STOCK, stock[suit] + amount);
}

export function produce(prospect: Prospect, storm = 0): void {
  for (const suit of ALL_SUITS) store(prospect, suit, Math.max(0, level(prospect, suit) - storm));
}

/** Goes through needs, bonus and penalties with the stock that is there and some resources of free choice. */
export function meetNeeds(prospect: Prospect, free: number): void {
  const { stock, population, edition } = prospect;
  const needs = needsAt(prospect.age);
  let flexible = free + (prospect.trades === 0 ? 0 : Math.min(prospect.trades, surplus(prospect, needs)));
  let met = 0;
  let bare = false;
  let points = 0;
  let open = (1 << needs) - 1;
  while (open !== 0) {
    const suit = fullest(stock, open);
    open &= ~(1 << suit);
    const there = stock[suit];
    const missing = population - there;
    if (missing <= flexible) {
      flexible -= Math.max(0, missing);
      stock[suit] = Math.max(0, there - population);
      met++;
      points += population * (missing > 0 ? 1 - MARGIN * Math.min(1, missing / (flexible + missing)) : 1);
    } else {
      const helped = there + flexible;
      if (helped < 0.5) bare = true;
      flexible = 0;
      if (edition.unmetNeed === "costs-points") points -= population - helped;
      else {
        stock[suit] = 0;
        if (edition.prestige === "points" && met === needs - 1) points += level(prospect, PRESTIGE);
      }
    }
  }
  prospect.points += points;
  if (met === needs) {
    if (prospect.age < LAST_AGE) prospect.age++;
  } else if (prospect.age > 2) {
    if (met === 0) {
      prospect.age--;
      prospect.points -= DISCOVERY;
    }
    if (bare && population > 1) prospect.population--;
  }
  // What was not needed is kept, mostly as what management is paid with.
  store(prospect, SCIENCE, flexible * 0.5);
  store(prospect, TOOLS, flexible * 0.3);
  store(prospect, FOOD, flexible * 0.2);
}

/** Of the needs that are open the one that lacks least: so as many as possible are met. */
function fullest(stock: Readonly<BySuit<number>>, open: number): Suit {
  let best: Suit = FOOD;
  let most = -1;
  for (const suit of ALL_SUITS) {
    const there = stock[suit];
    if ((open & (1 << suit)) === 0 || there <= most) continue;
    most = there;
    best = suit;
  }
  return best;
}

/** Resources beyond what the needs take: what Commerce can turn into something else. */
function surplus({ stock, population }: Prospect, needs: number): number {
  let sum = 0;
  for (const suit of ALL_SUITS) {
    sum += suit < needs ? Math.max(0, stock[suit] - population) : stock[suit];
  }
  return sum;
}

/** What the remaining rounds should bring; spends the prospect. */
export function laterRounds(prospect: Prospect, rounds: number): number {
  prospect.trades = level(prospect, COMMERCE);
  for (let round = 0; round < rounds; round++) {
    makeDiscovery(prospect);
    produce(prospect);
    meetNeeds(prospect, INCOME_A_ROUND);
    prospect.points += comfort(prospect);
  }
  if (rounds > 0) {
    for (const suit of ALL_SUITS) prospect.points += KEPT * Math.sqrt(prospect.stock[suit]);
  } else if (prospect.edition.lastRiseDiscovers) makeDiscovery(prospect);
  return prospect.points;
}

function makeDiscovery(prospect: Prospect): void {
  const slot = prospect.age - 1;
  const bit = 1 << slot;
  if (prospect.lying[slot] !== "down" || (prospect.made & bit) !== 0) return;
  prospect.made |= bit;
  prospect.points += DISCOVERY;
}

/** What a round is better for Prestige and Shield. */
function comfort(prospect: Prospect): number {
  const shield = level(prospect, SHIELD);
  const rank = prospect.edition.prestige === "rank" && level(prospect, PRESTIGE) > 0 ? 0.25 : 0;
  return rank + (shield > 0 ? 0.35 : 0) + (shield > 1 ? 0.15 : 0);
}

/** Takes the worker off that is missed least: what a lost Population may come to. */
export function dismissWorker(prospect: Prospect): void {
  const placed = ALL_PLACES.filter((place) => level(prospect, place) > 0);
  if (placed.length <= prospect.population) return;
  const [least] = placed.sort((a, b) => worth(prospect, a) - worth(prospect, b));
  if (least === undefined) return;
  const left: ByPlace<number> = [...prospect.workers];
  left[least] = 0;
  prospect.workers = left;
}
function worth(prospect: Prospect, place: Place): number {
  return level(prospect, place) * (place < COMMERCE ? 2 : 1);
}
