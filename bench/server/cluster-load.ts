import { Guest, metricsOf, startProcess, withData } from "@clade/server/testkit";
import { findNats, startNats } from "@clade/server/testkit/nats";
import { findPostgres, startPostgres, whoHas } from "@clade/server/testkit/postgres";
import { loadClade } from "./clade-load.ts";
import { fillDatabase } from "@clade/server/testkit/fill";
import { type Load, quantile, round, wait } from "./measure.ts";

export interface ClusterPlan {
  readonly tables: number;
  readonly people: number;
  readonly ms: number;
  /** How many tables wait while nobody is there. */
  readonly idle: number;
}

type Server = Awaited<ReturnType<typeof startProcess>>;

/** Spent processor time, in seconds. */
interface Spent {
  readonly servers: readonly number[];
  readonly store: number;
  readonly bus: number;
}

/**
 * The same load on one server with its file, on one server with PostgreSQL and NATS, and on two servers with all people at the other
 * one than their tables. All of it on this machine, one after the other: what is compared is within the run.
 */
export async function measureCluster({ tables, people, ms, idle }: ClusterPlan, note: (text: string) => void) {
  const programs = findPostgres();
  if (programs === undefined || !findNats()) return undefined;
  const postgres = await startPostgres(programs, { disk: true });
  const nats = await startNats();
  const plan = { tables, people, warmMs: 3000, ms };

  /** A load on the first of the servers, and what it cost whom. */
  const under = async (servers: readonly Server[], url: string, more: object = {}) => {
    const spent: Spent[] = [];
    const mark = async (): Promise<void> => {
      const cpu = await Promise.all(servers.map(async (server) => metric(server.url, "process_cpu_seconds_total")));
      spent.push({ servers: cpu, store: postgres.cpuSeconds(), bus: nats.cpuSeconds() });
    };
    const load = await loadClade(url, { ...plan, mark, ...more });
    const [before, after] = spent;
    const moves = (load.movesPerSecond * ms) / 1000;
    const each = (now = 0, then = 0): number => Math.round((1e6 * (now - then)) / Math.max(1, moves));
    return {
      ...load,
      cpuMicrosecondsPerMove: {
        servers: servers.map((_, nth) => each(after?.servers[nth], before?.servers[nth])),
        store: each(after?.store, before?.store),
        bus: each(after?.bus, before?.bus),
      },
    };
  };
  const shared = async (count: number, work: (servers: readonly Server[], store: string) => Promise<Load & object>) =>
    withData(async (data) => {
      const store = await postgres.database();
      const servers: Server[] = [];
      try {
        for (let nth = 0; nth < count; nth++) {
          servers.push(await startProcess(data, ["--log", "warn", "--store", store, "--bus", nats.url]));
        }
        await settled(servers);
        return await work(servers, store);
      } finally {
        for (const server of servers) await server.kill("SIGTERM");
      }
    });
  try {
    note("one server, a file …");
    const file = await withData(async (data) => {
      const server = await startProcess(data, ["--log", "warn"]);
      const load = await under([server], server.url);
      await server.kill("SIGTERM");
      return load;
    });
    note("one server, PostgreSQL and NATS …");
    const one = await shared(1, (servers) => under(servers, servers[0]?.url ?? ""));
    note("the same at 1,000 moves a second …");
    const steady = await shared(1, (servers) => under(servers, servers[0]?.url ?? "", { perSecond: 1000 }));
    note("two servers, all people at the other one …");
    const far = await shared(2, async (servers, store) => {
      const has = await whoHas(store);
      const [own, door] = servers;
      return under(servers, door?.url ?? "", { isGood: (table: string) => has(table) === own?.pid });
    });
    note(`${idle} idle tables over two servers …`);
    const shares =
      idle === 0
        ? null
        : await withData(async (data) => {
            const start: Start = (store, ...flags) =>
              startProcess(data, ["--log", "warn", "--store", store, "--bus", nats.url, ...flags]);
            return idleOverTwo(start, await postgres.database(), idle, 500);
          });
    return {
      ratioPostgresToSqlite: round(one.movesPerSecond / file.movesPerSecond),
      ratioForwarded: round(far.movesPerSecond / one.movesPerSecond),
      p99Ms: steady.p99Ms,
      sqlite: file,
      postgres: one,
      atThousandASecond: steady,
      forwarded: far,
      idle: shares,
    };
  } finally {
    await nats.stop();
    await postgres.end();
  }
}

/**
 * Many tables with half a game each over two servers, as `measureIdle` has them on one: visitors come over either server, look and
 * leave; then it is read what part of the tables each server has, and its memory.
 */
async function idleOverTwo(start: Start, store: string, tables: number, visits: number) {
  const first = await start(store);
  const ada = await Guest.visit(first.url, "Ada");
  await first.kill("SIGTERM");
  const person = /clade=([\w-]+)\./.exec(ada.cookie)?.[1] ?? "";
  const ids = await fillDatabase(store, { tables, moves: 90, people: [person, "somebody-else"] });
  const servers = [await start(store, "--idle", "1"), await start(store, "--idle", "1")];
  await settled(servers);
  const step = Math.max(1, Math.floor(ids.length / visits));
  const visited = ids.filter((_, index) => index % step === 0);
  const wakes: number[] = [];
  for (const [nth, server] of servers.entries()) {
    const guest = new Guest(server.url);
    guest.cookie = ada.cookie;
    const line = await guest.line();
    for (const table of visited.filter((_, index) => index % servers.length === nth)) {
      const asked = performance.now();
      await line.watch(table);
      wakes.push(performance.now() - asked);
      line.send({ type: "unwatch", table });
    }
    line.cut();
  }
  const patience = performance.now() + 30_000;
  for (const { url } of servers) {
    while ((await metric(url, "clade_tables_in_memory")) > 0 && performance.now() < patience) await wait(250);
  }
  const has = await whoHas(store);
  const memory = await Promise.all(servers.map(({ url }) => metric(url, "process_resident_memory_bytes")));
  for (const server of servers) await server.kill("SIGTERM");
  const sorted = wakes.toSorted((a, b) => a - b);
  return {
    tables,
    shares: servers.map(({ pid }) => round(ids.filter((id) => has(id) === pid).length / ids.length)),
    memoryMb: memory.map((bytes) => round(bytes / 1e6)),
    visited: visited.length,
    wakeP50Ms: quantile(sorted, 0.5),
    wakeP99Ms: quantile(sorted, 0.99),
  };
}

type Start = (store: string, ...flags: readonly string[]) => Promise<Server>;

async function settled(servers: readonly Server[]): Promise<void> {
  const share = Math.floor(1024 / servers.length) - 1;
  for (;;) {
    const held = await Promise.all(servers.map(({ url }) => metric(url, 'clade_cluster\\{what="slots"\\}')));
    if (held.every((count) => count >= share)) return;
    await wait(200);
  }
}

async function metric(url: string, name: string): Promise<number> {
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(await metricsOf(url))?.[1]);
}
