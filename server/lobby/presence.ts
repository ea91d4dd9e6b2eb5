import { randomBytes } from "node:crypto";
import { of, type Records } from "../store/records.ts";

/** Who was not heard of for so long is not here. */
const HERE_MS = 3 * 60_000;
/** What others are told is noted so often. */
const NOTED_MS = 30_000;
const SERVERS = 100;
const COUNTS = "here-count";
const CHOICES = "seen-here";
const ALL = "all";

/**
 * Who is here, as numbers. Each server counts those whom it hears, in memory; several add up what each of them has kept as one number.
 * Of a person it is kept only where they have chosen to be seen, by those they follow.
 */
export class Presence {
  readonly #records: Records;
  /** Others have people too. */
  readonly #isShared: boolean;
  readonly #server = randomBytes(9).toString("base64url");
  readonly #heard = new Map<string, number>();
  readonly #shown = new Map<string, number>();
  readonly #lines: () => ReadonlySet<string>;
  #noted = 0;
  #swept = 0;

  constructor(records: Records, isShared: boolean, lines: () => ReadonlySet<string>) {
    this.#records = records;
    this.#isShared = isShared;
    this.#lines = lines;
  }

  /** Somebody has asked for something. */
  heard(person: string): void {
    const now = Date.now();
    this.#heard.set(person, now);
    if (now - this.#swept < NOTED_MS) return;
    this.#swept = now;
    for (const [each, at] of this.#heard) if (now - at > HERE_MS) this.#heard.delete(each);
  }

  /** How many people are here, at all servers. */
  async count(): Promise<number> {
    const now = Date.now();
    const here = this.#countHere(now);
    if (!this.#isShared) return here;
    if (now - this.#noted > NOTED_MS) {
      this.#noted = now;
      const marks = [{ mark: ALL, rank: now }];
      await this.#records.change([{ kind: COUNTS, key: this.#server, body: { here }, marks }]);
    }
    const all = await this.#records.marked(COUNTS, ALL, { limit: SERVERS });
    const others = all.filter(({ key, rank }) => key !== this.#server && now - rank < HERE_MS);
    for (const { kind, key, revision, rank } of all) {
      if (now - rank > 10 * HERE_MS) await this.#records.change([{ kind, key, revision, body: null }]);
    }
    return here + others.reduce((sum, { body }) => sum + (body as { readonly here: number }).here, 0);
  }

  /** Whether those whom somebody follows may see that they are here. They say so themselves; else nobody does. */
  async isShown(person: string): Promise<boolean> {
    return (await this.#records.record(CHOICES, person)) !== undefined;
  }

  async choose(person: string, shown: boolean): Promise<void> {
    this.#shown.delete(person);
    if (!shown) await this.#records.change([{ kind: CHOICES, key: person, body: null }]);
    else await this.#noteShown(person, Date.now());
  }

  /** Notes that somebody is here who has chosen to be seen. */
  async show(person: string): Promise<void> {
    const now = Date.now();
    if (now - (this.#shown.get(person) ?? 0) < NOTED_MS) return;
    if (this.#shown.size > 10_000) this.#shown.clear();
    this.#shown.set(person, now);
    if (await this.isShown(person)) await this.#noteShown(person, now);
  }

  /** Which of these people are here and have chosen to be seen. */
  async shownAmong(people: readonly string[]): Promise<string[]> {
    const now = Date.now();
    const kept = await Promise.all(people.map((person) => this.#records.record(CHOICES, person)));
    return people.filter((_, index) => {
      const at = (kept[index]?.body as { readonly at: number } | undefined)?.at;
      return at !== undefined && now - at < HERE_MS;
    });
  }

  async #noteShown(person: string, at: number): Promise<void> {
    await this.#records.change([{ kind: CHOICES, key: person, body: { at }, marks: [of(person)] }]);
  }

  #countHere(now: number): number {
    const recent = [...this.#heard].flatMap(([person, at]) => (now - at < HERE_MS ? [person] : []));
    return new Set([...recent, ...this.#lines()]).size;
  }
}
