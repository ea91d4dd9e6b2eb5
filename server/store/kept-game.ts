import { type Complaint, type GameRecord, isComplaint } from "@clade/kernel";
import { playedAt } from "../halls/plan.ts";
import { wholeOptions } from "../tables/own-data.ts";
import { parted, unpack } from "./packing.ts";
import { nameOf, placeOf } from "./place.ts";
import { openReadable, type Readable } from "./readable.ts";
import type { TableRow } from "./store.ts";

/** A game as it is kept: running, broken or over. */
export interface KeptGame {
  readonly table: string;
  readonly status: TableRow["status"];
  readonly created: number;
  /** The digest of the last state is kept only of a game that is over. */
  readonly record: Omit<GameRecord, "digest"> & { readonly digest: string | null };
}

/**
 * Reads a game out of a data folder or a database, by its table's id or by its code. Nothing is written, no rules are asked, and
 * servers may be running.
 */
export async function keptGame(store: string, name: string): Promise<KeptGame | Complaint> {
  const place = placeOf(store);
  const readable = await openReadable(place);
  if (isComplaint(readable)) return readable;
  const { version, newest } = readable;
  const where = nameOf(place);
  try {
    if (version === 0 || version > newest) {
      return { complaint: `${where} has schema version ${version}, this program knows 1 to ${newest}` };
    }
    return await readGame(readable, name, where);
  } catch (error) {
    const [why = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { complaint: `${where} cannot be read: ${why}` };
  } finally {
    await readable.close();
  }
}

async function readGame({ all, has, dialect }: Readable, name: string, where: string): Promise<KeptGame | Complaint> {
  const [row] = await all<{ readonly id: string; readonly body: string }>(
    "SELECT id, body FROM tables WHERE id = ?1 OR code = upper(?1) LIMIT 1",
    name,
  );
  if (row === undefined) return { complaint: `there is no table "${name}" in ${where}` };
  const [packed] = has.archive ? await all<Packed>(`SELECT body, moves FROM archive WHERE "table" = ?1`, row.id) : [];
  const table = JSON.parse(row.body === "" && packed?.body != null ? unpack(packed.body) : row.body) as TableRow;
  if (table.started === null) return { complaint: `no game has started at table ${table.id}` };
  const find = async (hash: string): Promise<string | undefined> =>
    has.data
      ? (await all<{ readonly body: string }>("SELECT body FROM data WHERE hash = ?1", hash))[0]?.body
      : undefined;
  const whole = { ...table, options: await wholeOptions(table.options, find) };
  if (packed?.moves != null) return asKept(whole, parted(unpack(packed.moves)));
  const lines = await all<{ readonly line: string }>(
    `SELECT line FROM ${dialect.moves} WHERE "table" = ?1 ORDER BY number`,
    table.id,
  );
  return asKept(
    whole,
    lines.map(({ line }) => line),
  );
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
