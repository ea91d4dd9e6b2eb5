import { isIPv6 } from "node:net";

/**
 * Who an address counts as. A household has 2^64 addresses of IPv6, so all that share the first 64 bits are one; an address
 * of IPv4 that is written as one of IPv6 is itself.
 */
export function addressKey(address: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (old !== undefined) return old;
  const [bare = address] = address.split("%");
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  // An address of IPv4 at the end stands for two groups.
  const groups = before.length + after.length + (bare.includes(".") ? 1 : 0);
  const middle = tail === undefined ? [] : Array.from({ length: 8 - groups }, () => "0");
  const network = [...before, ...middle, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** A bucket of tokens that fills at a steady rate: bursts are fine, floods are not. Its clock never goes back. */
export class Bucket {
  readonly #rate: number;
  readonly #size: number;
  #tokens: number;
  #filled = performance.now();

  /** `rate` tokens a second, at most `size` at once. */
  constructor(rate: number, size: number) {
    this.#rate = rate;
    this.#size = size;
    this.#tokens = size;
  }

  /** Whether there was a token to take. */
  take(tokens = 1): boolean {
    this.#fill();
    if (this.#tokens < tokens) return false;
    this.#tokens -= tokens;
    return true;
  }

  /** Takes what something turned out to cost, even if it was more than there is: then nothing can be had for a while. */
  charge(tokens: number): void {
    this.#fill();
    this.#tokens -= tokens;
  }

  get full(): boolean {
    this.#fill();
    return this.#tokens >= this.#size;
  }

  #fill(): void {
    const now = performance.now();
    this.#tokens = Math.min(this.#size, this.#tokens + ((now - this.#filled) / 1000) * this.#rate);
    this.#filled = now;
  }
}

/** How often full buckets are forgotten. */
const SWEEP_MS = 60_000;

/** A bucket for each address or person; full ones are forgotten. */
export class Buckets {
  readonly #rate: number;
  readonly #size: number;
  readonly #taken: ((key: string, tokens: number) => void) | undefined;
  readonly #buckets = new Map<string, Bucket>();
  #swept = performance.now();

  /** `taken` hears of every token that was taken. */
  constructor(rate: number, size: number, taken?: (key: string, tokens: number) => void) {
    this.#rate = rate;
    this.#size = size;
    this.#taken = taken;
  }

  take(key: string, tokens = 1): boolean {
    const had = this.of(key).take(tokens);
    if (had) this.#taken?.(key, tokens);
    return had;
  }

  of(key: string): Bucket {
    if (performance.now() - this.#swept > SWEEP_MS) this.#sweep();
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, this.#size);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #sweep(): void {
    this.#swept = performance.now();
    for (const [key, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(key);
  }
}
