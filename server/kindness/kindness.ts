import { type Problem, problem } from "../problem.ts";
import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { blocks, NO_WISHES, readWishes, type Wishes } from "./wishes.ts";

const KIND = "kindness";

/** So many people can be kept away: more is a quarrel with the world. */
export const MOST_KEPT_AWAY = 500;
/** For so long what is known of somebody is not read again: what another server changes is told, and that may get lost. */
const FRESH_MS = 10_000;
/** Of so many people something is known at a time. */
const MOST_KNOWN = 5000;
const TRIES = 5;

/** The wishes of a person as they are kept. */
export async function wishesOf({ records }: Store, person: string): Promise<Wishes> {
  return readWishes((await records.record(KIND, person))?.body);
}

/** What people wish of each other, kept as a record of each person: it is in what is theirs, and goes with them. */
export class Kindness {
  readonly #store: Store;
  readonly #known = new Map<string, { readonly wishes: Promise<Wishes>; readonly until: number }>();
  /** Tells other servers that somebody's wishes have changed. */
  tell: (person: string) => void = () => {};

  constructor(store: Store) {
    this.#store = store;
  }

  /** The wishes of a person; of nobody in particular, those of somebody who has said nothing. */
  of(person: string | null): Promise<Wishes> {
    if (person === null) return Promise.resolve(NO_WISHES);
    const now = performance.now();
    const known = this.#known.get(person);
    if (known !== undefined && known.until > now) return known.wishes;
    const wishes = wishesOf(this.#store, person);
    wishes.catch(() => this.#known.delete(person));
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(person, { wishes, until: now + FRESH_MS });
    return wishes;
  }

  /** Somebody wishes otherwise from now on; answers how. */
  async change(person: string, by: (wishes: Wishes) => Wishes): Promise<Wishes | Problem> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.#store.records.record(KIND, person);
      const wishes = by(readWishes(kept?.body));
      if (wishes.keptAway.length > MOST_KEPT_AWAY) return problem("too-many", "So many people cannot be kept away.");
      const revision = kept?.revision ?? 0;
      const done = await this.#store.records.change([
        { kind: KIND, key: person, revision, body: wishes, marks: [of(person)] },
      ]);
      if (!done) continue;
      this.forget(person);
      this.tell(person);
      return wishes;
    }
    return problem("conflict", "That was changed at the same moment. Please try again.");
  }

  /** What was known of somebody may be old. */
  forget(person: string): void {
    this.#known.delete(person);
  }

  /** Whether one of these others has blocked the person. */
  async isBlockedBy(person: string, others: readonly (string | null)[]): Promise<boolean> {
    const wishes = await Promise.all(others.map((other) => this.of(other)));
    return wishes.some((each) => blocks(each, person));
  }

  /** Whether a person and any of the others must not be brought together: one of the two has blocked the other. */
  async areApart(person: string, others: readonly (string | null)[]): Promise<boolean> {
    const own = await this.of(person);
    if (others.some((other) => other !== null && blocks(own, other))) return true;
    return this.isBlockedBy(person, others);
  }
}

/** Why somebody cannot sit down with these people. They are not told who it was. */
export async function unwelcome(
  kindness: Kindness,
  person: string,
  { host, seats }: { readonly host: string; readonly seats: readonly { readonly person: string | null }[] },
): Promise<Problem | undefined> {
  const others = [host, ...seats.map((seat) => seat.person)].filter((other) => other !== person);
  if (!(await kindness.isBlockedBy(person, others))) return undefined;
  return problem("unwelcome", "You cannot sit down at this table.");
}
