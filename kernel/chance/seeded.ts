import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { type Chance, chanceOf } from "./chance.ts";

/**
 * The fast maker, for simulation and bots: sfc32, started from the hash of a seed that people can type.
 * The same seed gives the same draws on any machine.
 */
export function seeded(seed: string): Chance {
  const start = new DataView(sha256(utf8ToBytes(seed)).buffer);
  let a = start.getInt32(0);
  let b = start.getInt32(4);
  let c = start.getInt32(8);
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
