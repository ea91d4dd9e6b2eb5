/** A slot, and how often it has changed hands: only who names the present epoch may write for its tables. */
export interface Held {
  readonly slot: number;
  readonly epoch: number;
}

/** A slot as the database has it. */
export interface Slot extends Held {
  readonly owner: string | null;
}

/** A server that lives: it was seen within the time of a lease. */
export interface Alive {
  readonly id: string;
  /** Where it says that its desk is, for the operator: the name of its machine and its process. */
  readonly name: string;
  readonly began: number;
  /** Whether it hears the others over the bus: who does not can have no tables that others want to reach. */
  readonly joined: boolean;
}

export interface Leased {
  readonly alive: readonly Alive[];
  readonly slots: readonly Slot[];
}

/** A server that was not seen for so long has lost what it had: others may take it. It knows that itself, and sooner. */
export const LEASE_MS = 3000;

/** From when to when the tables of a slot had no server: by the store's clock, in milliseconds since 1970. */
export interface SlotPause {
  readonly slot: number;
  readonly began: number;
  readonly ended: number;
}

/** Which server has which slots, for a store that several servers share. All times are the store's own. */
export interface Leases {
  /**
   * Says that a server lives; answers how everything stands. It fails rather than wait for a store that is away. If its lease was
   * over and nobody has taken what it had, the time since it was last seen is a pause.
   */
  beat(server: Alive): Promise<Leased>;
  /**
   * Takes slots that nobody has who lives, if their epochs are still these; answers those that were had, with their new epochs. The
   * time since a dead owner was last seen is a pause.
   */
  claim(server: string, slots: readonly Held[]): Promise<Held[]>;
  /** Hands slots over to another server; answers those that were still the giver's. */
  give(server: string, slots: readonly (Held & { readonly to: string })[]): Promise<Slot[]>;
  /** When some slots, or all, had no server; what was long ago may be forgotten. */
  pauses(slots?: readonly number[]): Promise<SlotPause[]>;
  /** A server ends: what it still has is nobody's. */
  leave(server: string): Promise<void>;
}
