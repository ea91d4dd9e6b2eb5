import { createHash, randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Pool } from "@clade/bots/node";
import { at } from "@clade/kernel";
import { Thinkers } from "./bots/thinkers.ts";
import { makeApp } from "./http/app.ts";
import { Metrics } from "./http/metrics.ts";
import type { Service } from "./http/service.ts";
import { Identities } from "./people/identity.ts";
import { Hall } from "./halls/hall.ts";
import type { Settings } from "./settings.ts";
import { connectSqlite } from "./store/sqlite/connect.ts";
import type { House, Notes } from "./tables/house.ts";
import { Rooms } from "./tables/rooms.ts";
import { workerFile } from "./worker-file.ts";

/** How long a thread of the bots stays without work. */
const BOTS_REST_MS = 30_000;

export interface RunningServer {
  readonly address: string;
  /** Lets what has begun end, closes everything, and resolves when all is on disk. */
  stop(): Promise<void>;
}

/** Starts a server. `lost` is called if it can no longer keep anything: then only a new start helps. */
export async function startServer(settings: Settings, lost: (error: Error) => void): Promise<RunningServer> {
  mkdirSync(settings.data, { recursive: true, mode: 0o700 });
  const store = await connectSqlite(join(settings.data, "clade.db"), lost);
  const secret = await store.secret("identity", randomBytes(32).toString("base64url"));

  let stopping = false;
  let log: { warn(about: object, what: string): void } = { warn() {} };
  const trouble = (what: string, about: Readonly<Record<string, unknown>>): void => {
    metrics.troubles.inc({ what });
    log.warn(about, what);
  };
  const pool = new Pool(workerFile(import.meta.url, "./bots/bot-thread"), {
    size: settings.botThreads,
    idleMs: BOTS_REST_MS,
  });
  const bots = new Thinkers(pool, 1000 * settings.botSeconds, {
    trouble: (game, bot, why) => trouble("bot stopped", { game, bot, why }),
  });
  const halls = Array.from(
    { length: settings.halls },
    () =>
      new Hall(1000 * settings.rulesSeconds, {
        trouble: (table, error) => trouble("hall opened anew", { table, why: String(error) }),
      }),
  );
  const notes: Notes = {
    moved(by, ms) {
      moves[by].inc();
      metrics.moveSeconds.observe(ms / 1000);
    },
    finished: (game) => metrics.games.inc({ game }),
    woke: (ms) => metrics.wakeSeconds.observe(ms / 1000),
    trouble,
  };
  const house: House = {
    store,
    bots,
    started: Date.now(),
    botDelay: settings.botDelay,
    hall: (table) => at(halls, halls.length === 1 ? 0 : hashOf(table) % halls.length),
    notes,
  };
  const rooms = new Rooms(house, 1000 * settings.idleSeconds);
  const metrics = new Metrics({ tablesInMemory: () => rooms.size, botsWaiting: () => bots.waiting });
  const moves = { person: metrics.moves.labels("person"), bot: metrics.moves.labels("bot") };
  const service: Service = {
    settings,
    store,
    rooms,
    identities: new Identities(secret),
    metrics,
    trouble,
    isReady: () => !stopping,
  };
  const { app, lines } = await makeApp(service);
  log = app.log;
  const address = await app.listen({ host: settings.host, port: settings.port });
  void rooms.wakeAll().catch((error: unknown) => trouble("not woken", { why: String(error) }));

  return {
    address,
    async stop() {
      if (stopping) return;
      stopping = true;
      await rooms.close();
      lines.close();
      await app.close();
      bots.close();
      await Promise.all(halls.map((hall) => hall.close()));
      await store.close();
    },
  };
}

function hashOf(table: string): number {
  return createHash("sha1").update(table).digest().readUInt32BE(0);
}
