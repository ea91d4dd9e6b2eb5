import { type AnyBrain, at, type Put, type Result, seats } from "@clade/kernel";

/**
 * Positions and what became of them, in one long list of 16-bit numbers: how many players; of each seat its final score, its
 * share of the win and what `evaluate` said (two numbers each); then the inputs of the table and of each seat: how many are
 * not 0, and each one's place and value. Values keep the upper half of their 32 bits.
 */
export type Samples = Uint16Array;

const real = new Float32Array(1);
const bits = new Uint32Array(real.buffer);

function upperHalf(value: number): number {
  real[0] = value;
  return ((bits[0] as number) + 0x8000) >>> 16;
}

/** Reads a value that kept its upper half. */
export function halved(value: number): number {
  bits[0] = (value << 16) >>> 0;
  return real[0] as number;
}

export function whole(list: Samples, place: number): number {
  bits[0] = ((list[place] as number) | ((list[place + 1] as number) << 16)) >>> 0;
  return real[0] as number;
}

/** Where the parts of a sample lie. */
export const SEAT_WORDS = 6;
export const SCORE = 1;
export const WIN = 3;
export const BASE = 5;

/** Writes down the positions of one game; what they came to is filled in at its end. */
export class Scribe {
  readonly #brain: AnyBrain;
  readonly #players: number;
  readonly #starts: number[] = [];
  #list = new Uint16Array(4096);
  #length = 0;

  constructor(brain: AnyBrain, players: number) {
    this.#brain = brain;
    this.#players = players;
  }

  write(state: unknown): void {
    const { judge } = this.#brain;
    if (judge === undefined) return;
    this.#starts.push(this.#length);
    this.#push(this.#players);
    for (const seat of seats(this.#players)) {
      for (let word = 0; word < SEAT_WORDS - 2; word++) this.#push(0);
      real[0] = this.#brain.evaluate(state, seat);
      this.#push((bits[0] as number) & 0xffff);
      this.#push((bits[0] as number) >>> 16);
    }
    this.#inputs((put) => judge.describeTable(state, put));
    for (const seat of seats(this.#players)) this.#inputs((put) => judge.describeSeat(state, seat, put));
  }

  #inputs(describe: (put: Put) => void): void {
    const counter = this.#length;
    this.#push(0);
    describe((place, value) => {
      if (value === 0) return;
      this.#push(place);
      this.#push(upperHalf(value));
    });
    this.#list[counter] = (this.#length - counter - 1) / 2;
  }

  #push(word: number): void {
    if (this.#length === this.#list.length) {
      const longer = new Uint16Array(2 * this.#length);
      longer.set(this.#list);
      this.#list = longer;
    }
    this.#list[this.#length++] = word;
  }

  finish({ scores, places }: Result): Samples {
    const winners = places.filter((place) => place === 1).length;
    for (const start of this.#starts) {
      for (const seat of seats(this.#players)) {
        const from = start + seat * SEAT_WORDS;
        this.#fill(from + SCORE, at(scores, seat));
        this.#fill(from + WIN, places[seat] === 1 ? 1 / winners : 0);
      }
    }
    return this.#list.slice(0, this.#length);
  }

  #fill(place: number, value: number): void {
    real[0] = value;
    this.#list[place] = (bits[0] as number) & 0xffff;
    this.#list[place + 1] = (bits[0] as number) >>> 16;
  }
}

/** Where each sample of a list begins. */
export function startsOf(list: Samples): number[] {
  const starts: number[] = [];
  for (let place = 0; place < list.length; ) {
    starts.push(place);
    const players = list[place] as number;
    place += 1 + players * SEAT_WORDS;
    for (let part = 0; part <= players; part++) place += 1 + 2 * (list[place] as number);
  }
  return starts;
}
