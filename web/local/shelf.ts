import type { KeptTable } from "./messages.ts";

/** Where tables of this device are kept: IndexedDB, one entry a table. */
export interface TableShelf {
  readonly put: (table: KeptTable) => Promise<void>;
  readonly get: (id: string) => Promise<KeptTable | undefined>;
  readonly all: () => Promise<readonly KeptTable[]>;
  readonly remove: (id: string) => Promise<void>;
}

const DATABASE = "clade";
const STORE = "tables";

export async function openShelf(): Promise<TableShelf> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE, { keyPath: "id" }));
  const database = await answered(request);
  const store = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async put(table) {
      await answered(store("readwrite").put(table));
    },
    get: (id) => answered<KeptTable | undefined>(store("readonly").get(id)),
    all: () => answered<KeptTable[]>(store("readonly").getAll()),
    async remove(id) {
      await answered(store("readwrite").delete(id));
    },
  };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser keeps no data")));
  });
}
