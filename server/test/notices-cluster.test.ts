import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewTournament, TournamentInfo } from "@clade/kernel";
import { Guest, type ServerProcess, startGame, startProcess, withData } from "../testkit/index.ts";
import { onEngines } from "../testkit/on-engines.ts";
import { PushStandIn } from "../testkit/push-stand-in.ts";

/** What a server that dies had claimed is sent by another after a minute. */
const WAITING = { timeout: 100_000, interval: 50 };

onEngines("notices of several servers", (engines) => {
  // Of its own for each try: what was told in one that failed would count in the next.
  let push: PushStandIn;
  beforeEach(async () => {
    push = await PushStandIn.open();
  }, 60_000);
  afterEach(async () => {
    await push.close();
  });

  /** How often each of the people was told, by different notices. */
  const told = (names: readonly string[]): number[] =>
    names.map((name) => new Set(push.for(name).map(({ text }) => (JSON.parse(text) as { id: string }).id)).size);

  test(
    "each turn is told once, wherever its table and its person are; also by the others when a server dies",
    () =>
      withData(async (data) => {
        const store = await engines.postgres.database();
        const flags = [
          "--store",
          store,
          "--bus",
          engines.nats.url,
          "--log",
          "warn",
          "--notice-after",
          "1.5",
          ...push.flags,
        ];
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

  test(
    "a tournament plays through while a server dies: every round and table once, each round told once to who plays in it",
    () =>
      withData(async (data) => {
        const store = await engines.postgres.database();
        const flags = ["--store", store, "--bus", engines.nats.url, "--log", "warn", ...push.flags];
        const servers: ServerProcess[] = [];
        try {
          for (let nth = 0; nth < 2; nth++) servers.push(await startProcess(data, flags));
          const [one, other] = servers;
          if (one === undefined || other === undefined) return;
          const names = ["Ada", "Bob"];
          const people: Guest[] = [];
          for (const [nth, name] of names.entries()) {
            const guest = await Guest.visit((nth === 0 ? one : other).url, name);
            const { body } = await guest.get<{ wishes: object }>("/api/me/notices");
            await guest.put("/api/me/notices", { ...body.wishes, kinds: ["round"] });
            await guest.post("/api/me/notices/devices", push.subscribe(name).subscription);
            people.push(guest);
          }
          const [ada, bob] = people;
          if (ada === undefined || bob === undefined) return;
          const { body: cup } = await ada.post<TournamentInfo>("/api/tournaments", CUP);
          for (const each of people) expect((await each.post(`/api/tournaments/${cup.id}/enter`)).status).toBe(200);
          expect((await ada.post(`/api/tournaments/${cup.id}/start`)).status).toBe(200);

          // The server dies that began it, at any moment of the second round; who was there goes to the other.
          const adas = new Guest(other.url);
          adas.cookie = ada.cookie;
          let isDying = false;
          const look = async (): Promise<TournamentInfo> => {
            const { body: info } = await bob.get<TournamentInfo>(`/api/tournaments/${cup.id}`);
            for (const each of [adas, bob]) {
              const { you } = (await each.get<TournamentInfo>(`/api/tournaments/${cup.id}`)).body;
              // Whoever gives up has the stand-in play to the end.
              if (you.table !== null) await each.post(`/api/tables/${you.table}/resign`);
            }
            if (info.round >= 2 && !isDying) {
              isDying = true;
              setTimeout(() => void one.kill("SIGKILL"), 800 * Math.random());
            }
            return info;
          };
          await expect.poll(async () => (await look()).status, { timeout: 100_000, interval: 100 }).toBe("over");
          const end = await look();
          expect(isDying).toBe(true);
          expect(end.played).toHaveLength(3);
          const tables = end.played.flatMap((round) => round.tables);
          expect(new Set(tables.map(({ id }) => id)).size).toBe(12);
          for (const { tables: round } of end.played) {
            expect(round.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
          }
          // Nothing was made that nobody played in: those who play have three tables, one for each round.
          for (const each of [adas, bob]) {
            const own = (await each.get<{ tables: readonly { id: string; status: string }[] }>("/api/me/tables")).body
              .tables;
            expect(own.map(({ status }) => status)).toEqual(["over", "over", "over"]);
            expect(own.every(({ id }) => tables.some((table) => table.id === id))).toBe(true);
          }
          await vi.waitFor(() => expect(told(names)).toEqual([3, 3]), WAITING);
          expect(push.faults).toEqual([]);
        } finally {
          await Promise.all(servers.map((server) => server.kill("SIGKILL")));
        }
      }),
    240_000,
  );
});

const CUP = {
  name: "Two servers",
  game: "evolution",
  size: 2,
  kind: "swiss",
  rounds: 3,
  live: true,
  pace: { kind: "move", seconds: 60 },
  pause: 0,
  open: true,
  most: 8,
  bots: { bot: "random", upTo: 8 },
} satisfies NewTournament;
