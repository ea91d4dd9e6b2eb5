import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Chance, chanceOf } from "./chance.ts";

const WORDS_PER_BLOCK = 8;

/**
 * The cryptographic maker, for live games: block i of the stream is HMAC-SHA-256(seed, i). Whoever does not hold the
 * seed learns nothing of later draws from earlier ones; whoever does can repeat every draw.
 */
export function keyed(seed: string): Chance {
  // What depends on the seed alone is hashed once.
  const mac = hmac.create(sha256, utf8ToBytes(seed));
  const counter = new Uint8Array(8);
  const counterView = new DataView(counter.buffer);
  let block = new DataView(counter.buffer);
  let blocks = 0;
  let next = WORDS_PER_BLOCK;
  return chanceOf(() => {
    if (next === WORDS_PER_BLOCK) {
      counterView.setUint32(4, blocks++);
      block = new DataView(mac.clone().update(counter).digest().buffer);
      next = 0;
    }
    return block.getUint32(4 * next++);
  });
}

/** A new secret seed of 256 bits. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(32));
}

/** What a live game publishes before its first move: nobody can change the seed afterwards without it showing. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("clade seed "), utf8ToBytes(seed))));
}
