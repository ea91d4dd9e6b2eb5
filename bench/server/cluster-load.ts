import { metricsOf, startProcess, withData } from "@clade/server/testkit";
import { findNats, startNats } from "@clade/server/testkit/nats";
import { findPostgres, startPostgres, whoHas } from "@clade/server/testkit/postgres";
import { Guest } from "@clade/server/testkit";
import { loadClade } from "./clade-load.ts";
import { type Load, round, wait } from "./measure.ts";

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
    const shares = idle === 0 ? null : await withIdle(shared, idle);
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

type Shared = (
  count: number,
  work: (servers: readonly Server[], store: string) => Promise<Load & object>,
) => Promise<unknown>;

/** How many tables are set up and left, and what part of them each server has. */
async function withIdle(shared: Shared, idle: number): Promise<object | null> {
  let figures: object | null = null;
  await shared(2, async (servers, store) => {
    const url = servers[0]?.url ?? "";
    const host = await Guest.visit(url);
    const has = await whoHas(store);
    const counts = new Map(servers.map(({ pid }) => [pid, 0]));
    for (let nth = 0; nth < idle; nth += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const { id } = await host.table({ seats: ["me", "free"] });
          counts.set(has(id), (counts.get(has(id)) ?? 0) + 1);
        }),
      );
    }
    const memory = await Promise.all(servers.map((server) => metric(server.url, "process_resident_memory_bytes")));
    figures = {
      tables: idle,
      shares: [...counts.values()].map((count) => round(count / idle)),
      memoryMb: memory.map((bytes) => round(bytes / 1e6)),
    };
    return { movesPerSecond: 0, p50Ms: 0, p99Ms: 0, errors: 0, bytesPerMove: 0 };
  });
  return figures;
}

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
