import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type Complaint, type GameRecord, parseRecord } from "@clade/kernel";

/** Where games of this person are kept: CLADE_HOME, or a folder of its own among the user's data. */
function home(): string {
  const { CLADE_HOME, XDG_DATA_HOME } = process.env;
  return CLADE_HOME ?? join(XDG_DATA_HOME ?? join(homedir(), ".local", "share"), "clade");
}

function unfinishedPath(): string {
  return join(home(), "unfinished.json");
}

/** The game that was left, or undefined if there is none. */
export function loadUnfinished(): GameRecord | Complaint | undefined {
  try {
    return parseRecord(readFileSync(unfinishedPath(), "utf8"));
  } catch {
    return undefined;
  }
}

export function saveUnfinished(record: GameRecord): void {
  write(unfinishedPath(), record);
}

/** Keeps a finished game and forgets that it was unfinished; answers where it lies. */
export function keepFinished(record: GameRecord): string {
  const path = join(home(), "records", `${record.game}-${record.seedHash.slice(0, 12)}.json`);
  write(path, record);
  rmSync(unfinishedPath(), { force: true });
  return path;
}

/** Never half a file: a new one is written beside the old and takes its place whole. */
function write(path: string, record: GameRecord): void {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(record, undefined, 1)}\n`);
  renameSync(`${path}.new`, path);
}
