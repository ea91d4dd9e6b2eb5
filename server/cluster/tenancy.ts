import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { faultOf } from "../fault.ts";
import { type Alive, type Held, LEASE_MS, type Leased, type Leases, type Slot } from "../store/leases.ts";
import { slotOf, SLOTS } from "../store/slots.ts";
import type { Epoch } from "../store/store.ts";

/** How often a server says that it lives: a few may fail before its leases are over. */
const BEAT_MS = 800;
/** How often it is looked whether the leases are still good. */
const LOOK_MS = 200;
/** Others want the same slots: so often at most they are asked for in one beat. */
const CLAIMS = 3;

export interface TenancyReport {
  /** These slots are this server's from now on. */
  gained(slots: readonly Held[]): void;
  /** These are no longer, although it did not give them away: others may be at work with their tables already. */
  lost(slots: readonly Held[]): void;
  /** Something about who lives or who has what is not as it was. */
  changed?(): void;
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
  readonly #leases: Leases;
  readonly #policy: Policy;
  readonly #report: TenancyReport;
  readonly #isJoined: (() => boolean) | undefined;
  readonly #self = { id: randomBytes(9).toString("hex"), name: `${hostname()} ${process.pid}`, began: Date.now() };
  readonly #held = new Map<number, Epoch>();
  /** On their way to others: they may still look as if they were this server's. */
  readonly #giving = new Set<number>();
  #known: Leased = { alive: [], slots: [] };
  #validUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #looks: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #claims = true;
  #stopped = false;
  #failing = false;

  /** `isJoined`: whether the others can reach this server; none where it is alone. */
  constructor(leases: Leases, policy: Policy, report: TenancyReport, isJoined?: () => boolean) {
    this.#leases = leases;
    this.#policy = policy;
    this.#report = report;
    this.#isJoined = isJoined;
  }

  get id(): string {
    return this.#self.id;
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
    // A server alone keeps what it has while the store is away: nobody else could have taken it without being asked.
    if (this.#isJoined === undefined) return;
    this.#looks = setInterval(() => this.#loseIfUnsure(), LOOK_MS);
    this.#looks.unref();
  }

  /** How everything stood when it was last looked, or heard of. */
  get known(): Leased {
    return this.#known;
  }
  get alive(): readonly Alive[] {
    return this.#known.alive;
  }
  others(): readonly Alive[] {
    return this.#known.alive.filter(({ id }) => id !== this.id);
  }

  /** The epoch under which this server has a table; undefined if it has not. */
  epochOf(table: string): Epoch | undefined {
    return this.#held.get(slotOf(table));
  }

  /** Whether what this server has is surely its own at this moment. */
  get isSure(): boolean {
    return this.#isJoined === undefined || performance.now() < this.#validUntil;
  }

  get held(): readonly Held[] {
    return [...this.#held].map(([slot, epoch]) => ({ slot, epoch }));
  }

  /** Who has a slot, as far as is known; null if nobody has who lives. */
  ownerOf(slot: number): string | null {
    if (this.#held.has(slot)) return this.id;
    const owner = this.#known.slots[slot]?.owner ?? null;
    return owner !== null && owner !== this.id && this.#known.alive.some(({ id }) => id === owner) ? owner : null;
  }

  /** Says that this server lives, looks how everything stands, and takes what is its due. */
  beat(): Promise<void> {
    this.#beating = this.#beating.then(() => this.#beat());
    return this.#beating;
  }

  /** What another server says of slots that have changed hands: sooner than the store could be asked. */
  heard(news: readonly Slot[]): void {
    // Nothing is known yet: the first look brings all of it.
    if (this.#known.slots.length === 0) return;
    const slots = [...this.#known.slots];
    for (const each of news) if ((slots[each.slot]?.epoch ?? -1) < each.epoch) slots[each.slot] = each;
    this.#known = { ...this.#known, slots };
    this.#compare(slots);
    this.#report.changed?.();
  }

  /** Another server has said that it ends. */
  gone(server: string): void {
    this.#known = { ...this.#known, alive: this.#known.alive.filter(({ id }) => id !== server) };
    this.#report.changed?.();
    void this.beat();
  }

  /** Hands slots over to others; answers which are theirs now. */
  async give(slots: readonly (Held & { readonly to: string })[]): Promise<Slot[]> {
    for (const { slot } of slots) {
      this.#held.delete(slot);
      this.#giving.add(slot);
    }
    try {
      const given = await this.#leases.give(this.id, slots);
      this.heard(given);
      return given;
    } finally {
      for (const { slot } of slots) this.#giving.delete(slot);
    }
  }

  /** Takes no more slots from now on. */
  claimNothing(): void {
    this.#claims = false;
  }

  /** Ends this server's life: what it still has is nobody's. */
  async end(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#looks);
    await this.#beating;
    this.#held.clear();
    await this.#leases.leave(this.id);
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
      for (let claims = 0; claims < CLAIMS && this.#claims; claims++) {
        const wanted = this.#policy(this.id, this.#known);
        if (wanted.length === 0) break;
        const had = await this.#leases.claim(this.id, wanted);
        this.heard(had.map((each) => ({ ...each, owner: this.id })));
        if (had.length === wanted.length) break;
        await this.#look();
      }
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#report.trouble("lease not renewed", { why: faultOf(error) });
      this.#failing = true;
    }
  }

  async #look(): Promise<void> {
    const asked = performance.now();
    const leased = await this.#leases.beat({ ...this.#self, joined: this.#isJoined?.() ?? true });
    this.#known = leased;
    this.#validUntil = asked + LEASE_MS;
    this.#compare(leased.slots);
    this.#report.changed?.();
  }

  /** What is this server's, and what no longer is, by what is known now. */
  #compare(slots: readonly Slot[]): void {
    const lost: Held[] = [];
    const gained: Held[] = [];
    for (const { slot, epoch, owner } of slots) {
      const held = this.#held.get(slot);
      if (held !== undefined && epoch > held) {
        this.#held.delete(slot);
        lost.push({ slot, epoch: held });
      }
      // It was given by another server, or it was claimed and no answer came.
      const isFresh = owner === this.id && !this.#held.has(slot) && !this.#giving.has(slot);
      if (isFresh && this.#claims) gained.push({ slot, epoch });
    }
    for (const { slot, epoch } of gained) this.#held.set(slot, epoch);
    if (lost.length > 0) this.#report.lost(lost);
    if (gained.length > 0) this.#report.gained(gained);
  }

  #loseIfUnsure(): void {
    if (this.isSure || this.#held.size === 0) return;
    const lost = this.held;
    this.#held.clear();
    this.#report.lost(lost);
  }
}

/** For a server that is alone with its store: it has everything, or it does not start. */
export function hasAll({ held }: Tenancy): boolean {
  return held.length === SLOTS;
}
