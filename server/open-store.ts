import { EVERYTHING, hasAll, Tenancy } from "./cluster/tenancy.ts";
import { databaseIn, takeFolder } from "./data-folder.ts";
import type { Settings } from "./settings.ts";
import { LEASE_MS } from "./store/leases.ts";
import { connectSqlite } from "./store/sqlite/connect.ts";
import type { Epoch, Store } from "./store/store.ts";
import type { Notes } from "./tables/house.ts";

/** A store, and what this server has of it. */
export interface OpenStore {
  readonly store: Store;
  epochOf(table: string): Epoch | undefined;
  /** Lets go of it. */
  close(): Promise<void>;
}

/** Opens the store that the settings name, for this process alone. `lost` is called if it can no longer keep anything. */
export function openStore(settings: Settings, notes: Notes, lost: (error: Error) => void): Promise<OpenStore> {
  return settings.store === "" ? openFolder(settings.data, lost) : openDatabase(settings.store, notes, lost);
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
    async close() {
      await tenancy.end().catch(() => {});
      await store.close();
    },
  };
}
