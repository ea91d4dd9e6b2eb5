import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Guest, type ServerProcess, startGame, startProcess, withData } from "../testkit/index.ts";
import { findNats, type NatsProcess, startNats } from "../testkit/nats.ts";
import { findPostgres, type PostgresProcess, startPostgres } from "../testkit/postgres.ts";
import { PushStandIn } from "../testkit/push-stand-in.ts";

const programs = findPostgres();
const isPossible = programs !== undefined && findNats();
/** What a server that dies had claimed is sent by another after a minute. */
const WAITING = { timeout: 100_000, interval: 50 };

describe.skipIf(!isPossible)("notices of several servers", () => {
  let postgres: PostgresProcess;
  let nats: NatsProcess;
  let push: PushStandIn;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? "");
    nats = await startNats();
    push = await PushStandIn.open();
  }, 60_000);
  afterAll(async () => {
    await push.close();
    await nats.stop();
    await postgres.end();
  });

  /** How often each of the people was told, by different notices. */
  const told = (names: readonly string[]): number[] =>
    names.map((name) => new Set(push.for(name).map(({ text }) => (JSON.parse(text) as { id: string }).id)).size);

  test(
    "each turn is told once, wherever its table and its person are; also by the others when a server dies",
    () =>
      withData(async (data) => {
        const store = await postgres.database();
        const flags = ["--store", store, "--bus", nats.url, "--log", "warn", "--notice-after", "1.5", ...push.flags];
        const servers: ServerProcess[] = [];
        try {
          for (let nth = 0; nth < 2; nth++) servers.push(await startProcess(data, flags));
          const [one, other] = servers;
          if (one === undefined || other === undefined) return;
          const names = Array.from({ length: 8 }, (_, nth) => `P${nth}`);
          const people: Guest[] = [];
          for (const [nth, name] of names.entries()) {
            const guest = await Guest.visit((nth % 2 === 0 ? one : other).url, name);
            await guest.post("/api/me/notices/devices", push.subscribe(name).subscription);
            people.push(guest);
          }
          // The first one's program listens at one server; the tables are at both.
          const [first] = people;
          if (first === undefined) return;
          const listening = await fetch(`${one.url}/api/me/events`, { headers: { cookie: first.cookie } });
          let heard = "";
          const reading = (async () => {
            for await (const text of listening.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += text;
          })().catch(() => {});
          await vi.waitUntil(() => heard.includes("event: hello"), WAITING);
          const pairs = [0, 2, 4, 6].map((nth) => people.slice(nth, nth + 2));
          const tables = await Promise.all(pairs.map((pair) => startGame(pair)));
          await vi.waitUntil(() => heard.includes(`"table":"${tables[0]}"`), WAITING);
          await vi.waitFor(() => expect(told(names)).toEqual(names.map(() => 1)), WAITING);

          const more = await Promise.all(pairs.map((pair) => startGame(pair)));
          expect(more).toHaveLength(4);
          await other.kill("SIGKILL");
          await vi.waitFor(() => expect(told(names)).toEqual(names.map(() => 2)), WAITING);
          expect(push.faults).toEqual([]);
          await one.kill("SIGKILL");
          await reading;
        } finally {
          await Promise.all(servers.map((server) => server.kill("SIGKILL")));
        }
      }),
    180_000,
  );
});
