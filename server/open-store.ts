import { EVERYTHING, hasAll, Tenancy } from "./cluster/tenancy.ts";
import type { Cluster } from "./cluster/cluster.ts";
import { ITS_SHARE } from "./cluster/sharing.ts";
import { databaseIn, takeFolder } from "./data-folder.ts";
import type { Settings } from "./settings.ts";
import { LEASE_MS } from "./store/leases.ts";
import { connectSqlite } from "./store/sqlite/connect.ts";
import type { Epoch, Store } from "./store/store.ts";
import type { Notes } from "./tables/house.ts";

/** A store, and what this server has of it. */
export interface OpenStore {
  readonly store: Store;
  /** Where several servers share the store: this one's part of it, which begins when it is settled, and who is told of it. */
  readonly shared?: SharedStore;
  epochOf(table: string): Epoch | undefined;
  isHere(table: string): boolean;
  /** Lets go of it. */
  close(): Promise<void>;
}

export interface SharedStore {
  readonly tenancy: Tenancy;
  /** The server among others, once it has joined them. */
  cluster: Cluster | undefined;
}

/** Opens the store that the settings name: for this process alone, or with a bus for one of many. `lost` is called if it can no longer keep anything. */
export function openStore(settings: Settings, notes: Notes, lost: (error: Error) => void): Promise<OpenStore> {
  if (settings.store === "") return openFolder(settings.data, lost);
  return settings.bus === "" ? openDatabase(settings.store, notes, lost) : openShared(settings.store, notes);
}

async function openFolder(folder: string, lost: (error: Error) => void): Promise<OpenStore> {
  const unlock = await takeFolder(folder);
  const store = await connectSqlite(databaseIn(folder), lost).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return {
    store,
    epochOf: () => undefined,
    isHere: () => true,
    async close() {
      await store.close();
      unlock();
    },
  };
}

/** A server that crashed still seems to live for a moment. */
const PATIENCE_MS = LEASE_MS + 1000;
const LOOK_MS = 250;

async function openDatabase(url: string, notes: Notes, lost: (error: Error) => void): Promise<OpenStore> {
  // Loaded only where it is needed: the embedded store starts as fast without it.
  const { PostgresStore } = await import("./store/postgres/postgres-store.ts");
  const store = await PostgresStore.open(url);
  const tenancy = new Tenancy(store.leases, EVERYTHING, {
    gained() {},
    lost: () => lost(new Error("another server has taken this database over")),
    trouble: (what, about) => notes.trouble(what, about),
  });
  try {
    const until = performance.now() + PATIENCE_MS;
    while ((await tenancy.begin()).length > 0) {
      if (performance.now() > until)
        throw new Error("another server is running on this database: one database has one server");
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    await tenancy.settle();
    if (!hasAll(tenancy)) throw new Error("another server is starting on this database");
  } catch (error) {
    await tenancy.end().catch(() => {});
    await store.close();
    throw error;
  }
  return {
    store,
    epochOf: (table) => tenancy.epochOf(table),
    isHere: () => true,
    async close() {
      await tenancy.end().catch(() => {});
      await store.close();
    },
  };
}

/** A database with several servers: what is this one's, it finds out when it has joined the others. */
async function openShared(url: string, notes: Notes): Promise<OpenStore> {
  const { PostgresStore } = await import("./store/postgres/postgres-store.ts");
  const store = await PostgresStore.open(url);
  const held: { cluster: Cluster | undefined } = { cluster: undefined };
  const tenancy = new Tenancy(
    store.leases,
    ITS_SHARE,
    {
      gained: (slots) => held.cluster?.gained(slots),
      lost: (slots) => held.cluster?.lost(slots),
      changed: () => held.cluster?.changed(),
      trouble: (what, about) => notes.trouble(what, about),
    },
    () => held.cluster?.isJoined ?? false,
  );
  return {
    store,
    shared: Object.assign(held, { tenancy }),
    epochOf: (table) => tenancy.epochOf(table),
    isHere: (table) => tenancy.epochOf(table) !== undefined && tenancy.isSure,
    async close() {
      // Whoever ends in order has ended it before.
      await tenancy.end().catch(() => {});
      await store.close();
    },
  };
}
