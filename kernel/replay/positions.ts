import type { Chance } from "../chance/chance.ts";
import type { AnyGame } from "../contract.ts";
import { at } from "../list.ts";
import { CHANCE_MAKERS } from "../match.ts";
import { type ChanceKind, readEntry } from "../record.ts";

/** How many moves may lie between two states that are kept: few enough to be played again in a moment. */
const APART = 12;
const WORD = 0x1_0000_0000;

/** How a position comes about: it was kept, it is one that was there before (something was taken back), or by a move. */
type Origin<S> = { readonly state: S; readonly drawn: number } | { readonly same: number } | { readonly entry: string };

/** A game's luck from the place on where so much of it had been drawn. */
export function chanceFrom(kind: ChanceKind, seed: string, drawn: number): Chance {
  const chance = CHANCE_MAKERS[kind](seed);
  skipLuck(chance, drawn);
  return chance;
}

/** Draws and forgets until so much has been drawn. */
export function skipLuck(chance: Chance, drawn: number): void {
  while (chance.drawn < drawn) chance.int(WORD);
}

/**
 * Every position of a game, at hand and small: one state in a dozen is kept, the others are played from the one before. Luck is
 * not kept: what was drawn is drawn again from the seed.
 */
export class Positions {
  readonly #game: AnyGame;
  readonly #players: number;
  readonly #chanceAt: (drawn: number) => Chance;
  readonly #origins: Origin<unknown>[] = [];
  /** How many moves each position is away from a kept state. */
  readonly #distances: number[] = [];
  /** The positions of the moves that count, by how many there were before. */
  #line: number[] = [];
  #counted: readonly string[] = [];
  #last: { readonly position: number; readonly state: unknown } | undefined;

  constructor(game: AnyGame, players: number, chanceAt: (drawn: number) => Chance) {
    this.#game = game;
    this.#players = players;
    this.#chanceAt = chanceAt;
  }

  get length(): number {
    return this.#origins.length;
  }

  /** The positions of what counts: of the set-up, and after each move that was not taken back. */
  get line(): readonly number[] {
    return this.#line;
  }

  /** How many states are kept. */
  get kept(): number {
    return this.#origins.filter((origin) => "state" in origin).length;
  }

  begin(state: unknown, drawn: number): void {
    this.#line = [0];
    this.#keep(state, drawn);
  }

  /** A move was made: this is where it led. */
  moved(entry: string, state: unknown, drawn: number): void {
    const distance = at(this.#distances, this.length - 1) + 1;
    this.#line.push(this.length);
    this.#counted = [...this.#counted, entry];
    if (distance >= APART) this.#keep(state, drawn);
    else this.#add({ entry }, distance);
  }

  /** Something was taken back, and these are the entries that still count. */
  tookBack(counted: readonly string[], state: unknown, drawn: number): void {
    const same = counted.findIndex((entry, place) => entry !== this.#counted[place]) < 0;
    this.#counted = counted;
    const before = this.#line[counted.length];
    if (same && before !== undefined) {
      this.#line = this.#line.slice(0, counted.length + 1);
      this.#add({ same: before }, at(this.#distances, before));
    } else {
      // What somebody else did in secret stays, on another ground: nobody has seen this position yet.
      this.#line = [...this.#line.slice(0, counted.length), this.length];
      this.#keep(state, drawn);
    }
  }

  /** The state of a position. It is not to be changed: whoever wants to play on clones it. */
  state(position: number): unknown {
    if (this.#last?.position === position) return this.#last.state;
    const entries: string[] = [];
    let place = position;
    for (;;) {
      const origin = at(this.#origins, place);
      if ("state" in origin) {
        const state =
          entries.length === 0 ? origin.state : this.#playOn(origin.state, origin.drawn, entries.toReversed());
        this.#last = { position, state };
        return state;
      }
      if ("same" in origin) place = origin.same;
      else {
        entries.push(origin.entry);
        place--;
      }
    }
  }

  #playOn(from: unknown, drawn: number, entries: readonly string[]): unknown {
    const state = this.#game.clone(from);
    const dealer = { chance: this.#chanceAt(drawn), tell: () => {} };
    for (const text of entries) {
      const entry = readEntry(text, this.#players);
      const move = entry === undefined ? undefined : this.#game.read(entry.text);
      if (entry === undefined || move === undefined) throw new Error("a move that was made cannot be read again");
      this.#game.play(state, entry.seat, move, dealer);
    }
    return state;
  }

  #keep(state: unknown, drawn: number): void {
    this.#add({ state: this.#game.clone(state), drawn }, 0);
  }

  #add(origin: Origin<unknown>, distance: number): void {
    this.#origins.push(origin);
    this.#distances.push(distance);
  }
}
