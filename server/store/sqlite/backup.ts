import {
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  closeSync,
  chmodSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Complaint } from "@clade/kernel";
import { databaseIn, takeFolder } from "../../data-folder.ts";
import { openDatabase } from "./driver.ts";
import { MIGRATIONS, versionOf } from "./migrations.ts";
import { damageIn } from "./soundness.ts";

/** What a verified file holds. */
export interface Backup {
  readonly bytes: number;
  readonly people: number;
  readonly tables: number;
}

/**
 * Copies the database of a folder into one file, as it is at one moment, while a server may be at work on it; and reads the copy
 * through. The file appears under its name when it is whole, sound and on disk, and not before.
 */
export async function backUpFolder(folder: string, file: string, { force = false } = {}): Promise<Backup | Complaint> {
  const from = databaseIn(folder);
  if (!existsSync(from)) return { complaint: `${folder} is no data folder of a server: there is no clade.db in it` };
  if (existsSync(file) && !force) return { complaint: `${file} is there already: name another, or say --force` };
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    const database = await openDatabase(from, { readOnly: true });
    try {
      database.exec("PRAGMA busy_timeout = 5000");
      database.prepare("VACUUM INTO ?").run(part);
    } finally {
      database.close();
    }
    chmodSync(part, 0o600);
    const found = await verify(part, from);
    if ("complaint" in found) return found;
    putInPlace(part, file);
    return found;
  } catch (error) {
    return { complaint: `no backup of ${from} was made: ${firstLine(error)}` };
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Puts a backup where a server finds it. The folder must be at rest. The copy is made beside the old file and read through there;
 * then what the old one had beside it goes, and last the copy takes its place: at every moment the folder holds the old state or
 * the new one, never a mixture.
 */
export async function restoreToFolder(
  file: string,
  folder: string,
  { force = false } = {},
): Promise<Backup | Complaint> {
  const missing = whatIsMissing(file);
  if (missing !== undefined) return missing;
  const to = databaseIn(folder);
  const part = `${to}.restoring`;
  let unlock: (() => void) | undefined;
  try {
    unlock = await takeFolder(folder);
    if (existsSync(to) && !force) {
      return { complaint: `${folder} has a database already: say --force to put the backup in its place` };
    }
    removeWithCompanions(part);
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const found = await verify(part, file);
    if ("complaint" in found) return found;
    if (existsSync(to)) await intoTheFile(to);
    for (const companion of COMPANIONS) rmSync(`${to}${companion}`, { force: true });
    putInPlace(part, to);
    return found;
  } catch (error) {
    return { complaint: firstLine(error) };
  } finally {
    removeWithCompanions(part);
    unlock?.();
  }
}

/** A backup is one file. */
export function whatIsMissing(file: string): Complaint | undefined {
  if (!existsSync(file)) return { complaint: `there is no file ${file}` };
  for (const companion of ["-wal", "-journal"]) {
    if ((statSync(`${file}${companion}`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
      return { complaint: `${file} is not whole without ${file}${companion}: make a backup with clade backup` };
    }
  }
  return undefined;
}

/** The files that SQLite keeps beside its own. */
const COMPANIONS = ["-wal", "-shm", "-journal"] as const;

export function removeWithCompanions(file: string): void {
  for (const companion of ["", ...COMPANIONS]) rmSync(`${file}${companion}`, { force: true });
}

/** Should the last step not happen, the old state is still whole: what waits beside the file goes into it first, if it can. */
async function intoTheFile(path: string): Promise<void> {
  try {
    const database = await openDatabase(path);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();
  } catch {
    // It may be damaged: that is why there is something to restore.
  }
}

/** Reads a file through: is it sound, is it ours, and of a version that this program knows? */
export async function verify(path: string, name: string): Promise<Backup | Complaint> {
  let database: Awaited<ReturnType<typeof openDatabase>> | undefined;
  try {
    database = await openDatabase(path);
    const damage = damageIn(database, "integrity_check");
    if (damage !== undefined) return { complaint: `${name} is damaged: ${damage}` };
    const version = versionOf(database);
    if (version === 0) return { complaint: `${name} is no database of a Clade server` };
    if (version > MIGRATIONS.length) {
      return { complaint: `${name} has schema version ${version}, this program knows 1 to ${MIGRATIONS.length}` };
    }
    const count = (what: "people" | "tables"): number => {
      const row = database?.prepare(`SELECT count(*) AS count FROM ${what}`).get() as { readonly count: number };
      return row.count;
    };
    return { bytes: statSync(path).size, people: count("people"), tables: count("tables") };
  } catch (error) {
    return { complaint: `${name} is no database of a Clade server: ${firstLine(error)}` };
  } finally {
    database?.close();
  }
}

/** From here on it is there, also after a power cut. */
export function putInPlace(part: string, file: string): void {
  sync(part);
  renameSync(part, file);
  sync(dirname(file));
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}
