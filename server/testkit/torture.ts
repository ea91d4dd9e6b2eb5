import { join } from "node:path";
import { loadGame } from "@clade/games";
import { type FromTable, type GameEvent, isComplaint, Match, type Now, type TableInfo } from "@clade/kernel";
import { openDatabase } from "../store/sqlite/driver.ts";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { SqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { LogEntry, TableRow } from "../store/store.ts";
import { planOf } from "../halls/plan.ts";
import { Guest, startGame } from "./guest.ts";
import { answerIn, type TableSocket } from "./socket.ts";
import { type ServerProcess, startProcess } from "./process.ts";

export interface TortureReport {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  /** Moves that were on their way when the server was killed, and what became of them. */
  readonly openAtKill: number;
  readonly keptUnacknowledged: number;
  /** Everything that should not be; empty is what must come out. */
  readonly findings: readonly string[];
}

interface Torment {
  readonly kills: number;
  readonly tables: number;
  readonly game?: string;
  /** Of the server; empty for a file. */
  readonly store?: string;
}

/** So many are enough to stop. */
const MOST_FINDINGS = 20;

/** One person at one table who plays on through every crash. */
class Survivor {
  readonly guest: Guest;
  readonly events: GameEvent[] = [];
  readonly acknowledged: string[] = [];
  table: string;
  open: { readonly id: string; readonly on: number; readonly move: string } | undefined;
  #line: TableSocket | undefined;
  #moves = 0;
  #now: Now | undefined;

  constructor(guest: Guest, table: string) {
    this.guest = guest;
    this.table = table;
  }

  get over(): boolean {
    return this.#now?.result != null;
  }

  /** Comes back after a crash: catches up, and sends again what was not acknowledged. */
  async comeBack(url: string, findings: string[]): Promise<void> {
    const guest = new Guest(url);
    guest.cookie = this.guest.cookie;
    this.#line = await guest.line();
    this.#line.listen((message) => this.#hear(message, findings));
    try {
      await this.#line.watch(this.table, this.events.length);
    } catch (error) {
      findings.push(`${this.table}: ${String(error)}`);
      return;
    }
    if (this.open !== undefined) this.#line.send({ type: "act", table: this.table, ...this.open });
    else this.#moveOn();
  }

  leave(): void {
    this.#line?.cut();
    this.#line = undefined;
  }

  #hear(message: FromTable, findings: string[]): void {
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "news" || message.type === "stale") {
      this.#now = message.now;
      for (const { number, event } of message.events) {
        const known = this.events[number];
        if (known !== undefined && JSON.stringify(known) !== JSON.stringify(event)) {
          findings.push(`${this.table}: event ${number} was told differently before`);
        }
        if (number > this.events.length) findings.push(`${this.table}: events before ${number} are missing`);
        this.events[number] = event;
      }
    }
    const answer = answerIn(message);
    if (answer?.id !== undefined && answer.id === this.open?.id) {
      if (answer.type === "done") this.acknowledged.push(answer.id);
      this.open = undefined;
    }
    this.#moveOn();
  }

  #moveOn(): void {
    const now = this.#now;
    if (now === undefined || this.open !== undefined || now.watcher === "spectator" || this.#line === undefined) return;
    if (!now.deciders.includes(now.watcher) || now.number !== this.events.length) return;
    const move = now.legal[Math.floor(Math.random() * now.legal.length)];
    if (move === undefined) return;
    this.open = { id: `${this.guest.cookie.slice(6, 14)}-${this.#moves++}`, on: now.number, move };
    this.#line.send({ type: "act", table: this.table, ...this.open });
  }
}

/**
 * Kills a busy server again and again, at any moment and without warning, and looks whether anything that was acknowledged is
 * lost, anything happened twice, or any table cannot be played on.
 */
export async function torture(
  data: string,
  { kills, tables, game = "evolution", store = "" }: Torment,
  progress: (kill: number) => void = () => {},
): Promise<TortureReport> {
  const findings: string[] = [];
  const flags = ["--log", "warn", "--store", store];
  let server: ServerProcess = await startProcess(data, flags);
  const all: Survivor[] = [];
  const pairs: [Survivor, Survivor][] = [];
  for (let count = 0; count < tables; count++) {
    const people = [await Guest.visit(server.url), await Guest.visit(server.url)] as const;
    const table = await startGame(people, { game });
    pairs.push([new Survivor(people[0], table), new Survivor(people[1], table)]);
  }
  all.push(...pairs.flat());
  let openAtKill = 0;
  for (let kill = 0; kill < kills; kill++) {
    await Promise.all(pairs.flat().map((survivor) => survivor.comeBack(server.url, findings)));
    if (findings.length > 0) findings.push(`so far the server said: ${server.output().slice(-2000)}`);
    if (findings.length > MOST_FINDINGS) break;
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 250));
    await server.kill("SIGKILL");
    openAtKill += pairs.flat().filter(({ open }) => open !== undefined).length;
    for (const survivor of pairs.flat()) survivor.leave();
    progress(kill + 1);
    server = await startProcess(data, flags);
    for (const [index, pair] of pairs.entries()) {
      if (!pair[0].over) continue;
      const people = pair.map(({ guest }) => {
        const again = new Guest(server.url);
        again.cookie = guest.cookie;
        return again;
      });
      const table = await startGame(people, { game });
      pairs[index] = [new Survivor(pair[0].guest, table), new Survivor(pair[1].guest, table)];
      all.push(...pairs[index]);
    }
  }
  // Once more, in peace: every table must answer, and tell the same story from its start.
  for (const survivor of new Map(all.map((each) => [`${each.table} ${each.guest.cookie}`, each])).values()) {
    const guest = new Guest(server.url);
    guest.cookie = survivor.guest.cookie;
    const { status } = await guest.get<TableInfo>(`/api/tables/${survivor.table}`);
    if (status !== 200) findings.push(`${survivor.table}: not reachable (${status})`);
    const line = await guest.line();
    await line.watch(survivor.table);
    const first = line.received.find(({ type }) => type === "news");
    const told = first?.type === "news" ? first.events.map(({ event }) => JSON.stringify(event)) : [];
    for (const [number, event] of survivor.events.entries()) {
      if (told[number] !== JSON.stringify(event))
        findings.push(`${survivor.table}: event ${number} is not what was told`);
    }
    line.cut();
  }
  const code = await server.kill("SIGTERM");
  if (code !== 0) findings.push(`the server did not stop cleanly: ${code}`);
  const kept = await checkLogs(
    store === "" ? await soundFile(data, findings) : await PostgresStore.open(store),
    all,
    findings,
  );
  const acknowledged = all.reduce((sum, each) => sum + each.acknowledged.length, 0);
  return { kills, tables, acknowledged, openAtKill, keptUnacknowledged: kept - acknowledged, findings };
}

/** Reads the file itself, through and through. */
async function soundFile(data: string, findings: string[]): Promise<KeptTables> {
  const path = join(data, "clade.db");
  const database = await openDatabase(path);
  const { integrity_check: integrity } = database.prepare("PRAGMA integrity_check").get() as {
    integrity_check: string;
  };
  if (integrity !== "ok") findings.push(`the file is damaged: ${integrity}`);
  database.close();
  return SqliteStore.open(path);
}

/** What is kept, in a store of any kind. */
interface KeptTables {
  table(id: string): TableRow | undefined | Promise<TableRow | undefined>;
  log(id: string): LogEntry[] | Promise<LogEntry[]>;
  close(): void | Promise<void>;
}

/** Every acknowledged move is kept once, none is kept twice, and each log plays through. */
async function checkLogs(store: KeptTables, all: readonly Survivor[], findings: string[]): Promise<number> {
  let kept = 0;
  for (const id of new Set(all.map(({ table }) => table))) {
    const table = await store.table(id);
    if (table === undefined) {
      findings.push(`${id}: the table is gone`);
      continue;
    }
    const log = await store.log(id);
    const ids = log.flatMap((entry) => entry.id ?? []);
    kept += ids.length;
    if (new Set(ids).size !== ids.length) findings.push(`${id}: a move was applied twice`);
    for (const move of all.filter((each) => each.table === id).flatMap((each) => each.acknowledged)) {
      if (!ids.includes(move)) findings.push(`${id}: the acknowledged move ${move} is lost`);
    }
    const pack = await loadGame(table.game);
    const match = pack === undefined ? undefined : Match.start(pack.game, { ...planOf(table), chance: "keyed" });
    if (match === undefined || isComplaint(match)) {
      findings.push(`${id}: cannot be played`);
      continue;
    }
    for (const [index, entry] of log.entries()) {
      if (entry.number !== index) findings.push(`${id}: entry ${index} has number ${entry.number}`);
      if (match.enter(entry.entry) !== undefined) findings.push(`${id}: entry ${index} is refused`);
    }
  }
  await store.close();
  return kept;
}
