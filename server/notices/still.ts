import { loadGame } from "@clade/games";
import { at, type Language, readEntry, type Seat, UNDO } from "@clade/kernel";
import { personOf } from "../people/person.ts";
import type { Store, TableRow } from "../store/store.ts";
import { botAt } from "../tables/seating.ts";
import type { About } from "./notice.ts";
import { type Line, type Named, NOTICE_WORDS } from "./words/index.ts";

/** A notice in words, and where it leads. */
export interface Said extends Line {
  readonly path: string;
}

/** A turn is looked up in so much of the log at most. */
const MOST_ENTRIES = 1000;

/** What a notice says when it is sent: by then it may be of no use any more, or not be true yet. */
export async function saidOf(
  store: Store,
  person: string,
  about: About,
  language: Language,
): Promise<Said | "passed" | "not-yet"> {
  const say = NOTICE_WORDS[language].notices[about.kind];
  if (about.kind === "round") {
    return { ...say({ game: "", host: about.name, who: "" }), path: about.path };
  }
  const table = await store.table(about.table);
  if (table === undefined) return "passed";
  const named = async (who: string): Promise<Said> => ({
    ...say(await namesOf(table, who, language)),
    path: `/online/${table.id}`,
  });
  switch (about.kind) {
    case "turn":
    case "clock": {
      const mover = await stillTheirs(store, table, person, about.seat, about.turn);
      return mover === undefined ? "passed" : named(mover);
    }
    case "over":
      return table.status === "over" ? named("") : table.status === "playing" ? "not-yet" : "passed";
    case "invited":
      return table.status === "waiting" ? named((await personOf(store, about.by)).name) : "passed";
  }
}

/** Who moved last, if a table still waits for somebody in that very turn; else undefined. Bots have no name here. */
async function stillTheirs(
  store: Store,
  table: TableRow,
  person: string,
  seat: Seat,
  turn: number,
): Promise<string | undefined> {
  if (table.status !== "playing" || table.seats[seat]?.person !== person || botAt(table, seat) !== null) return;
  const since = await store.log(table.id, turn, MOST_ENTRIES);
  const read = since.map(({ entry }) => readEntry(entry, table.seats.length));
  if (read.some((entry) => entry?.seat === seat)) return undefined;
  const deciding = since.at(-1)?.turn ?? (turn === 0 ? table.firstTurn : []);
  if (!deciding.includes(seat)) return undefined;
  const last = read.findLast((entry) => entry !== undefined && entry.text !== UNDO);
  const mover = last === undefined ? undefined : at(table.seats, last.seat);
  return mover?.bot === null ? (mover.name ?? "") : "";
}

async function namesOf({ game, hostName }: TableRow, who: string, language: Language): Promise<Named> {
  const pack = await loadGame(game);
  return { game: pack?.about.name[language] ?? game, host: hostName, who };
}

/** How many tables wait for somebody. */
export async function waitingFor(store: Store, person: string): Promise<{ table: TableRow; seat: Seat }[]> {
  const waiting: { table: TableRow; seat: Seat }[] = [];
  for (const { table, turn } of await store.tablesOf(person, MOST_TABLES, 0)) {
    // Those that play come first.
    if (table.status !== "playing") break;
    const seat = turn.find((each) => table.seats[each]?.person === person && botAt(table, each) === null);
    if (seat !== undefined) waiting.push({ table, seat });
  }
  return waiting;
}

/** So many tables of a person are looked at. */
const MOST_TABLES = 200;
