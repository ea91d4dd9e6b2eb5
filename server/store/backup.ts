import type { Complaint } from "@clade/kernel";
import { placeOf } from "./place.ts";
import { type Backup, backUpFolder, restoreToFolder } from "./sqlite/backup.ts";

/**
 * Copies all that is kept in a data folder or a database into one file, as it is at one moment, while servers may be at work on it.
 * The file is the same for both, and can be put back into either.
 */
export async function backUp(store: string, file: string, options: Forced = {}): Promise<Backup | Complaint> {
  const place = placeOf(store);
  if (place.kind === "folder") return backUpFolder(place.folder, file, options);
  // Loaded only where it is needed.
  const { backUpDatabase } = await import("./moving/database-backup.ts");
  return backUpDatabase(place.url, file, options);
}

/** Puts a backup where a server finds it. No server may be running there. */
export async function restore(file: string, store: string, options: Forced = {}): Promise<Backup | Complaint> {
  const place = placeOf(store);
  if (place.kind === "folder") return restoreToFolder(file, place.folder, options);
  const { restoreToDatabase } = await import("./moving/database-backup.ts");
  return restoreToDatabase(file, place.url, options);
}

interface Forced {
  /** Also where something is already. */
  readonly force?: boolean;
}
