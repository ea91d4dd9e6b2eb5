import { at, type Chance, shuffle } from "@clade/kernel";
import type { Entrant, Round } from "./course.ts";

/** To begin tells more than any other seat. */
const FIRST = 4;

/** Who had which seat how often. */
export class SeatCounts {
  readonly #counts = new Map<Entrant, number[]>();

  static of(rounds: readonly Round[]): SeatCounts {
    const counts = new SeatCounts();
    for (const { tables } of rounds) for (const { seats } of tables) counts.sat(seats);
    return counts;
  }

  sat(seats: readonly Entrant[]): void {
    for (const [seat, entrant] of seats.entries()) {
      const own = this.#counts.get(entrant) ?? [];
      own[seat] = (own[seat] ?? 0) + 1;
      this.#counts.set(entrant, own);
    }
  }

  count(entrant: Entrant, seat: number): number {
    return this.#counts.get(entrant)?.[seat] ?? 0;
  }
}

/** In what order people sit down, so that everybody has each seat as often as can be, and nobody always begins. */
export function seatOrder(people: readonly Entrant[], counts: SeatCounts, chance: Chance): Entrant[] {
  const drawn = shuffle([...people], chance);
  let best = drawn;
  let least = Number.POSITIVE_INFINITY;
  for (const order of orders(drawn)) {
    let cost = 0;
    for (const [seat, entrant] of order.entries()) {
      const before = counts.count(entrant, seat);
      cost += before * before * (seat === 0 ? FIRST : 1) + before;
    }
    if (cost >= least) continue;
    least = cost;
    best = order;
  }
  return best;
}

function* orders(items: readonly Entrant[]): Generator<Entrant[]> {
  if (items.length <= 1) {
    yield [...items];
    return;
  }
  for (const index of items.keys()) {
    const rest = [...items.slice(0, index), ...items.slice(index + 1)];
    for (const order of orders(rest)) yield [at(items, index), ...order];
  }
}
