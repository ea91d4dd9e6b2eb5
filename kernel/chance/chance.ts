import { at, pop } from "../list.ts";

/** Where every random draw of a game comes from, and the only place it comes from. */
export interface Chance {
  /** A whole number from 0 to bound − 1, each equally likely. */
  int(bound: number): number;
  /** How many words have been drawn so far: a match sees by it whether a move depended on luck. */
  readonly drawn: number;
}

/** Makes a Chance out of a stream of 32-bit words. Both makers share it, so both are free of modulo bias. */
export function chanceOf(word: () => number): Chance {
  let drawn = 0;
  return {
    get drawn() {
      return drawn;
    },
    int(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000) {
        throw new RangeError(`cannot draw below ${bound}`);
      }
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      for (;;) {
        const value = word();
        drawn++;
        if (value < fair) return value % bound;
      }
    },
  };
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(items: T[], chance: Chance): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = chance.int(last + 1);
    const held = at(items, last);
    items[last] = at(items, other);
    items[other] = held;
  }
  return items;
}

/** One item at random, left where it is. */
export function pick<T>(items: readonly T[], chance: Chance): T {
  return at(items, chance.int(items.length));
}

/** One item at random, taken out; the order of the others is not kept. */
export function pluck<T>(items: T[], chance: Chance): T {
  const index = chance.int(items.length);
  const last = pop(items);
  if (index === items.length) return last;
  const item = at(items, index);
  items[index] = last;
  return item;
}
