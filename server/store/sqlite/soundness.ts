import type { DatabaseSyncInstance } from "@photostructure/sqlite";

/** What is wrong with the file, in one line; undefined if it is sound. Every page of it is read. */
export function damageIn(database: DatabaseSyncInstance, how: "quick_check" | "integrity_check"): string | undefined {
  try {
    const [row] = database.prepare(`PRAGMA ${how}(1)`).all() as unknown as readonly Readonly<Record<string, string>>[];
    const found = row?.[how] ?? "no answer";
    return found === "ok" ? undefined : firstLine(found);
  } catch (error) {
    return firstLine(error instanceof Error ? error.message : String(error));
  }
}

/** What an operator reads of a damaged file. */
export function damaged(path: string, what: string): Error {
  return new Error(`${path} is damaged (${what}): restore a backup with clade restore`);
}

function firstLine(text: string): string {
  return text.split("\n").find((line) => line !== "" && !line.startsWith("***")) ?? text;
}
