import type { DatabaseSyncInstance } from "@photostructure/sqlite";

/** `node:sqlite` where the runtime has it, else a package with the same interface and its own copy of SQLite. */
export async function openDatabase(path: string): Promise<DatabaseSyncInstance> {
  const driver = await loadDriver();
  return new driver.DatabaseSync(path);
}

type Driver = typeof import("@photostructure/sqlite");

async function loadDriver(): Promise<Driver> {
  const builtIn: string = "node:sqlite";
  try {
    return (await import(builtIn)) as Driver;
  } catch {
    return import("@photostructure/sqlite");
  }
}
