import { at } from "@clade/kernel";

/**
 * A tournament as figures alone: who played whom, and how it ended. Everything in this folder is a pure function of it, the same
 * for the same seed: it knows neither people nor tables nor time.
 */

/** Those who take part are numbered from 0 in the order in which they were seeded. */
export type Entrant = number;

export type TournamentKind = "knock-out" | "league" | "swiss";

export interface Plan {
  readonly kind: TournamentKind;
  /** Seats at a table, and how few the game can be played with. */
  readonly size: number;
  readonly least: number;
  /** How many rounds there are: of a knock-out that follows from who is in it, and this is not read. */
  readonly rounds: number;
  /** How many of a table go on in a knock-out. */
  readonly goOn: number;
  readonly seed: string;
}

/** How a table ended, seat by seat. */
export interface Outcome {
  /** 1 is the first; equal places are shared; those who forfeited are behind all others. */
  readonly places: readonly number[];
  /** What the game itself counted. */
  readonly scores: readonly number[];
  readonly forfeits: readonly boolean[];
}

export interface Seating {
  readonly seats: readonly Entrant[];
  /** Null while it is played. */
  readonly outcome: Outcome | null;
}

export interface Round {
  readonly tables: readonly Seating[];
  /** Those who are in the round, and for whom there is no table. */
  readonly byes: readonly Entrant[];
}

export interface Withdrawal {
  readonly entrant: Entrant;
  /** The first round (from 0) that they are not in any more. */
  readonly from: number;
}

export interface Course {
  readonly plan: Plan;
  readonly entrants: number;
  readonly withdrawn: readonly Withdrawal[];
  readonly rounds: readonly Round[];
  /** Who meets whom in a league, from its beginning. */
  readonly schedule?: readonly Pairing[];
}

/** Who sits with whom in a round, before anything is played. */
export interface Pairing {
  readonly tables: readonly (readonly Entrant[])[];
  readonly byes: readonly Entrant[];
}

/** Those who have not gone before a round. */
export function present({ entrants, withdrawn }: Course, round: number): Entrant[] {
  const gone = new Set(withdrawn.filter(({ from }) => from <= round).map(({ entrant }) => entrant));
  return Array.from({ length: entrants }, (_, entrant) => entrant).filter((entrant) => !gone.has(entrant));
}

/** How often each two were at a table: a square of counts. */
export class Meetings {
  readonly #count: number;
  readonly #met: Uint16Array;

  constructor(count: number) {
    this.#count = count;
    this.#met = new Uint16Array(count * count);
  }

  static of({ entrants, rounds }: Pick<Course, "entrants" | "rounds">): Meetings {
    const meetings = new Meetings(entrants);
    for (const { tables } of rounds) for (const { seats } of tables) meetings.add(seats, 1);
    return meetings;
  }

  between(one: Entrant, other: Entrant): number {
    return this.#met[one * this.#count + other] ?? 0;
  }

  add(seats: readonly Entrant[], times: number): void {
    for (let first = 0; first < seats.length; first++) {
      for (let second = first + 1; second < seats.length; second++) {
        this.change(at(seats, first), at(seats, second), times);
      }
    }
  }

  change(one: Entrant, other: Entrant, by: number): void {
    this.#met[one * this.#count + other] = this.between(one, other) + by;
    this.#met[other * this.#count + one] = this.between(other, one) + by;
  }
}
