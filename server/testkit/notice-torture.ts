import { at, type Seat } from "@clade/kernel";
import { Guest, startGame } from "./guest.ts";
import { type ServerProcess, startProcess } from "./process.ts";
import { PushStandIn } from "./push-stand-in.ts";

export interface NoticeReport {
  readonly people: number;
  readonly tables: number;
  readonly kills: number;
  readonly moves: number;
  /** Turns that came to people who were not there, and notices that came to them, each counted once. */
  readonly turns: number;
  readonly notices: number;
  /** Notices that came a second time under the same id, because a server died after it had sent and before it had noted that. */
  readonly sentAgain: number;
  /** Milliseconds from a move to the notice of it, where no server died in between. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Everything that should not be; empty is what must come out. */
  readonly findings: readonly string[];
}

interface Torment {
  readonly people: number;
  readonly kills: number;
  /** Of the server; empty for a file. */
  readonly store?: string;
}

/** So many at a table; in one of the games all decide at once now and then, in the other one after the other. */
const SEATS = 5;
const GAMES = ["evolution", "progress"] as const;
/** Whoever has not come after so many seconds is told. */
const WAIT = 1;
/** So long is waited for a notice before it is lost. */
const PATIENCE_MS = 60_000;
/** A turn has so many moves at most. */
const MOST_MOVES = 20;
/** So many ask at once. */
const TOGETHER = 16;

class Person {
  readonly name: string;
  readonly cookie: string;
  /** How many turns have come to them. */
  turns = 0;
  /** When the last one came; undefined if a server died meanwhile. */
  since: number | undefined;

  constructor(name: string, cookie: string) {
    this.name = name;
    this.cookie = cookie;
  }

  at(url: string): Guest {
    const guest = new Guest(url);
    guest.cookie = this.cookie;
    return guest;
  }
}

interface Table {
  readonly id: string;
  readonly people: readonly Person[];
  deciders: readonly Seat[];
}

/**
 * People by correspondence who are never there, and a server that is killed again and again, at any moment: while turns are pending,
 * kept, claimed, sent or noted. What each must be told follows from what the tables say of whose turn it is, and from nothing
 * else; then it is looked what came to their devices.
 */
export async function tortureNotices(
  data: string,
  { people: wanted, kills, store = "" }: Torment,
  progress: (kill: number) => void = () => {},
): Promise<NoticeReport> {
  const push = await PushStandIn.open();
  const flags = ["--log", "warn", "--store", store, "--notice-after", String(WAIT), "--idle", "2", ...push.flags];
  const start = (): Promise<ServerProcess> => startProcess(data, flags);
  let server = await start();
  const findings: string[] = [];
  let moves = 0;
  try {
    const people = await each(
      Array.from({ length: wanted }, (_, index) => `P${index}`),
      (name) => arrive(server.url, push, name),
    );
    const tables = await each(inTables(people), (seated, index) =>
      sitDown(server.url, seated, GAMES[index % GAMES.length] ?? "evolution"),
    );
    await told(push, people, findings);
    for (let kill = 0; kill < kills && findings.length === 0; kill++) {
      const chosen = tables.filter(() => Math.random() < 0.4);
      const moving = each(chosen, (table) => playAt(table, () => server.url, findings));
      // Every other time it dies when all have gone: while they are to be told.
      if (kill % 2 === 0) await moving;
      await new Promise((resolve) => setTimeout(resolve, 2500 * WAIT * Math.random()));
      await server.kill("SIGKILL");
      for (const person of people) person.since = undefined;
      server = await start();
      for (const count of await moving) moves += count;
      await told(push, people, findings);
      progress(kill + 1);
    }
    // Once more in peace: how long a notice takes.
    const waits: number[] = [];
    for (const table of tables.slice(0, 30)) {
      moves += await playAt(table, () => server.url, findings);
    }
    await told(push, people, findings);
    for (const { name, since } of people) {
      const last = push.for(name).at(-1);
      if (since !== undefined && last !== undefined && last.at >= since) waits.push(last.at - since);
    }
    waits.sort((one, other) => one - other);
    const distinct = people.reduce((sum, { name }) => sum + idsOf(push, name).size, 0);
    return {
      people: people.length,
      tables: tables.length,
      kills,
      moves,
      turns: people.reduce((sum, { turns }) => sum + turns, 0),
      notices: distinct,
      sentAgain: push.messages.length - distinct,
      p50Ms: waits[Math.floor(waits.length / 2)] ?? 0,
      p99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
      findings: [...findings, ...push.faults],
    };
  } finally {
    await server.kill("SIGKILL");
    await push.close();
  }
}

/** People by correspondence at tables of a server. */
interface Correspondents {
  readonly tables: number;
  /** One of them comes, plays a turn and goes: at the table that has rested longest. */
  turn(): Promise<void>;
}

/** They are seated, and have a device each. */
export async function correspondents(url: string, push: PushStandIn, count: number): Promise<Correspondents> {
  const people = await each(
    Array.from({ length: count }, (_, index) => `P${index}`),
    (name) => arrive(url, push, name),
  );
  const tables = await each(inTables(people), (seated, index) =>
    sitDown(url, seated, GAMES[index % GAMES.length] ?? "evolution"),
  );
  const resting = [...tables];
  return {
    tables: tables.length,
    async turn() {
      const table = resting.shift();
      if (table === undefined) return;
      await visit(table, url);
      // A game that is over is not come back to.
      if (table.deciders.length > 0) resting.push(table);
    },
  };
}

async function arrive(url: string, push: PushStandIn, name: string): Promise<Person> {
  const guest = await Guest.visit(url, name);
  const { status } = await guest.post("/api/me/notices/devices", push.subscribe(name).subscription);
  if (status !== 200) throw new Error(`no notices for ${name}: ${status}`);
  return new Person(name, guest.cookie);
}

function inTables(people: readonly Person[]): Person[][] {
  const tables: Person[][] = [];
  for (let first = 0; first + 1 < people.length; first += SEATS) tables.push(people.slice(first, first + SEATS));
  return tables;
}

async function sitDown(url: string, people: readonly Person[], game: string): Promise<Table> {
  const guests = people.map((person) => person.at(url));
  const id = await startGame(guests, { game, pace: { kind: "move", seconds: 24 * 3600 } });
  const table: Table = { id, people, deciders: [] };
  stands(table, await decidersOf(url, table), undefined);
  return table;
}

/** Whose turn it is, as the table tells anybody who looks. */
async function decidersOf(url: string, { id, people }: Table): Promise<readonly Seat[]> {
  const line = await at(people, 0).at(url).line();
  const { deciders } = await line.watch(id);
  line.cut();
  return deciders;
}

/** A turn has come to whoever must decide and had not to before, but for who moved: they are in the middle of theirs. */
function stands(table: Table, deciders: readonly Seat[], mover: Seat | undefined): void {
  for (const seat of deciders) {
    if (seat === mover || table.deciders.includes(seat)) continue;
    const person = at(table.people, seat);
    person.turns++;
    person.since = Date.now();
  }
  table.deciders = deciders;
}

let moved = 0;

/** Somebody comes, plays their turn, and goes. Answers how many moves it was. */
async function playAt(table: Table, url: () => string, findings: string[]): Promise<number> {
  const seat = at(table.deciders, Math.floor(Math.random() * table.deciders.length));
  for (let count = 1; ; count++) {
    const isKept = await moveAt(table, seat, url);
    if (!isKept) findings.push(`${table.id}: nobody could move`);
    if (!isKept || count === MOST_MOVES || !table.deciders.includes(seat)) return count;
  }
}

/** Somebody comes, plays their turn over one line as a page does, and goes. */
async function visit(table: Table, url: string): Promise<void> {
  const seat = at(table.deciders, Math.floor(Math.random() * table.deciders.length));
  const line = await at(table.people, seat).at(url).line();
  let now = await line.watch(table.id);
  for (let count = 0; count < MOST_MOVES && now.legal.length > 0; count++) {
    await line.act(table.id, at(now.legal, Math.floor(Math.random() * now.legal.length)));
    now = line.now(table.id);
  }
  line.cut();
  table.deciders = now.deciders;
}

/** One move; whatever dies meanwhile, the same is sent again until it counts. */
async function moveAt(table: Table, seat: Seat, url: () => string): Promise<boolean> {
  const id = `torture-${moved++}`;
  let sent: { readonly move: string; readonly on: number } | undefined;
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    try {
      const line = await at(table.people, seat).at(url()).line();
      const gone = line.ended().then(() => {
        throw new Error("the server has died");
      });
      gone.catch(() => {});
      const now = await Promise.race([line.watch(table.id), gone]);
      sent ??= { move: at(now.legal, Math.floor(Math.random() * now.legal.length)), on: now.number };
      const answer = await Promise.race([line.act(table.id, sent.move, { id, on: sent.on }), gone]);
      if (answer.type !== "done") throw new Error(`the move was ${answer.type}`);
      line.forget();
      const after = await Promise.race([line.watch(table.id), gone]);
      line.cut();
      stands(table, after.deciders, seat);
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

/** Waits until everybody has been told of each of their turns; whoever was told more, or is not told, is a finding. */
async function told(push: PushStandIn, people: readonly Person[], findings: string[]): Promise<void> {
  const missing = (): Person[] => people.filter(({ name, turns }) => idsOf(push, name).size < turns);
  for (const until = Date.now() + PATIENCE_MS; missing().length > 0 && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const { name, turns } of people) {
    const notices = idsOf(push, name).size;
    if (notices !== turns) findings.push(`${name} has had ${turns} turns and ${notices} notices`);
  }
}

function idsOf(push: PushStandIn, device: string): Set<string> {
  return new Set(push.for(device).map(({ text }) => (JSON.parse(text) as { id: string }).id));
}

/** Does something for each, a few at a time, in their order. */
async function each<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const go = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(at(items, index), index);
  };
  await Promise.all(Array.from({ length: TOGETHER }, go));
  return results;
}
