import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { type Chance, chanceOf } from "./chance.ts";

/**
 * The fast maker, for simulation and bots: sfc32, started from the hash of a seed that people can type.
 * The same seed gives the same draws on any machine.
 */
export function seeded(seed: string): Chance {
  const start = new DataView(sha256(utf8ToBytes(seed)).buffer);
  return sfc32(start.getInt32(0), start.getInt32(4), start.getInt32(8));
}

/** Luck that can be had again: each call of `again` gives the same draws, different from those of any other replay. */
export interface Replay {
  again(): Chance;
}

/** Splits off luck of its own from a chance, without the cost of hashing a seed: for bots that try many moves. */
export function split(chance: Chance): Replay {
  const [a, b, c] = [chance.int(WORD), chance.int(WORD), chance.int(WORD)];
  return { again: () => sfc32(a, b, c) };
}
const WORD = 0x1_0000_0000;

function sfc32(first: number, second: number, third: number): Chance {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let counter = 1;
  return chanceOf(() => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  });
}
