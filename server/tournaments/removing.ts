import type { RecordChange, RecordPlace } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../tables/tables.ts";
import { Archive } from "./archive.ts";
import { ENTRY, entryKey, HOST, type RoundBody, ROUND, roundKey, TOURNAMENT } from "./kept.ts";

/** So many records go at once. */
const TOGETHER = 100;

/**
 * A tournament goes, with all who were entered and all that was drawn; false if there is none. First it is nobody's any more, so that no
 * server draws another round; then its tables that still play are closed. Games that are over stay.
 */
export async function removeTournament({ records }: Store, tables: Tables, id: string): Promise<boolean> {
  const archive = new Archive(records);
  if ((await archive.tournament(id)) === undefined) return false;
  await records.change([gone({ kind: TOURNAMENT, key: id }), gone({ kind: HOST, key: id })]);
  const rounds = await archive.rounds(id);
  const entries = await archive.entries(id);
  await inParts(
    archive,
    entries.map(({ body }) => gone({ kind: ENTRY, key: entryKey(id, body) })),
  );
  await inParts(
    archive,
    rounds.map((_, round) => gone({ kind: ROUND, key: roundKey(id, round) })),
  );
  for (const { body } of rounds) await closeTables(tables, body);
  return true;
}

/** Nothing happens any more at the tables of a round; those whose game is over stay as they are. */
export async function closeTables(tables: Tables, round: RoundBody): Promise<void> {
  for (const { id, outcome } of round.tables) if (outcome === null) await tables.order(id, { do: "close" });
}

function gone(place: RecordPlace): RecordChange {
  return { ...place, body: null };
}

async function inParts({ records }: Archive, changes: readonly RecordChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += TOGETHER)
    await records.change(changes.slice(from, from + TOGETHER));
}
