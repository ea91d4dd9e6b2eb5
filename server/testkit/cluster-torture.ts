import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allGameIds, loadGame } from "@clade/games";
import { type Chance, isComplaint, Match, seeded } from "@clade/kernel";
import { planOf } from "../halls/plan.ts";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { wholeOptions } from "../tables/own-data.ts";
import { Cable } from "./cable.ts";
import { Guest } from "./guest.ts";
import type { NatsProcess } from "./nats.ts";
import type { PostgresProcess } from "./postgres.ts";
import { type ServerProcess, startProcess } from "./process.ts";
import { digestOf, gameOf, insist, Wanderer } from "./wanderer.ts";

export const FAULTS = [
  "kill",
  "stop",
  "pause",
  "cut-bus",
  "hold-bus",
  "cut-store",
  "hold-store",
  "restart-store",
  "restart-bus",
] as const;
export type Fault = (typeof FAULTS)[number];

export interface ClusterTorment {
  readonly seconds: number;
  readonly tables: number;
  readonly servers: number;
  /** One after the other, again and again; at random if none are named. */
  readonly faults?: readonly Fault[];
  /** From which it is drawn what happens to whom, for how long, and with which pauses between. */
  readonly seed: string;
}

export interface ClusterReport {
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly forks: number;
  readonly leaks: number;
  readonly unreachable: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Servers that were asked to stop and left something behind, and said what: others took it over. */
  readonly leftBehind: number;
  /** From the last fault until every table had answered, in milliseconds. */
  readonly backAfterMs: number;
  /** What was found, in words. */
  readonly findings: readonly string[];
}

/** A server is paused for longer than its lease; a cable is cut for a while that may be longer. */
const PAUSED_MS = 5000;
const CUT_MS = [800, 6000] as const;
const BREATH_MS = [300, 2500] as const;
/** Every table must be playable so soon after the last fault. */
const BACK_MS = 10_000;
const PATIENCE_MS = 60_000;
/** A server that is asked to stop has ended after ten seconds; the machine may be busy. */
const STOP_MS = 14_000;

/** One of the servers, with cables of its own to what they share. */
class Place {
  server: ServerProcess | undefined;
  readonly store: Cable;
  readonly bus: Cable;
  /** Servers that ended without being asked to. */
  readonly fallen: string[] = [];
  /** Servers that were asked to stop, and did not do it as they promise to. */
  readonly rude: string[] = [];
  /** How many left something behind when they were asked to stop, and said so. */
  late = 0;
  readonly #data: string;
  readonly #flags: readonly string[];

  constructor(data: string, url: string, store: Cable, bus: Cable, postgresPort: number) {
    this.#data = data;
    this.store = store;
    this.bus = bus;
    const way = url.replace(`:${postgresPort}/`, `:${store.port}/`);
    this.#flags = ["--store", way, "--bus", `nats://127.0.0.1:${bus.port}`, "--log", "warn"];
  }

  async start(): Promise<void> {
    const server = await startProcess(this.#data, this.#flags);
    this.server = server;
    void this.#watch(server);
  }
  async #watch(server: ServerProcess): Promise<void> {
    const code = await server.ended;
    if (this.server !== server) return;
    this.server = undefined;
    this.fallen.push(`a server ended by itself with ${code}: ${server.output().slice(-1500)}`);
  }
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { server } = this;
    this.server = undefined;
    return (await server?.kill(signal)) ?? null;
  }
  /** Asks the server to stop: with 0 it has handed everything over; with 1 it says what it left behind; in time either way. */
  async stop(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    const asked = performance.now();
    const code = await this.end("SIGTERM");
    const ms = Math.round(performance.now() - asked);
    const said = server.output();
    if (code === 1 && said.includes('"left behind"')) this.late++;
    else if (code !== 0) this.rude.push(`a server did not stop cleanly: ${code} ${said.slice(-1500)}`);
    if (ms > STOP_MS) this.rude.push(`a server took ${ms} ms to stop: ${said.slice(-500)}`);
  }
  signal(signal: NodeJS.Signals): void {
    if (this.server !== undefined) process.kill(this.server.pid, signal);
  }
}

/**
 * Several servers with one PostgreSQL and one NATS, and people who never wait: then everything happens to them that can. At the end
 * everything that anybody was told is held against what is kept.
 */
export async function tortureCluster(
  postgres: PostgresProcess,
  nats: NatsProcess,
  { seconds, tables, servers, faults, seed }: ClusterTorment,
  progress: (what: string) => void = () => {},
): Promise<ClusterReport> {
  const data = mkdtempSync(join(tmpdir(), "clade-cluster-"));
  const lot = seeded(seed);
  const url = await postgres.database();
  const findings = { forks: [] as string[], unreachable: [] as string[] };
  const lost: string[] = [];
  const twice: string[] = [];
  const leaks: string[] = [];
  const done: Record<string, number> = {};
  const places: Place[] = [];
  for (let nth = 0; nth < servers; nth++) {
    places.push(new Place(data, url, await Cable.to(postgres.port), await Cable.to(nats.port), postgres.port));
  }
  const entrance = (): string => {
    const open = places.flatMap(({ server }) => server?.url ?? []);
    return open[Math.floor(Math.random() * open.length)] ?? "http://127.0.0.1:1";
  };
  const all: Wanderer[] = [];
  try {
    await Promise.all(places.map((place) => place.start()));
    progress("servers are up");
    const pairs: (readonly [string, string])[] = [];
    for (let nth = 0; nth < tables; nth++) {
      const visits = await Promise.all([Guest.visit(entrance()), Guest.visit(entrance())]);
      pairs.push([visits[0]?.cookie ?? "", visits[1]?.cookie ?? ""]);
    }
    const play = { isEnding: false };
    let games = 0;
    /** Two people who play one game after the other. */
    const playOn = async ([one, other]: readonly [string, string], nth: number): Promise<void> => {
      while (!play.isEnding) {
        const game = allGameIds[games++ % allGameIds.length] ?? "evolution";
        const table = await gameOf([one, other], game, 1, entrance, PATIENCE_MS);
        const couple = [one, other].map(
          (cookie, seat) => new Wanderer(cookie, table, `${nth}-${seat}-${games}`, entrance, findings),
        );
        all.push(...couple);
        for (const each of couple) void each.come();
        while (!play.isEnding && !couple.some(({ isOver }) => isOver)) await pause(100);
        if (!play.isEnding) for (const each of couple) each.stop();
      }
    };
    const playing = pairs.map((pair, nth) =>
      playOn(pair, nth).catch((error: unknown) => findings.unreachable.push(`pair ${nth}: ${String(error)}`)),
    );
    await insist(
      async () => (all.length >= 2 * tables && all.every(({ moves }) => moves > 0) ? true : undefined),
      PATIENCE_MS,
    );
    progress("everybody plays");
    const until = performance.now() + 1000 * seconds;
    for (let nth = 0; performance.now() < until; nth++) {
      const fault = faults?.[nth % faults.length] ?? FAULTS[lot.int(FAULTS.length)] ?? "kill";
      const place = places[lot.int(places.length)];
      if (place === undefined) break;
      if (place.server === undefined) await place.start();
      progress(fault);
      done[fault] = (done[fault] ?? 0) + 1;
      await inflict(fault, place, { postgres, nats, lot });
      await pause(between(BREATH_MS, lot));
    }
    progress("peace");
    const peace = performance.now();
    play.isEnding = true;
    await Promise.all(playing);
    // In peace: each table must answer somebody who comes anew, and let whoever has to decide go on.
    const now = all.filter(({ isPlaying }) => isPlaying);
    const before = new Map(now.map((each) => [each, each.lastHeard]));
    for (const each of now) each.cut();
    await insist(
      async () =>
        now.every((each) => each.isOver || each.lastHeard > Math.max(peace, before.get(each) ?? 0)) ? true : undefined,
      BACK_MS - (performance.now() - peace),
    ).catch(() => {});
    const backAfterMs = Math.round(performance.now() - peace);
    for (const each of now) {
      if (!each.isOver && each.lastHeard <= peace)
        findings.unreachable.push(`${each.table}: no answer after the last fault`);
    }
    for (const each of all) each.stop();
    await Promise.all(
      places.map(async (place) => {
        await place.stop();
        findings.unreachable.push(...place.fallen, ...place.rude);
      }),
    );
    await check(url, all, { lost, twice, leaks, forks: findings.forks });
    return {
      acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      lost: lost.length,
      twice: twice.length,
      forks: findings.forks.length,
      leaks: leaks.length,
      unreachable: findings.unreachable.length,
      faults: done,
      leftBehind: places.reduce((sum, { late }) => sum + late, 0),
      backAfterMs,
      findings: [lost, twice, findings.forks, leaks, findings.unreachable].flatMap((each) => each.slice(0, 10)),
    };
  } finally {
    for (const each of all) each.stop();
    for (const place of places) {
      place.signal("SIGCONT");
      await place.end("SIGKILL");
      place.store.end();
      place.bus.end();
    }
    rmSync(data, { recursive: true, force: true });
  }
}

async function inflict(
  fault: Fault,
  place: Place,
  { postgres, nats, lot }: { readonly postgres: PostgresProcess; readonly nats: NatsProcess; readonly lot: Chance },
): Promise<void> {
  switch (fault) {
    case "kill":
      await place.end("SIGKILL");
      return place.start();
    case "stop":
      await place.stop();
      return place.start();
    case "pause":
      place.signal("SIGSTOP");
      await pause(PAUSED_MS);
      return place.signal("SIGCONT");
    case "cut-bus":
    case "cut-store":
    case "hold-bus":
    case "hold-store": {
      const cable = fault.endsWith("bus") ? place.bus : place.store;
      if (fault.startsWith("cut")) cable.cut();
      else cable.hold();
      await pause(between(CUT_MS, lot));
      return cable.heal();
    }
    case "restart-store":
      return postgres.restart("immediate");
    case "restart-bus":
      await nats.stop();
      await pause(between(BREATH_MS, lot));
      return nats.start();
  }
}

interface Sought {
  readonly lost: string[];
  readonly twice: string[];
  readonly leaks: string[];
  readonly forks: string[];
}

/** Plays every log again and holds everything that anybody was told against it. */
async function check(url: string, all: readonly Wanderer[], { lost, twice, leaks, forks }: Sought): Promise<void> {
  const store = await PostgresStore.open(url);
  for (const id of new Set(all.map(({ table }) => table))) {
    const people = all.filter(({ table }) => table === id);
    const [row, log] = [await store.table(id), await store.log(id)];
    const pack = row === undefined ? undefined : await loadGame(row.game);
    if (row === undefined || pack === undefined) {
      lost.push(`${id}: the table is gone`);
      continue;
    }
    const ids = log.flatMap((entry) => entry.id ?? []);
    if (new Set(ids).size !== ids.length) twice.push(`${id}: a move was applied twice`);
    for (const move of people.flatMap(({ acknowledged }) => acknowledged)) {
      if (!ids.includes(move)) lost.push(`${id}: the acknowledged move ${move} is lost`);
    }
    const options = await wholeOptions(row.options, (hash) => store.data(hash));
    const match = Match.start(pack.game, { ...planOf(row), options, chance: "keyed" });
    if (isComplaint(match)) {
      lost.push(`${id}: cannot be played`);
      continue;
    }
    // What each of them could have been shown, after how many events.
    const views = people.map(() => new Map<number, Set<string>>());
    const note = (): void => {
      for (const [index, { watcher }] of people.entries()) {
        const number = match.told(watcher);
        const known = views[index]?.get(number) ?? new Set();
        known.add(digestOf(JSON.parse(JSON.stringify(match.view(watcher)))));
        views[index]?.set(number, known);
      }
    };
    note();
    for (const [index, { number, entry }] of log.entries()) {
      if (number !== index) forks.push(`${id}: entry ${index} has number ${number}`);
      if (match.enter(entry) !== undefined) forks.push(`${id}: entry ${index} is refused`);
      note();
    }
    for (const [index, person] of people.entries()) {
      const told = match.events(person.watcher, 0).map(({ event }) => JSON.stringify(event));
      for (const [number, event] of person.events.entries()) {
        if (told[number] !== JSON.stringify(event))
          forks.push(`${id}: event ${number} is not in the log as it was told`);
      }
      for (const { number, digest } of person.views) {
        if (views[index]?.get(number)?.has(digest) !== true) {
          leaks.push(
            `${id}: after ${number} events ${person.watcher} was shown what is not theirs to see, or never was`,
          );
        }
      }
    }
  }
  await store.close();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
function between([least, most]: readonly [number, number], lot: Chance): number {
  return least + lot.int(most - least);
}
