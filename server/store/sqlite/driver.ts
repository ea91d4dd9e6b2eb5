import type * as Driver from "@photostructure/sqlite";

/** `node:sqlite` where the runtime has it, else a package with the same interface and its own copy of SQLite. */
export async function openDatabase(path: string, { readOnly = false } = {}): Promise<Driver.DatabaseSyncInstance> {
  const driver = await loadDriver();
  return new driver.DatabaseSync(path, { readOnly });
}

async function loadDriver(): Promise<typeof Driver> {
  const builtIn: string = "node:sqlite";
  try {
    return (await import(builtIn)) as typeof Driver;
  } catch {
    return import("@photostructure/sqlite");
  }
}
