import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Complaint, GameRecord } from "@clade/kernel";
import { playedAt } from "../../halls/plan.ts";
import { parted, unpack } from "../packing.ts";
import type { TableRow } from "../store.ts";
import { wholeOptions } from "../../tables/own-data.ts";
import { openDatabase } from "./driver.ts";
import { MIGRATIONS, versionOf } from "./migrations.ts";

/** A game as a data folder keeps it: running, broken or over. */
export interface KeptGame {
  readonly table: string;
  readonly status: TableRow["status"];
  readonly created: number;
  /** The digest of the last state is kept only of a game that is over. */
  readonly record: Omit<GameRecord, "digest"> & { readonly digest: string | null };
}

/** The schemas with which moves began to wait in a journal beside the log, and data to be kept beside the tables. */
const WITH_JOURNAL = 4;
const WITH_DATA = 5;

/**
 * Reads a game out of a data folder, by its table's id or by its code. Nothing is written, no rules are asked, and a server
 * may be running on the folder.
 */
export async function keptGame(folder: string, name: string): Promise<KeptGame | Complaint> {
  const file = join(folder, "clade.db");
  if (!existsSync(file)) return { complaint: `${folder} is no data folder of a server: there is no clade.db in it` };
  let database: Awaited<ReturnType<typeof openDatabase>> | undefined;
  try {
    database = await openDatabase(file, { readOnly: true });
    database.exec("PRAGMA busy_timeout = 5000; BEGIN");
    const version = versionOf(database);
    if (version === 0 || version > MIGRATIONS.length) {
      return { complaint: `${file} has schema version ${version}, this program knows 1 to ${MIGRATIONS.length}` };
    }
    const row = database.prepare("SELECT id, body FROM tables WHERE id = ?1 OR code = upper(?1) LIMIT 1").get(name) as
      | { readonly id: string; readonly body: string }
      | undefined;
    if (row === undefined) return { complaint: `there is no table "${name}" in ${folder}` };
    const hasArchive = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'archive'").get() !== undefined;
    const packed = hasArchive
      ? (database.prepare(`SELECT body, moves FROM archive WHERE "table" = ?`).get(row.id) as Packed | undefined)
      : undefined;
    const table = JSON.parse(row.body === "" && packed?.body != null ? unpack(packed.body) : row.body) as TableRow;
    if (table.started === null) return { complaint: `no game has started at table ${table.id}` };
    const data = version < WITH_DATA ? undefined : database.prepare("SELECT body FROM data WHERE hash = ?");
    const find = async (hash: string) => (data?.get(hash) as { readonly body: string } | undefined)?.body;
    const whole = { ...table, options: await wholeOptions(table.options, find) };
    if (packed?.moves != null) return asKept(whole, parted(unpack(packed.moves)));
    const log = version < WITH_JOURNAL ? "log" : "moves";
    const lines = database
      .prepare(`SELECT line FROM ${log} WHERE "table" = ? ORDER BY number`)
      .all(table.id) as unknown as readonly { readonly line: string }[];
    return asKept(
      whole,
      lines.map(({ line }) => line),
    );
  } catch (error) {
    const [why = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { complaint: `${file} cannot be read: ${why}` };
  } finally {
    database?.close();
  }
}

interface Packed {
  readonly body: Uint8Array | null;
  readonly moves: Uint8Array | null;
}

function asKept(table: TableRow, moves: readonly string[]): KeptGame {
  const { id, status, created, digest, result } = table;
  const record = { ...playedAt(table, moves), digest, ...(result === null ? {} : { result }) };
  return { table: id, status, created, record };
}
