import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadGame } from "@clade/games";
import { isComplaint, Match, pick, seeded } from "@clade/kernel";
import { isProblem } from "../problem.ts";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { SqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { LogEntry, TableRow } from "../store/store.ts";
import { planOf } from "../halls/plan.ts";
import { newTable } from "../tables/new-table.ts";

interface Filling {
  readonly tables: number;
  readonly moves: number;
  readonly people: readonly [string, string];
}

/** Fills a store with games that are on between two people and have had some moves: as if a server had been busy for weeks. */
export async function fillStore(data: string, filling: Filling): Promise<string[]> {
  mkdirSync(data, { recursive: true });
  const store = await SqliteStore.open(join(data, "clade.db"));
  const ids: string[] = [];
  for await (const { table, entries } of games(filling)) {
    store.addTable(table);
    store.append(entries);
    ids.push(table.id);
  }
  store.close();
  return ids;
}

/** The same for a PostgreSQL database. */
export async function fillDatabase(url: string, filling: Filling): Promise<string[]> {
  const store = await PostgresStore.open(url);
  const ids: string[] = [];
  let written: Promise<unknown>[] = [];
  for await (const { table, entries } of games(filling)) {
    written.push(store.addTable(table), ...entries.map((entry) => store.append(entry)));
    ids.push(table.id);
    if (ids.length % TABLES_AT_ONCE !== 0) continue;
    await Promise.all(written);
    written = [];
  }
  await Promise.all(written);
  await store.close();
  return ids;
}

const TABLES_AT_ONCE = 50;

async function* games({ tables, moves, people: [ada, bob] }: Filling): AsyncGenerator<{
  readonly table: TableRow;
  readonly entries: readonly LogEntry[];
}> {
  const wishes = { game: "evolution", seats: ["me", "free"] as const };
  for (let count = 0; count < tables; count++) {
    const fresh = await newTable(wishes, { id: ada, name: "Ada", from: null });
    const pack = await loadGame("evolution");
    if (isProblem(fresh) || pack === undefined) throw new Error("no table");
    const [first, second] = fresh.seats;
    if (first === undefined || second === undefined) throw new Error("no seats");
    const seats = [first, { ...second, person: bob, name: "Bob" }];
    const match = Match.start(pack.game, { ...planOf({ ...fresh, seats }), chance: "keyed" });
    if (isComplaint(match)) throw new Error(match.complaint);
    const firstTurn = match.deciders;
    const chance = seeded(`fill ${count}`);
    const entries: LogEntry[] = [];
    while (entries.length < moves && !match.over) {
      const seat = pick(match.deciders, chance);
      match.act(seat, pick(match.legal(seat), chance));
      const number = entries.length;
      const entry = match.entries.at(-1) ?? "";
      entries.push({
        table: fresh.id,
        number,
        entry,
        id: `${number}`,
        at: Date.now(),
        turn: match.deciders,
        clocks: null,
      });
    }
    yield { table: { ...fresh, seats, status: "playing", started: Date.now(), firstTurn }, entries };
  }
}
