import { join } from "node:path";
import { openDatabase } from "./driver.ts";

/** The file in a data folder that says, by being locked, that somebody works on the folder. It holds nothing. */
const LOCK_FILE = "clade.lock";

/** Gives the folder back. */
export type Unlock = () => void;

/**
 * Takes a data folder for this process alone; undefined if another process has it. The lock is the operating system's, held by
 * an open transaction on an empty SQLite file: it goes with its process, however that ends, so there are no stale locks to
 * clear away. The database itself stays open for readers, as backups and exports are.
 */
export async function lockFolder(folder: string): Promise<Unlock | undefined> {
  const database = await openDatabase(join(folder, LOCK_FILE));
  try {
    database.exec("PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
    return () => database.close();
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
}
