/** A bucket of tokens that fills at a steady rate: bursts are fine, floods are not. */
export class Bucket {
  readonly #rate: number;
  readonly #size: number;
  #tokens: number;
  #filled: number;

  /** `rate` tokens a second, at most `size` at once. */
  constructor(rate: number, size: number, now: number) {
    this.#rate = rate;
    this.#size = size;
    this.#tokens = size;
    this.#filled = now;
  }

  /** Whether there was a token to take. */
  take(now: number, tokens = 1): boolean {
    this.#tokens = Math.min(this.#size, this.#tokens + ((now - this.#filled) / 1000) * this.#rate);
    this.#filled = now;
    if (this.#tokens < tokens) return false;
    this.#tokens -= tokens;
    return true;
  }

  full(now: number): boolean {
    return this.#tokens + ((now - this.#filled) / 1000) * this.#rate >= this.#size;
  }
}

/** A bucket for each address; full ones are forgotten. */
export class Buckets {
  readonly #rate: number;
  readonly #size: number;
  readonly #buckets = new Map<string, Bucket>();
  #swept = Date.now();

  constructor(rate: number, size: number) {
    this.#rate = rate;
    this.#size = size;
  }

  take(key: string, tokens = 1): boolean {
    const now = Date.now();
    if (now - this.#swept > 60_000) this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, this.#size, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now, tokens);
  }

  #sweep(now: number): void {
    this.#swept = now;
    for (const [key, bucket] of this.#buckets) if (bucket.full(now)) this.#buckets.delete(key);
  }
}
