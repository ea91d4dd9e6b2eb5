import { expect, test } from "vitest";
import { at } from "@clade/kernel";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { Cable } from "../testkit/cable.ts";
import { Guest, startGame } from "../testkit/index.ts";
import { onEngines } from "../testkit/on-engines.ts";
import { whenShared, whoHas } from "../testkit/postgres.ts";
import { type ServerProcess, startProcess, withData } from "../testkit/process.ts";
import type { TableSocket } from "../testkit/socket.ts";

/** A server that is asked to stop has ended after ten seconds; the machine may be busy. */
const STOP_MS = 15_000;
/** Longer than a lease. */
const PAUSED_MS = 4500;

onEngines("servers that are asked to stop at the worst moment", (engines) => {
  test(
    "without the database, without the bus, after a pause: they end in time, say what they left, and nothing is lost",
    () =>
      withData(async (data) => {
        const database = await engines.postgres.database();
        const store = await Cable.to(engines.postgres.port);
        const bus = await Cable.to(engines.nats.port);
        const farStore = database.replace(`:${engines.postgres.port}/`, `:${store.port}/`);
        const servers: ServerProcess[] = [];
        const start = async (way: string, over: string): Promise<ServerProcess> => {
          const server = await startProcess(data, ["--store", way, "--bus", over, "--log", "warn"]);
          servers.push(server);
          return server;
        };
        try {
          const unkept = await start(farStore, engines.nats.url);
          const unheard = await start(database, `nats://127.0.0.1:${bus.port}`);
          const paused = await start(database, engines.nats.url);
          const heir = await start(database, engines.nats.url);
          const ada = await Guest.visit(heir.url, "Ada");
          const bob = await Guest.visit(heir.url, "Bob");
          const games = new Map<ServerProcess, string>();
          // Until all have their share a table may go from one of them to another.
          await whenShared(database, servers.length);
          while (games.size < 3) {
            const game = await startGame([ada, bob]);
            const owner = (await whoHas(database))(game);
            const server = [unkept, unheard, paused].find(({ pid }) => pid === owner);
            if (server !== undefined) games.set(server, game);
          }
          const kept = new Map<string, string>();
          for (const game of games.values()) {
            const line = await decider(game, heir.url, [ada, bob]);
            const [move = ""] = line.now(game).legal;
            const id = `kept-${game}`;
            expect(await line.act(game, move, { id })).toMatchObject({ type: "done" });
            kept.set(game, id);
            line.cut();
          }

          // A move is under way where the database cannot be reached.
          const game = games.get(unkept) ?? "";
          const line = await decider(game, unkept.url, [ada, bob]);
          const sent = { move: at(line.now(game).legal, 0), id: "under-way", on: line.now(game).number };
          expect((await whoHas(database))(game)).toBe(unkept.pid);
          store.hold();
          bus.cut();
          line.send({ type: "act", table: game, ...sent });
          process.kill(paused.pid, "SIGSTOP");
          const stopped = async (server: ServerProcess, afterMs: number): Promise<number | null> => {
            await new Promise((resolve) => setTimeout(resolve, afterMs));
            const asked = performance.now();
            const ended = server.kill("SIGTERM");
            process.kill(server.pid, "SIGCONT");
            const code = await ended;
            expect(performance.now() - asked).toBeLessThan(STOP_MS);
            return code;
          };
          const codes = await Promise.all([stopped(unkept, 200), stopped(unheard, 200), stopped(paused, PAUSED_MS)]);
          expect(codes).toEqual([1, 0, 0]);
          expect(unkept.output()).toMatch(/handing over.*"left behind"/);
          for (const each of [unheard, paused]) expect(each.output()).not.toContain("left behind");

          // Whoever hears that it counts hears the truth: it is kept, if by another server that has the table since. Sent again, it counts once.
          const read = await PostgresStore.open(database);
          const times = async (table: string, id: string): Promise<number> =>
            (await read.log(table)).filter((entry) => entry.id === id).length;
          const isHeard = line.received.some((message) => message.type === "news" && message.done === sent.id);
          if (isHeard) expect(await times(game, sent.id)).toBe(1);
          const mover = line.now(game).watcher === 0 ? ada : bob;
          const again = await mover.line();
          await again.watch(game);
          expect(await again.act(game, sent.move, sent)).toMatchObject({ type: "done" });
          again.cut();
          for (const [table, id] of [...kept, [game, sent.id] as const]) expect(await times(table, id)).toBe(1);
          await read.close();
          // All of them can be played at.
          for (const table of games.values()) (await decider(table, heir.url, [ada, bob])).cut();
        } catch (error) {
          for (const each of servers) process.stderr.write(`${each.output().slice(-2000)}\n----\n`);
          throw error;
        } finally {
          await Promise.all(servers.map((server) => server.kill("SIGKILL")));
          store.end();
          bus.end();
        }
      }),
    180_000,
  );
});

/** A line of whoever must decide. */
async function decider(game: string, url: string, people: readonly Guest[]): Promise<TableSocket> {
  for (const { cookie } of people) {
    const guest = new Guest(url);
    guest.cookie = cookie;
    const line = await guest.line();
    await line.watch(game);
    if (line.mustDecide(game)) return line;
    line.cut();
  }
  throw new Error("nobody must decide");
}
