import type { RecordChange } from "../store/records.ts";
import type { Store, TableRow } from "../store/store.ts";

const CLUB_TABLE = "club-table";
/** So many tables a club shows. */
const MOST_TABLES = 50;

interface ClubTable {
  readonly club: string;
  readonly table: string;
}

/** A table is for a club: its members find it there. */
export async function showInClub({ records }: Store, club: string, table: string, now: number): Promise<boolean> {
  if ((await records.count(CLUB_TABLE, inClub(club))) >= MOST_TABLES) return false;
  const body: ClubTable = { club, table };
  await records.change([
    { kind: CLUB_TABLE, key: `${club}/${table}`, body, marks: [{ mark: inClub(club), rank: now }] },
  ]);
  return true;
}

/** The tables of a club that wait or play, newest first. What is over is no longer one of them. */
export async function tablesOfClub(store: Store, club: string): Promise<TableRow[]> {
  const kept = await store.records.marked(CLUB_TABLE, inClub(club), { limit: MOST_TABLES });
  const tables: TableRow[] = [];
  const gone: RecordChange[] = [];
  for (const { kind, key, body } of kept) {
    const table = await store.table((body as ClubTable).table);
    if (table !== undefined && (table.status === "waiting" || table.status === "playing")) tables.push(table);
    else gone.push({ kind, key, body: null });
  }
  if (gone.length > 0) await store.records.change(gone);
  return tables;
}

/** What goes with a club. */
export async function withoutTables({ records }: Store, club: string): Promise<RecordChange[]> {
  const kept = await records.marked(CLUB_TABLE, inClub(club), { limit: MOST_TABLES });
  return kept.map(({ kind, key }) => ({ kind, key, body: null }));
}

function inClub(club: string): string {
  return `club:${club}`;
}
