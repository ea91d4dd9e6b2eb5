import type { OwnLine } from "../store/personal.ts";
import type { KeptRecord } from "../store/records.ts";
import type { Store, TableRow } from "../store/store.ts";
import { seatOf } from "../tables/seating.ts";
import { tablesWith } from "./leaving.ts";
import { personOf } from "./person.ts";

/** So many lines are looked up at once. */
const PAGE = 500;

/** All that is kept of somebody, gathered in small pieces. */
export async function personalDataOf(store: Store, person: string) {
  const { name, created } = await personOf(store, person);
  const known = (await store.person(person)) !== undefined;
  const tables: ReturnType<typeof ownTable>[] = [];
  for await (const id of tablesWith(store, person)) {
    const table = await store.table(id);
    if (table !== undefined) tables.push(ownTable(table, person));
  }
  const chat: OwnLine[] = [];
  for (let page = await store.personal.linesBy(person, null, PAGE); page.length > 0; ) {
    chat.push(...page);
    page = await store.personal.linesBy(person, page.at(-1) ?? null, PAGE);
  }
  const records: Pick<KeptRecord, "kind" | "body">[] = [];
  for (let page = await store.personal.recordsOf(person, null, PAGE); page.length > 0; ) {
    records.push(...page.map(({ kind, body }) => ({ kind, body })));
    page = await store.personal.recordsOf(person, page.at(-1) ?? null, PAGE);
  }
  return {
    person: { id: person, name, created: known ? created : null, recovery: await store.personal.hasRecovery(person) },
    tables,
    chat,
    sessions: ((await store.sessions(person)) ?? []).map(({ device, created: began, seen }) => ({
      device,
      began,
      seen,
    })),
    ratings: await store.personal.ratingsOf(person),
    reports: await store.personal.reportsBy(person),
    records,
  };
}

function ownTable(table: TableRow, person: string) {
  const { id, game, status, created, started, ended, result } = table;
  return {
    id,
    game,
    status,
    created,
    started,
    ended,
    host: table.host === person,
    seat: seatOf(table, person),
    result,
  };
}
