import type { Watcher } from "../seat.ts";

/** Somebody who watches a table: a line to a person, a page, a terminal. */
export interface Listener<Body> {
  send(message: Body): void;
}

/** Who looks at a table, each in the role that is theirs and no other. */
export class Audience<Body, L extends Listener<Body>> {
  readonly #listeners = new Set<L>();
  readonly #roleOf: (listener: L) => Watcher;
  /** They stay the same from move to move: until somebody comes or goes, or the seats change. */
  #roles: ReadonlyMap<Watcher, readonly L[]> | undefined;

  constructor(roleOf: (listener: L) => Watcher) {
    this.#roleOf = roleOf;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: L): void {
    this.#listeners.add(listener);
    this.#roles = undefined;
  }
  remove(listener: L): void {
    this.#listeners.delete(listener);
    this.#roles = undefined;
  }
  has(listener: L): boolean {
    return this.#listeners.has(listener);
  }
  some(test: (listener: L) => boolean): boolean {
    for (const listener of this.#listeners) if (test(listener)) return true;
    return false;
  }

  all(): readonly L[] {
    return [...this.#listeners];
  }

  /** Who sits where has changed. */
  reseat(): void {
    this.#roles = undefined;
  }

  roles(): Watcher[] {
    return [...this.#byRole().keys()];
  }

  /** Those who look from this seat, or from none. */
  at(role: Watcher): readonly L[] {
    return this.#byRole().get(role) ?? [];
  }
  tellAll(message: Body): void {
    for (const listener of this.#listeners) listener.send(message);
  }
  /** Tells everybody what is meant for them alone. */
  tellEach(message: (listener: L) => Body): void {
    for (const listener of this.#listeners) listener.send(message(listener));
  }

  #byRole(): ReadonlyMap<Watcher, readonly L[]> {
    if (this.#roles !== undefined) return this.#roles;
    const roles = new Map<Watcher, L[]>();
    for (const listener of this.#listeners) {
      const role = this.#roleOf(listener);
      roles.set(role, [...(roles.get(role) ?? []), listener]);
    }
    this.#roles = roles;
    return roles;
  }
}
