import { Tellable } from "../fault.ts";
import type { Store } from "../store/store.ts";
import type { Room } from "../tables/room.ts";
import type { Rooms } from "../tables/rooms.ts";
import { withoutPerson } from "../tables/removal.ts";
import { hasName } from "../tables/seating.ts";
import { isProblem, type Problem, problem } from "../problem.ts";

/** So many tables are looked up at once. */
const PAGE = 100;

/** Everything that is kept of somebody goes; the games that they played stay, without the name. */
export async function erasePerson(store: Store, rooms: Rooms, person: string): Promise<void> {
  for await (const id of tablesWith(store, person)) {
    const room = await rooms.get(id);
    if (isProblem(room)) continue;
    await takeOut(room, person);
    // A seat may be kept for them at a table where they never sat down again.
    const next = room.table.rematch === null ? undefined : await rooms.get(room.table.rematch);
    if (next !== undefined && !isProblem(next)) await takeOut(next, person);
    // A bot has the seat now, and somebody may wait for it.
    if (room.table.status === "playing") await room.wake();
  }
  await store.personal.erase(person);
}

/** Somebody else may change a table at the same moment. */
const TRIES = 5;

async function takeOut(room: Room, person: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await room.amend((table) => withoutPerson(table, person))) === undefined) return;
  }
  throw new Tellable("a table changed all the time");
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
  rooms: Rooms,
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
  for (const room of rooms.openedWith(person)) {
    await room.amend((table) => ({
      ...table,
      hostName: table.host === person ? name : table.hostName,
      seats: table.seats.map((seat) => (seat.person === person ? { ...seat, name } : seat)),
    }));
  }
  return undefined;
}
