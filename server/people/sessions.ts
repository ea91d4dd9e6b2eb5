import { randomBytes } from "node:crypto";
import type { Session, Store } from "../store/store.ts";
import { deviceOf } from "./device.ts";
import { type Claim, FIRST_SESSION, type Identities } from "./identity.ts";

/** A session that nobody has used for so long is over. */
const EXPIRES_MS = 400 * 24 * 3600 * 1000;
/** When somebody was last here is noted once a day. */
const NOTED_MS = 24 * 3600 * 1000;
/** What is known of a person's sessions is read anew after so long. */
const FRESH_MS = 5000;
/** Of so many people at most. */
const MOST_KNOWN = 10_000;

/** One session of a person has ended, or all but one. */
interface Ended {
  readonly person: string;
  readonly only?: string;
  readonly but?: string;
}

interface Known {
  /** Undefined while nothing is kept of the person. */
  readonly sessions: readonly Session[] | undefined;
  readonly until: number;
}

/**
 * Who is signed in where. Somebody of whom nothing is kept has no session to end; from the moment at which something is kept there
 * is the first, on the device where they came from, and a recovery code makes further ones. A cookie is good as long
 * as its session is there.
 */
export class Sessions {
  readonly #store: Store;
  readonly #identities: Identities;
  readonly #known = new Map<string, Known>();
  /** Tells other servers that a person has signed in once more. */
  tellBegun: ((person: string) => void) | undefined;
  /** Tells other servers which sessions of a person are over. */
  tell: ((ended: Ended) => void) | undefined;
  readonly #listeners: ((person: string, isOver: (session: string) => boolean) => void)[] = [];

  constructor(store: Store, identities: Identities) {
    this.#store = store;
    this.#identities = identities;
  }

  /** Who somebody is by their cookies; null if they are nobody yet. All of them are tried: another may be in front. */
  async whose(cookies: string | undefined): Promise<Claim | null> {
    for (const claim of this.#identities.read(cookies)) {
      const sessions = await this.#of(claim.person);
      if (sessions === undefined ? claim.session === FIRST_SESSION : sessions.some(({ id }) => id === claim.session)) {
        return claim;
      }
    }
    return null;
  }

  /** Notes that a session is used, and from what kind of device; answers whether it was noted now: once a day. */
  async note({ person, session }: Claim, userAgent: string | undefined): Promise<boolean> {
    const known = (await this.#of(person))?.find(({ id }) => id === session);
    const now = Date.now();
    if (known === undefined || (known.device !== "" && now - known.seen < NOTED_MS)) return false;
    this.#known.delete(person);
    await this.#store.seeSession({ ...known, device: deviceOf(userAgent), seen: now });
    return true;
  }

  async list(person: string): Promise<readonly Session[]> {
    return (await this.#of(person)) ?? [];
  }

  /** Signs somebody in on a further device. */
  async begin(person: string, userAgent: string | undefined): Promise<Claim> {
    const now = Date.now();
    const id = randomBytes(12).toString("base64url");
    await this.#store.addSession({ person, id, device: deviceOf(userAgent), created: now, seen: now });
    this.forget(person);
    this.tellBegun?.(person);
    return { person, session: id };
  }

  /** Ends one session of a person; false if there is none such. */
  async end(person: string, session: string): Promise<boolean> {
    const ended = await this.#store.endSessions(person, { only: session });
    this.noteEnded({ person, only: session });
    this.tell?.({ person, only: session });
    return ended > 0;
  }
  /** Ends all sessions of a person but one. */
  async endOthers({ person, session }: Claim): Promise<void> {
    await this.#store.endSessions(person, { but: session });
    this.noteEnded({ person, but: session });
    this.tell?.({ person, but: session });
  }

  /** What is known of a person's sessions is no longer all of them. */
  forget(person: string): void {
    this.#known.delete(person);
  }

  /** Sessions have ended, here or at another server. */
  noteEnded({ person, only, but }: Ended): void {
    this.#tell(person, (each) => (only === undefined ? each !== but : each === only));
  }

  /** Lines of a session that is over must not stay open. */
  whenEnded(listener: (person: string, isOver: (session: string) => boolean) => void): void {
    this.#listeners.push(listener);
  }

  #tell(person: string, isOver: (session: string) => boolean): void {
    this.#known.delete(person);
    for (const listener of this.#listeners) listener(person, isOver);
  }

  async #of(person: string): Promise<readonly Session[] | undefined> {
    const known = this.#known.get(person);
    if (known !== undefined && performance.now() < known.until) return known.sessions;
    const kept = await this.#store.sessions(person);
    const sessions = kept?.filter(({ seen }) => Date.now() - seen < EXPIRES_MS);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    // Somebody of whom nothing is kept may be kept in a moment.
    if (sessions !== undefined) this.#known.set(person, { sessions, until: performance.now() + FRESH_MS });
    return sessions;
  }
}
