import type { Claim } from "../people/identity.ts";
import { of, type Records } from "../store/records.ts";

/** So many that nobody came back to are tidied up when another begins. */
const SWEPT = 20;

const KIND = "pending-sign-in";

/**
 * What a session has begun and must end soon: a challenge that an authenticator is to sign, a visit to somebody else's sign-in. Each
 * session has one of a purpose at a time; it is taken once, at whichever server, and by that session alone.
 */
export class Pending<T extends object> {
  readonly #records: Records;
  readonly #purpose: string;
  readonly #lasts: number;

  constructor(records: Records, purpose: string, lasts: number) {
    this.#records = records;
    this.#purpose = purpose;
    this.#lasts = lasts;
  }

  async begin(who: Claim, what: T): Promise<void> {
    const now = Date.now();
    const late = await this.#records.marked(KIND, "all", { limit: SWEPT, lowestFirst: true, upTo: now });
    for (const { kind, key, revision } of late) await this.#records.change([{ kind, key, revision, body: null }]);
    const until = now + this.#lasts;
    const marks = [of(who.person), { mark: "all", rank: until }];
    await this.#records.change([{ kind: KIND, key: this.#keyOf(who), body: { until, what }, marks }]);
  }

  /** What was begun, if there is still time for it. Nobody gets it twice. */
  async take(who: Claim): Promise<T | undefined> {
    const kept = await this.#records.record(KIND, this.#keyOf(who));
    if (kept === undefined) return undefined;
    const { kind, key, revision } = kept;
    if (!(await this.#records.change([{ kind, key, revision, body: null }]))) return undefined;
    const { until, what } = kept.body as { readonly until: number; readonly what: T };
    return Date.now() < until ? what : undefined;
  }

  #keyOf({ person, session }: Claim): string {
    return `${this.#purpose}/${person}/${session}`;
  }
}
