import { type AnyBrain, at, type Seat, seats } from "@clade/kernel";
import { type Ending, Means } from "./means.ts";
import type { Change } from "./review.ts";

/** How many standard errors a difference is above what chance makes, at least. */
const SURE = 2.5;
/** Less of anything is not worth a word. */
const LEAST = 0.3;

/** What there was of everything after each of the two moves, in one world. */
interface Entry {
  /** Right after the move, and where the course was judged. */
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** By how much the seat was ahead of the others there. */
  readonly lead: number;
}

/** Keeps count of what everybody has after two moves, world by world, and says which difference explains most of what the better one brings. */
export class Ledger {
  readonly #brain: AnyBrain;
  readonly #players: number;
  readonly #seat: Seat;
  #kinds: readonly string[] = [];
  readonly #pairs: (readonly [worse: Entry, better: Entry])[] = [];

  constructor(brain: AnyBrain, players: number, seat: Seat) {
    this.#brain = brain;
    this.#players = players;
    this.#seat = seat;
  }

  /** What each seat has of each thing. */
  count(state: unknown): number[] {
    return seats(this.#players).flatMap((seat) => {
      const held = this.#brain.holdings?.(state, seat) ?? {};
      this.#kinds = Object.keys(held);
      return Object.values(held);
    });
  }

  entry(first: readonly number[], last: readonly number[], { scores }: Ending): Entry {
    const own = at(scores, this.#seat);
    const others = scores.reduce((sum, score) => sum + score, 0) - own;
    return { first, last, lead: own - (scores.length > 1 ? others / (scores.length - 1) : 0) };
  }

  add(worse: Entry, better: Entry): void {
    this.#pairs.push([worse, better]);
  }

  /** What the better move is for: more for its seat, or less for another. */
  telling(): Change | null {
    const kinds = this.#kinds;
    let most = 0;
    let change: Change | null = null;
    for (const seat of seats(this.#players)) {
      for (const [index, holding] of kinds.entries()) {
        const place = seat * kinds.length + index;
        const by = this.#difference(place);
        const wanted = seat === this.#seat ? by > 0 : by < 0;
        const explained = wanted ? this.#news(place, by) * Math.abs(by) * this.#worth(place) * Math.sign(by) : 0;
        if (explained <= most) continue;
        most = explained;
        change = { seat, holding, by };
      }
    }
    return change;
  }

  /** By how much there is more after the better move; 0 where chance may have made it. */
  #difference(place: number): number {
    const means = new Means(1);
    for (const [worse, better] of this.#pairs) means.add([at(better.last, place) - at(worse.last, place)]);
    const { value, error } = means.get(0);
    return Math.abs(value) >= LEAST && Math.abs(value) >= SURE * error ? value : 0;
  }

  /** What part of a difference came later: what a move itself does goes without saying. */
  #news(place: number, by: number): number {
    let sum = 0;
    for (const [worse, better] of this.#pairs) sum += at(better.first, place) - at(worse.first, place);
    const atOnce = sum / this.#pairs.length / by;
    return Math.min(1, Math.max(0, 1 - atOnce));
  }

  /** How much one more of it goes with being ahead, among the courses after each move. */
  #worth(place: number): number {
    let [together, alone] = [0, 0];
    for (const which of [0, 1] as const) {
      const entries = this.#pairs.map((pair) => pair[which]);
      const count = entries.reduce((sum, { last }) => sum + at(last, place), 0) / entries.length;
      const lead = entries.reduce((sum, entry) => sum + entry.lead, 0) / entries.length;
      for (const entry of entries) {
        const more = at(entry.last, place) - count;
        together += more * (entry.lead - lead);
        alone += more * more;
      }
    }
    return alone === 0 ? 0 : together / alone;
  }
}
