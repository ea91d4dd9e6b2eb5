import { at, type Chance, shuffle } from "@clade/kernel";
import type { Entrant, Meetings } from "./course.ts";

/** Whom to seat, the strongest first, and what is known of them. */
export interface ToMix {
  readonly people: readonly Entrant[];
  readonly sizes: readonly number[];
  readonly meetings: Meetings;
  readonly points: (entrant: Entrant) => number;
  /** How often somebody was at a table with empty seats. */
  readonly small: (entrant: Entrant) => number;
  /** So many times less is searched than usual. */
  readonly hurry?: number;
}

/** To meet somebody again costs more than any difference in points; each further time, much more. */
const AGAIN = 1e9;
const ONCE_MORE = 50;
/** To be at a table with empty seats again costs more than a difference in points. */
const SMALL = 3e5;

/** How long is searched: so many exchanges a person, the first part of them warm. */
const EXCHANGES = 500;
const WARM = 2e4;
const COLD = 20;
/** Where people still meet again it is begun anew, so often at most, as long as there are so many exchanges left. */
const ATTEMPTS = 12;
const MOST_EXCHANGES = 1e6;
/** From the third attempt on so warm that some meet again on the way: what stands in each other's way comes apart. */
const HOT = AGAIN / 2;

/**
 * Seats people so that as few as can be meet again, and so that those with like points are together: two seats are exchanged
 * again and again, whatever makes it better stays, and at first sometimes also what makes it a little worse.
 */
export function mix(to: ToMix, chance: Chance): Entrant[][] {
  const pairs = new PairCosts(to);
  let best: Mixing | undefined;
  const exchanges = Math.ceil((EXCHANGES * to.people.length) / (to.hurry ?? 1));
  const attempts = to.hurry === undefined ? Math.min(ATTEMPTS, Math.max(4, Math.floor(MOST_EXCHANGES / exchanges))) : 1;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const mixing = new Mixing(to, pairs, chance, attempt);
    mixing.search(exchanges, attempt < 2 ? WARM : HOT);
    if (best === undefined || mixing.cost < best.cost) best = mixing;
    if (best.cost < AGAIN) break;
  }
  return best?.tables() ?? [];
}

class Mixing {
  cost = 0;
  readonly #to: ToMix;
  readonly #chance: Chance;
  /** Place by place, table after table. */
  readonly #seated: Entrant[];
  readonly #begins: readonly number[];
  readonly #tableOf: readonly number[];
  readonly #full: number;
  readonly #pairs: PairCosts;

  constructor(to: ToMix, pairs: PairCosts, chance: Chance, attempt: number) {
    this.#to = to;
    this.#pairs = pairs;
    this.#chance = chance;
    this.#full = Math.max(...to.sizes);
    const begins: number[] = [];
    const tableOf: number[] = [];
    for (const [table, size] of to.sizes.entries()) {
      begins.push(tableOf.length);
      for (let seat = 0; seat < size; seat++) tableOf.push(table);
    }
    this.#begins = begins;
    this.#tableOf = tableOf;
    this.#seated = attempt < 2 ? [...to.people] : shuffle([...to.people], chance);
    this.cost = to.sizes.reduce((sum, _, table) => sum + this.#tableCost(table), 0);
  }

  tables(): Entrant[][] {
    return this.#to.sizes.map((size, table) => {
      const begin = at(this.#begins, table);
      return this.#seated.slice(begin, begin + size);
    });
  }

  search(exchanges: number, warm: number): void {
    const { length } = this.#seated;
    if (this.#to.sizes.length < 2) return;
    const cooling = (COLD / warm) ** (1 / exchanges);
    let heat = warm;
    let [best, bestCost] = [[...this.#seated], this.cost];
    for (let step = 0; step < exchanges; step++) {
      heat *= cooling;
      const one = this.#chance.int(length);
      const other = this.#chance.int(length);
      if (this.#tableOf[one] === this.#tableOf[other]) continue;
      const more = this.#exchangeCost(one, other);
      if (more > 0 && (more > 40 * heat || this.#chance.int(1 << 20) >= (1 << 20) * Math.exp(-more / heat))) continue;
      const held = at(this.#seated, one);
      this.#seated[one] = at(this.#seated, other);
      this.#seated[other] = held;
      this.cost += more;
      if (this.cost < bestCost) [best, bestCost] = [[...this.#seated], this.cost];
    }
    this.#seated.splice(0, length, ...best);
    this.cost = bestCost;
  }

  /** By how much it gets worse if two change places. */
  #exchangeCost(one: number, other: number): number {
    const [first, second] = [at(this.#seated, one), at(this.#seated, other)];
    return (
      this.#placeCost(second, one) -
      this.#placeCost(first, one) +
      this.#placeCost(first, other) -
      this.#placeCost(second, other)
    );
  }

  /** What it costs that somebody is at a place, with those who are at its table otherwise. */
  #placeCost(entrant: Entrant, place: number): number {
    const table = at(this.#tableOf, place);
    const begin = at(this.#begins, table);
    const size = at(this.#to.sizes, table);
    let cost = size < this.#full ? SMALL * this.#to.small(entrant) : 0;
    for (let each = begin; each < begin + size; each++) {
      if (each !== place) cost += this.#pairs.of(entrant, at(this.#seated, each));
    }
    return cost;
  }

  #tableCost(table: number): number {
    const begin = at(this.#begins, table);
    const size = at(this.#to.sizes, table);
    let cost = 0;
    for (let place = begin; place < begin + size; place++) {
      if (size < this.#full) cost += SMALL * this.#to.small(at(this.#seated, place));
      for (let next = place + 1; next < begin + size; next++) {
        cost += this.#pairs.of(at(this.#seated, place), at(this.#seated, next));
      }
    }
    return cost;
  }
}

/** What it costs that two are at a table: asked so often that all answers are made beforehand. */
class PairCosts {
  readonly #width: number;
  readonly #costs: Float64Array;

  constructor({ people, points, meetings }: ToMix) {
    this.#width = Math.max(0, ...people) + 1;
    this.#costs = new Float64Array(this.#width * this.#width);
    for (const one of people) {
      for (const other of people) {
        const apart = points(one) - points(other);
        this.#costs[one * this.#width + other] = apart * apart + againCost(meetings.between(one, other));
      }
    }
  }

  of(one: Entrant, other: Entrant): number {
    return this.#costs[one * this.#width + other] ?? 0;
  }
}

/** What it costs to meet somebody who was met so often. */
function againCost(met: number): number {
  return met === 0 ? 0 : met === 1 ? AGAIN : AGAIN * ONCE_MORE * (met - 1);
}
