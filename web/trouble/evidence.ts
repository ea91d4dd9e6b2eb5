import type { GameRecord, TableInfo } from "@clade/kernel";
import { api, isProblem } from "../online/api.ts";
import { openStorage } from "../local/storage.ts";
import { ask } from "../local/host.ts";
import type { TableState } from "../table/visit.ts";
import { factsOfRecord, factsOfTable, type GameFacts } from "./report.ts";

/** What can be had of a game that went wrong: for the report, and as a file. */
export interface Evidence {
  readonly facts: GameFacts;
  /** A whole record plays the game again; else it is what the page was told. */
  readonly kind: "record" | "told";
  readonly name: string;
  readonly content: unknown;
}

/** A whole record. */
export function ofRecord(record: GameRecord): Evidence {
  const name = `${record.game}-${record.seedHash.slice(0, 12)}.json`;
  return { facts: factsOfRecord(record), kind: "record", name, content: record };
}

/** Of a table on this device. It is read past the worker, which may be what failed. */
export async function localEvidence(table: string): Promise<Evidence | undefined> {
  const record = (await keptRecord(table)) ?? (await ask<"record">({ type: "record", table }).catch(() => null));
  return record === null ? undefined : ofRecord(record);
}

async function keptRecord(table: string): Promise<GameRecord | undefined> {
  try {
    return (await (await openStorage()).get(table))?.record;
  } catch {
    // A browser that keeps nothing: the worker may still have it in its memory.
    return undefined;
  }
}

/** Of a table on a server: the record once the game is over, until then what this page was told. */
export async function onlineEvidence(
  info: TableInfo | undefined,
  told: Pick<TableState, "now" | "events" | "seats" | "seed">,
): Promise<Evidence | undefined> {
  if (info === undefined) return undefined;
  const record = info.status === "over" ? await api.record(info.id) : undefined;
  if (record !== undefined && !isProblem(record)) return ofRecord(record);
  const { now, events, seats, seed } = told;
  const content = { table: info, now, seats, seed, events };
  return { facts: factsOfTable(info, events), kind: "told", name: `${info.game}-${info.id}-told.json`, content };
}
