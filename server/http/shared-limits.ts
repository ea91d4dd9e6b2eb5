import type { Taken } from "../cluster/messages.ts";
import { Buckets } from "./limits.ts";

/** How often the others are told what was taken. Codes are guessed one by one: each is told at once. */
const TELL_MS = 200;

/**
 * Limits that count for all servers together: what protects people and the store. What is taken at one server is taken at all
 * of them, a moment later. (What protects a process, each counts for itself.)
 */
export class SharedLimits {
  readonly #limits = new Map<string, Buckets>();
  #taken: Record<string, Record<string, number>> = {};
  #tell: ((taken: Taken) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** A limit by its name: so many a second, so many at once, of each person or address. */
  buckets(name: string, rate: number, size: number, { atOnce = false } = {}): Buckets {
    const buckets = new Buckets(rate, size, (key, tokens) => this.#note(name, key, tokens, atOnce));
    this.#limits.set(name, buckets);
    return buckets;
  }

  /** From now on others are told. */
  share(tell: (taken: Taken) => void): void {
    this.#tell = tell;
    this.#timer = setInterval(() => this.#flush(), TELL_MS);
    this.#timer.unref();
  }

  /** What was taken elsewhere. */
  heard(taken: Taken): void {
    for (const [name, keys] of Object.entries(taken)) {
      for (const [key, tokens] of Object.entries(keys)) this.#limits.get(name)?.of(key).charge(tokens);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #note(name: string, key: string, tokens: number, atOnce: boolean): void {
    if (this.#tell === undefined) return;
    const keys = (this.#taken[name] ??= {});
    keys[key] = (keys[key] ?? 0) + tokens;
    if (atOnce) this.#flush();
  }

  #flush(): void {
    const taken = this.#taken;
    if (Object.keys(taken).length === 0) return;
    this.#taken = {};
    this.#tell?.(taken);
  }
}
