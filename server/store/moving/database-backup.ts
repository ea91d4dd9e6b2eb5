import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Complaint, isComplaint } from "@clade/kernel";
import { type Backup, putInPlace, removeWithCompanions, verify, whatIsMissing } from "../sqlite/backup.ts";
import { carryOver } from "./move-store.ts";
import { shelvedPostgres, snapshotOfPostgres } from "./shelved-postgres.ts";
import { shelvedFile } from "./shelved-sqlite.ts";
import type { Shelved } from "./shelves.ts";

/** Copies a PostgreSQL database into one file, as it is at one moment; every kind of thing is counted and compared. */
export async function backUpDatabase(url: string, file: string, { force = false } = {}): Promise<Backup | Complaint> {
  if (existsSync(file) && !force) return { complaint: `${file} is there already: name another, or say --force` };
  const part = `${file}.part`;
  const source = await snapshotOfPostgres(url);
  if (isComplaint(source)) return source;
  try {
    removeWithCompanions(part);
    const target = await shelvedFile(part);
    chmodSync(part, 0o600);
    const carried = await carryOver(source, target).finally(() => target.close());
    if (isComplaint(carried)) return carried;
    const found = await verify(part, "the copy");
    if (isComplaint(found)) return found;
    putInPlace(part, file);
    return found;
  } catch (error) {
    return { complaint: `no backup of the database was made: ${firstLine(error)}` };
  } finally {
    await source.close();
    removeWithCompanions(part);
  }
}

/**
 * Puts a backup into a PostgreSQL database, in one transaction: before it the old state is there, after it the new one. While that
 * lasts no server starts there.
 */
export async function restoreToDatabase(
  file: string,
  url: string,
  { force = false } = {},
): Promise<Backup | Complaint> {
  const missing = whatIsMissing(file);
  if (missing !== undefined) return missing;
  const folder = mkdtempSync(join(tmpdir(), "clade-restore-"));
  const opened: Shelved[] = [];
  try {
    // An older one is brought up to date: that must not happen to the backup itself.
    const copy = join(folder, "copy.db");
    copyFileSync(file, copy);
    const found = await verify(copy, file);
    if (isComplaint(found)) return found;
    const source = await shelvedFile(copy);
    opened.push(source);
    const target = await shelvedPostgres(url, { cleared: force });
    opened.push(target);
    if (!(await target.isEmpty())) {
      return { complaint: "the database is not empty: say --force to put the backup in the place of what is there" };
    }
    const carried = await carryOver(source, target);
    return isComplaint(carried) ? carried : found;
  } catch (error) {
    return { complaint: firstLine(error) };
  } finally {
    for (const each of opened.toReversed()) await each.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}
