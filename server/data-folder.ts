import { existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { lockFolder, type Unlock } from "./store/sqlite/folder-lock.ts";

/** Where a data folder has its database. */
export function databaseIn(folder: string): string {
  return join(folder, "clade.db");
}

/** A folder that is this process's alone, until it is given back. */
export async function takeFolder(folder: string): Promise<Unlock> {
  makeFolder(folder);
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    throw new Error(`${folder} cannot be written: ${plain(error)}`, { cause: error });
  });
  if (unlock === undefined) throw new Error(`another server is running on ${folder}: one folder has one server`);
  return unlock;
}

/**
 * One folder at a time: Node's own way to make several at once never ends where the system says that the parent is not there,
 * as it does below /proc.
 */
function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let each = resolve(folder); !existsSync(each); each = dirname(each)) missing.unshift(each);
  try {
    for (const each of missing) mkdirSync(each, { mode: 0o700 });
  } catch (error) {
    throw new Error(`the folder ${folder} cannot be made: ${plain(error)}`, { cause: error });
  }
}

function plain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
