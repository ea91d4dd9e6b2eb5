import { isComplaint, type NewTournament } from "@clade/kernel";
import { keepNotice } from "../notices/due-turns.ts";
import { USUAL } from "../notices/wishes.ts";
import { openHouse } from "../open-house.ts";
import { readSettings } from "../settings.ts";
import { Tidings } from "../people/tidings.ts";
import { OwnTables } from "../tables/tables.ts";
import { dueAt, entryChange, tournamentChange } from "../tournaments/kept.ts";
import { type Office, openOffice } from "../tournaments/office.ts";
import { withData } from "./process.ts";

/**
 * `node offices.js`: the offices of two servers over one store, which know nothing of each other, run tournaments; what came of it is
 * written as JSON. A process of its own, because the threads of a house want plain JavaScript.
 */
export interface OfficesReport {
  /** Two servers after the same tournament. */
  readonly both: {
    readonly rounds: number;
    readonly tables: readonly string[];
    readonly ended: readonly string[];
    readonly told: readonly string[];
  };
  /** Who is in it when only two of three have checked in. */
  readonly checkedIn: readonly (string | null)[];
  /** What becomes of one that nobody enters. */
  readonly alone: string | undefined;
  readonly troubles: readonly string[];
}

const WISHES: NewTournament = {
  name: "Two offices",
  game: "evolution",
  size: 3,
  kind: "swiss",
  rounds: 2,
  live: true,
  pace: { kind: "move", seconds: 60 },
  pause: 0,
  open: true,
  most: 12,
  bots: { bot: "random", upTo: 12 },
};

async function setUp({ tournaments }: Office, wishes: Partial<NewTournament>): Promise<string> {
  const id = await tournaments.setUp({ ...WISHES, ...wishes }, "somebody");
  if (typeof id !== "string") throw new Error(id.message);
  return id;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function report(folder: string): Promise<OfficesReport> {
  const settings = readSettings(({ flag }) => ({ data: folder, log: "silent" })[flag]);
  if (isComplaint(settings)) throw new Error(settings.complaint);
  const [told, ended, troubles]: [string[], string[], string[]] = [[], [], []];
  const trouble = (what: string, about: object): void => void troubles.push(`${what} ${JSON.stringify(about)}`);
  const offices: Office[] = [];
  const house = await openHouse(settings, { moved() {}, finished() {}, woke() {}, limit() {}, trouble }, (error) =>
    troubles.push(error.message),
  );
  house.happenings.keepAtTheEnd(({ over: { id } }) => {
    ended.push(id);
    return [];
  });
  const tidings = new Tidings();
  tidings.listen(async (tiding) => {
    if (tiding.kind !== "round") return;
    // Both may tell it; a notice is kept once.
    const { to, tournament, round, name, table } = tiding;
    const about = { kind: "round", name, path: `/online/${table}` } as const;
    const isFirst = await keepNotice(house.store, USUAL, to, about, "due", { name: `${tournament}/${round}` });
    if (isFirst) told.push(`${to} ${round}`);
  });
  const tables = new OwnTables(house.rooms);
  const office = (): Office => openOffice(house.store, tables, house.happenings, tidings, trouble);
  const [one, other] = [office(), office()];
  offices.push(one, other);
  const statusOf = async (id: string): Promise<string | undefined> => (await other.archive.tournament(id))?.body.status;

  const both = await setUp(one, { startsAt: Date.now() + 2000 });
  for (const name of ["Ada", "Bob"]) {
    await house.store.savePerson({ id: name, name, created: Date.now() });
    await one.tournaments.enter(both, { id: name, name, from: null });
  }
  const looking = setInterval(() => {
    for (const { tournaments } of offices) void tournaments.runner.look(both);
  }, 5);
  // Nobody waits for people who do not play: their tables are closed, and count as level.
  const closed = new Set<string>();
  const close = setInterval(() => void closeAll(), 20);
  const closeAll = async (): Promise<void> => {
    for (const person of ["Ada", "Bob"]) {
      for (const { table } of await house.store.tablesOf(person, 10, 0)) {
        if (table.status !== "playing") continue;
        closed.add(table.id);
        await tables.order(table.id, { do: "close" });
      }
    }
  };
  await until(async () => (await statusOf(both)) === "over");
  clearInterval(looking);
  clearInterval(close);
  const rounds = await one.archive.rounds(both);
  const soFar = { told: [...told], ended: [...ended, ...closed] };

  const alone = await setUp(one, { bots: null, startsAt: Date.now() + 100 });
  await until(async () => (await statusOf(alone)) !== "open");

  const late = await setUp(one, { bots: { bot: "random", upTo: 4 }, startsAt: Date.now() + 1e6, checkIn: 10 });
  const entries = [0, 1, 2].map((number) =>
    entryChange(late, 0, { number, person: `p${number}`, bot: null, from: null, checkedIn: number > 0 }),
  );
  await one.archive.records.change(entries);
  const kept = await one.archive.tournament(late);
  if (kept === undefined) throw new Error("no tournament");
  const due = { ...kept.body, next: 3, startsAt: Date.now() };
  await one.archive.records.change([tournamentChange(late, kept.revision, due, dueAt(due, Date.now()))]);
  await one.tournaments.runner.look(late);

  const found = {
    both: { rounds: rounds.length, tables: rounds.flatMap(({ body }) => body.tables.map(({ id }) => id)), ...soFar },
    checkedIn: (await other.archive.entries(late)).map(({ body }) => body.person ?? body.bot),
    alone: await statusOf(alone),
    troubles,
  };
  await Promise.all(offices.map(({ tournaments }) => tournaments.runner.stop()));
  await house.rooms.close();
  await house.close();
  return found;
}

await withData(async (folder) => {
  process.stdout.write(JSON.stringify(await report(folder)));
});
