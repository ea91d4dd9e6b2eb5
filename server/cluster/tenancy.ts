import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { faultOf } from "../fault.ts";
import { type Alive, type Held, LEASE_MS, type Leased, type Leases, type Slot } from "../store/leases.ts";
import { slotOf, SLOTS } from "../store/slots.ts";
import type { Epoch } from "../store/store.ts";

/** How often a server says that it lives: a few may fail before its leases are over. */
const BEAT_MS = 800;

export interface TenancyReport {
  /** These slots are this server's from now on. */
  gained(slots: readonly Held[]): void;
  /** These are no longer, although it did not give them away: others may be at work with their tables already. */
  lost(slots: readonly Held[]): void;
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
}

/** Which slots a server wants of all, given how everything stands. */
export type Policy = (own: string, leased: Leased) => readonly Held[];

/** A server alone wants everything. */
export const EVERYTHING: Policy = (own, { slots }) => slots.filter(({ owner }) => owner !== own);

/**
 * What a server has of a store that others may share: slots, each under an epoch. It says again and again that it lives; if it
 * could not for the time of a lease, others may have taken what it had, and until it knows better it has nothing.
 */
export class Tenancy {
  readonly self: Alive;
  readonly #leases: Leases;
  readonly #policy: Policy;
  readonly #report: TenancyReport;
  readonly #held = new Map<number, Epoch>();
  #known: Leased = { alive: [], slots: [] };
  #validUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #stopped = false;
  #failing = false;

  constructor(leases: Leases, policy: Policy, report: TenancyReport) {
    this.#leases = leases;
    this.#policy = policy;
    this.#report = report;
    this.self = {
      id: randomBytes(9).toString("base64url"),
      name: `${hostname()} ${process.pid}`,
      began: Date.now(),
    };
  }

  /** Begins to live; answers who else does. Nothing is claimed before `settle`. */
  async begin(): Promise<readonly Alive[]> {
    await this.#look();
    return this.others();
  }

  /** Takes what there is to take, and goes on living. */
  async settle(): Promise<void> {
    await this.beat();
    this.#next();
  }

  others(): readonly Alive[] {
    return this.#known.alive.filter(({ id }) => id !== this.self.id);
  }

  /** The epoch under which this server has a table; undefined if it has not. */
  epochOf(table: string): Epoch | undefined {
    return this.#held.get(slotOf(table));
  }

  /** Whether what this server has is surely its own at this moment. */
  get isSure(): boolean {
    return performance.now() < this.#validUntil;
  }

  get held(): readonly Held[] {
    return [...this.#held].map(([slot, epoch]) => ({ slot, epoch }));
  }

  /** Who had a slot when it was last looked. */
  ownerOf(slot: number): string | null {
    return this.#held.has(slot) ? this.self.id : (this.#known.slots[slot]?.owner ?? null);
  }

  /** Says that this server lives, looks how everything stands, and takes what is its due. */
  beat(): Promise<void> {
    this.#beating = this.#beating.then(() => this.#beat());
    return this.#beating;
  }

  /** Hands slots over to others; answers which are theirs now. */
  async give(slots: readonly (Held & { readonly to: string })[]): Promise<Slot[]> {
    const given = await this.#leases.give(this.self.id, slots);
    for (const { slot } of slots) this.#held.delete(slot);
    return given;
  }

  /** Ends this server's life: what it still has is nobody's. */
  async end(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#beating;
    this.#held.clear();
    await this.#leases.leave(this.self.id);
  }

  #next(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      void this.beat().finally(() => this.#next());
    }, BEAT_MS);
    this.#timer.unref();
  }

  async #beat(): Promise<void> {
    if (this.#stopped) return;
    try {
      await this.#look();
      const wanted = this.#policy(this.self.id, this.#known);
      if (wanted.length > 0) this.#gain(await this.#leases.claim(this.self.id, wanted));
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#report.trouble("lease not renewed", { why: faultOf(error) });
      this.#failing = true;
    }
  }

  async #look(): Promise<void> {
    const asked = performance.now();
    const leased = await this.#leases.beat(this.self);
    this.#known = leased;
    this.#validUntil = asked + LEASE_MS;
    const lost: Held[] = [];
    const gained: Held[] = [];
    for (const { slot, epoch, owner } of leased.slots) {
      const held = this.#held.get(slot);
      if (held !== undefined && (owner !== this.self.id || epoch !== held)) {
        this.#held.delete(slot);
        lost.push({ slot, epoch: held });
      }
      // It was given by another server, or it was claimed and no answer came.
      if (owner === this.self.id && this.#held.get(slot) === undefined) gained.push({ slot, epoch });
    }
    if (lost.length > 0) this.#report.lost(lost);
    this.#gain(gained);
  }

  #gain(slots: readonly Held[]): void {
    const fresh = slots.filter(({ slot }) => !this.#held.has(slot));
    for (const { slot, epoch } of fresh) this.#held.set(slot, epoch);
    if (fresh.length > 0) this.#report.gained(fresh);
  }
}

/** For a server that is alone with its store: it has everything, or it does not start. */
export function hasAll({ held }: Tenancy): boolean {
  return held.length === SLOTS;
}
