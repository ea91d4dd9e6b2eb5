import type { Ban } from "../store/desk.ts";
import type { Store } from "../store/store.ts";
import type { Banned } from "./order.ts";

/** Who may not come in: read once, asked with every request. */
export class Bans {
  readonly #store: Store;
  readonly #bans = new Map<string, Ban>();
  /** Tells other servers that they have changed. */
  tell: (() => void) | undefined;

  private constructor(store: Store, bans: readonly Ban[]) {
    this.#store = store;
    for (const ban of bans) this.#bans.set(keyOf(ban), ban);
  }

  static async read(store: Store): Promise<Bans> {
    return new Bans(store, await store.desk.bans());
  }

  /** Whether a person or an address (as limits know it: IPv6 by its first half) is kept out. */
  keepsOut(person: string | null, address: string): boolean {
    if (this.#bans.size === 0) return false;
    return (
      this.#holds({ kind: "address", value: address }) ||
      (person !== null && this.#holds({ kind: "person", value: person }))
    );
  }

  /** Reads them again: another server may have changed them. */
  async refresh(): Promise<void> {
    const bans = await this.#store.desk.bans();
    this.#bans.clear();
    for (const ban of bans) this.#bans.set(keyOf(ban), ban);
  }

  async add(ban: Ban): Promise<void> {
    await this.#store.desk.ban(ban);
    this.#bans.set(keyOf(ban), ban);
    this.tell?.();
  }

  /** False if there was no such ban. */
  async lift(who: Banned): Promise<boolean> {
    this.#bans.delete(keyOf(who));
    const lifted = await this.#store.desk.unban(who.kind, who.value);
    this.tell?.();
    return lifted;
  }

  #holds(who: Banned): boolean {
    const ban = this.#bans.get(keyOf(who));
    return ban !== undefined && (ban.until === null || ban.until > Date.now());
  }
}

function keyOf({ kind, value }: Banned): string {
  return `${kind} ${value}`;
}
