import { createHash, randomBytes } from "node:crypto";
import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { Sessions } from "./sessions.ts";

/**
 * What a token lets a program do: look at what its person sees; play in their name; change what else is theirs. None lets it make
 * tokens, sign in, have the person's data or erase them.
 */
export const SCOPES = ["read", "play", "manage"] as const;
export type Scope = (typeof SCOPES)[number];

/** A token as it is kept: of the token itself only the hash, which is its key. */
interface KeptToken {
  readonly person: string;
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
  /** When it was last used, to within a day; null if never. */
  readonly seen: number | null;
}

export interface TokenInfo extends Omit<KeptToken, "person"> {}

export interface TokenClaim {
  readonly person: string;
  readonly session: string;
  readonly scopes: readonly Scope[];
}

const TOKEN = "token";
const FORM = /^clade_[\w-]{43}$/;
export const MOST_TOKENS = 20;
const DAY_MS = 24 * 3600 * 1000;
/** What is known of a token is read anew after so long. */
const FRESH_MS = 5000;
const MOST_KNOWN = 10_000;

/** Tokens by which programs act for people. */
export class Tokens {
  readonly #store: Store;
  readonly #sessions: Sessions;
  readonly #known = new Map<string, { readonly token: KeptToken | undefined; readonly until: number }>();

  constructor(store: Store, sessions: Sessions) {
    this.#store = store;
    this.#sessions = sessions;
    sessions.whenEnded((person) => {
      for (const [hash, { token }] of this.#known) if (token?.person === person) this.#known.delete(hash);
    });
  }

  /** Whose token it is; null if it is nobody's. */
  async whose(text: string): Promise<TokenClaim | null> {
    if (!FORM.test(text)) return null;
    const hash = hashOf(text);
    const token = await this.#find(hash);
    if (token === undefined) return null;
    if (Date.now() - (token.seen ?? 0) > DAY_MS) await this.#note(hash);
    return { person: token.person, session: sessionOf(token.id), scopes: token.scopes };
  }

  /** A new token, which is shown once and never again; undefined if there are enough. */
  async make(
    person: string,
    name: string,
    scopes: readonly Scope[],
  ): Promise<{ readonly token: string; readonly id: string } | undefined> {
    const { records } = this.#store;
    if ((await records.count(TOKEN, of(person).mark)) >= MOST_TOKENS) return undefined;
    const token = `clade_${randomBytes(32).toString("base64url")}`;
    const id = randomBytes(9).toString("base64url");
    const kept: KeptToken = { person, id, name, scopes, created: Date.now(), seen: null };
    await records.change([
      { kind: TOKEN, key: hashOf(token), revision: 0, body: kept, marks: [{ ...of(person), rank: kept.created }] },
    ]);
    return { token, id };
  }

  async list(person: string): Promise<TokenInfo[]> {
    const kept = await this.#store.records.marked(TOKEN, of(person).mark, { limit: MOST_TOKENS });
    return kept.map(({ body }) => {
      const { id, name, scopes, created, seen } = body as KeptToken;
      return { id, name, scopes, created, seen };
    });
  }

  /** Ends a token, and the lines that are open by it; false if there is none such. */
  async end(person: string, id: string): Promise<boolean> {
    const { records } = this.#store;
    const kept = await records.marked(TOKEN, of(person).mark, { limit: MOST_TOKENS });
    const found = kept.find(({ body }) => (body as KeptToken).id === id);
    if (found === undefined) return false;
    await records.change([{ kind: TOKEN, key: found.key, body: null }]);
    const ended = { person, only: sessionOf(id) };
    this.#sessions.noteEnded(ended);
    this.#sessions.tell?.(ended);
    return true;
  }

  async #find(hash: string): Promise<KeptToken | undefined> {
    const known = this.#known.get(hash);
    if (known !== undefined && performance.now() < known.until) return known.token;
    const token = (await this.#store.records.record(TOKEN, hash))?.body as KeptToken | undefined;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(hash, { token, until: performance.now() + FRESH_MS });
    return token;
  }

  async #note(hash: string): Promise<void> {
    const kept = await this.#store.records.record(TOKEN, hash);
    if (kept === undefined) return;
    const token: KeptToken = { ...(kept.body as KeptToken), seen: Date.now() };
    const marks = [{ ...of(token.person), rank: token.created }];
    // Should somebody else have noted it at the same moment, that will do.
    await this.#store.records.change([{ kind: TOKEN, key: hash, revision: kept.revision, body: token, marks }]);
    this.#known.delete(hash);
  }
}

/** Lines that were opened by a token know it by this. */
function sessionOf(id: string): string {
  return `token:${id}`;
}

function hashOf(token: string): string {
  return createHash("sha256").update(`clade token ${token}`).digest("base64url");
}
