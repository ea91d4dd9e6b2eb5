import type { KeptTable } from "./messages.ts";

/** Where tables of this device are kept: IndexedDB, one entry a table. */
export interface TableStorage {
  /** Fails with `NotKept`. */
  readonly put: (table: KeptTable) => Promise<void>;
  readonly get: (id: string) => Promise<KeptTable | undefined>;
  readonly all: () => Promise<readonly KeptTable[]>;
  readonly remove: (id: string) => Promise<void>;
}

/** The device would not keep a table: it is full, or the browser has taken its storage away. */
export class NotKept extends Error {}

const DATABASE = "clade";
const STORE = "tables";

export async function openStorage(): Promise<TableStorage> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE, { keyPath: "id" }));
  const database = await answered(request);
  const store = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async put(table) {
      try {
        const entries = store("readwrite");
        entries.put(table);
        // Only what is committed is kept: a device may turn out to be full after the entry was taken.
        await committed(entries.transaction);
      } catch (error) {
        throw new NotKept(String(error));
      }
    },
    get: (id) => answered<KeptTable | undefined>(store("readonly").get(id)),
    all: () => answered<KeptTable[]>(store("readonly").getAll()),
    async remove(id) {
      await answered(store("readwrite").delete(id));
    },
  };
}

/** For browsers that keep nothing: as long as the page is open. */
export function memoryStorage(): TableStorage {
  const tables = new Map<string, KeptTable>();
  return {
    put: async (table) => void tables.set(table.id, table),
    get: async (id) => tables.get(id),
    all: async () => [...tables.values()],
    remove: async (id) => void tables.delete(id),
  };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser keeps no data")));
    request.addEventListener("blocked", () => reject(new Error("another page holds the data")));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error("the browser keeps no data"));
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", fail);
    transaction.addEventListener("error", fail);
  });
}
