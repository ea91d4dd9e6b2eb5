import type { Store } from "../store/store.ts";
import type { Tables } from "../tables/tables.ts";
import { hasName } from "../tables/seating.ts";
import { type Problem, problem } from "../problem.ts";

/** So many tables are looked up at once. */
const PAGE = 100;

/** Everything that is kept of somebody goes; the games that they played stay, without the name. */
export async function erasePerson(store: Store, tables: Tables, person: string): Promise<void> {
  const order = { do: "erase-person", person } as const;
  for await (const id of tablesWith(store, person)) {
    const { rematch = null } = await tables.order(id, order);
    // A seat may be kept for them at a table where they never sat down again.
    if (rematch !== null) await tables.order(rematch, order);
  }
  await store.personal.erase(person);
}

/** The tables that somebody is at or was at, one after the other. */
export async function* tablesWith(store: Store, person: string): AsyncGenerator<string> {
  let after = "";
  for (;;) {
    const page = await store.personal.tablesWith(person, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** So many tables that go on are looked at for somebody of that name. */
const GOING_ON = 200;

/** Whoever sees this person at a table reads the new name from now on; what is not in memory follows by itself. */
export async function renamePerson(
  store: Store,
  tables: Tables,
  person: string,
  name: string,
): Promise<Problem | undefined> {
  for (const { table } of await store.tablesOf(person, GOING_ON, 0)) {
    if (table.status !== "waiting" && table.status !== "playing") continue;
    if (hasName(table, { id: person, name })) {
      return problem("name-taken", "Somebody else at one of your tables has that name.");
    }
  }
  const known = await store.person(person);
  await store.savePerson({ id: person, name, created: known?.created ?? Date.now() });
  await tables.renamed(person, name);
  return undefined;
}
