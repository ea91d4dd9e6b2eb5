import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import { type Complaint, type GameRecord, parseRecord } from "@clade/kernel";

/** A game that was begun and not ended, in a file of its own. */
export interface SavedGame {
  readonly path: string;
  /** What it is called on the command line: the name of its file. */
  readonly name: string;
  /** When it was left, in milliseconds since 1970. */
  readonly left: number;
  readonly record: GameRecord | Complaint;
}

/** Where games of this person are kept: CLADE_HOME, or a folder of its own among the user's data. */
export function home(): string {
  const { CLADE_HOME, XDG_DATA_HOME } = process.env;
  return CLADE_HOME ?? join(XDG_DATA_HOME ?? join(homedir(), ".local", "share"), "clade");
}

const ENDING = ".json";
const unfinished = () => join(home(), "unfinished");
/** Where the one unfinished game lay while there could only be one. */
const onlyOne = () => join(home(), `unfinished${ENDING}`);

/** What an unfinished game is called on the command line. */
export function savedName(path: string): string {
  return basename(path, ENDING);
}

/** All unfinished games, the one that was left last first. */
export function savedGames(): SavedGame[] {
  takeOver();
  return namesIn(unfinished())
    .filter((name) => name.endsWith(ENDING))
    .map((name) => savedAt(join(unfinished(), name)))
    .sort((a, b) => b.left - a.left || a.name.localeCompare(b.name));
}

/** The file of a game that is about to begin: never one that is there already. */
export function newSave(record: GameRecord): string {
  return freePath(unfinished(), `${record.game}-${record.seedHash.slice(0, 6)}`);
}

function freePath(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const path = join(folder, `${number === 1 ? name : `${name}-${number}`}${ENDING}`);
    if (!existsSync(path)) return path;
  }
}

export function saveUnfinished(path: string, record: GameRecord): void {
  write(path, record);
}

/** Keeps a finished game and forgets that it was unfinished; answers where it lies. */
export function keepFinished(path: string, record: GameRecord): string {
  const kept = freePath(join(home(), "records"), `${record.game}-${record.seedHash.slice(0, 12)}`);
  write(kept, record);
  forget(path);
  return kept;
}

export function forget(path: string): void {
  rmSync(path, { force: true });
}

/** A game from the time when there was only one file for them gets one of its own, as old as it is. */
function takeOver(): void {
  if (!existsSync(onlyOne())) return;
  const { record } = savedAt(onlyOne());
  const path = "complaint" in record ? join(unfinished(), `unreadable${ENDING}`) : newSave(record);
  mkdirSync(unfinished(), { recursive: true });
  renameSync(onlyOne(), path);
}

function savedAt(path: string): SavedGame {
  const record = parseRecord(readFileSync(path, "utf8"));
  return { path, name: savedName(path), left: statSync(path).mtimeMs, record };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Never half a file: a new one is written beside the old and takes its place whole. */
function write(path: string, record: GameRecord): void {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(record, undefined, 1)}\n`);
  renameSync(`${path}.new`, path);
}
