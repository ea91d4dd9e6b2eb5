import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { at as itemAt, type GameRecord, seeded, type TableInfo } from "@clade/kernel";
import { clade, Guest, playOut, startGame } from "../testkit/index.ts";
import { onEngines } from "../testkit/on-engines.ts";
import { whoHas } from "../testkit/postgres.ts";
import { type ServerProcess, startProcess, withData } from "../testkit/process.ts";

type Told = { readonly [key: string]: unknown };

/** One word with a command, as JSON. */
function told(...words: readonly string[]): Told {
  const { code, out, error } = clade(...words, "--json");
  return code === 0 ? (JSON.parse(out) as Told) : { code, error };
}

function personOf(guest: Guest): string {
  return /clade=([\w-]{16})/.exec(guest.cookie)?.[1] ?? "";
}

onEngines("commands of an operator, on PostgreSQL", (engines) => {
  /** Two servers, with Ada at one and Bob at the other. */
  async function withTwo(
    work: (house: {
      readonly store: string;
      readonly folder: string;
      readonly servers: readonly [ServerProcess, ServerProcess];
      readonly ada: Guest;
      readonly bob: Guest;
    }) => Promise<void>,
  ): Promise<void> {
    await withData(async (folder) => {
      const store = await engines.postgres.database();
      const start = (): Promise<ServerProcess> =>
        startProcess(folder, ["--store", store, "--bus", engines.nats.url, "--log", "warn"]);
      const servers = await Promise.all([start(), start()]);
      try {
        const [ada, bob] = [await Guest.visit(servers[0].url, "Ada"), await Guest.visit(servers[1].url, "Bob")];
        await work({ store, folder, servers, ada, bob });
      } finally {
        await Promise.all(servers.map((server) => server.kill("SIGKILL")));
      }
    });
  }

  test(
    "he looks, closes, removes, renames, bans and erases while several servers run: all of them do as he says",
    () =>
      withTwo(async ({ store, servers, ada, bob }) => {
        const admin = (...words: readonly string[]): Told => told("admin", "--store", store, ...words);
        // So many that each server has some of them.
        const games: string[] = [];
        const hasBoth = async (): Promise<boolean> => {
          const owner = await whoHas(store);
          return servers.every(({ pid }) => games.some((game) => owner(game) === pid));
        };
        while (games.length < 40 && !(await hasBoth())) games.push(await startGame([ada, bob], { standIn: "random" }));
        const owner = await whoHas(store);
        const [first, second] = servers.map(({ pid }) => games.find((game) => owner(game) === pid) ?? "") as [
          string,
          string,
        ];
        expect([first, second]).not.toContain("");
        const line = await bob.line();
        for (const game of [first, second]) {
          await line.watch(game);
          await line.say(game, "hello");
        }
        expect((await ada.post(`/api/tables/${first}/reports`, { text: "Bob is rude", lines: [0] })).status).toBe(201);

        // Looking: the words that a folder is answered with, from the same command.
        const { tables } = admin("tables", "--status", "playing", "--limit", "100") as { tables: { id: string }[] };
        expect(tables.map(({ id }) => id).toSorted()).toEqual(games.toSorted());
        expect(tables[0]).toMatchObject({
          seats: [
            { seat: 0, person: personOf(ada), name: "Ada", bot: null },
            { seat: 1, person: personOf(bob), name: "Bob", bot: null },
          ],
        });
        expect(told("admin", store, "table", first, "--chat")).toMatchObject({
          table: { id: first, moves: 0, lines: 1, last: null },
          chat: [{ person: personOf(bob), name: "Bob", text: "hello" }],
        });
        expect(admin("people", "aD")).toMatchObject({ people: [{ id: personOf(ada), name: "Ada" }] });
        expect(admin("reports")).toMatchObject({
          reports: [{ id: 1, table: first, text: "Bob is rude", lines: [{ name: "Bob", text: "hello" }] }],
        });
        expect(admin("settle", "1")).toMatchObject({ ok: true });
        expect(admin("reports")).toEqual({ reports: [] });

        // Doing: one of the servers takes the order, and the one that has the table carries it out.
        for (const game of [first, second]) {
          expect(admin("close", game)).toEqual({ ok: true, said: `table ${game} is closed` });
          const heard = (): boolean =>
            line.received.some((each) => each.type === "table" && each.table === game && each.info.status === "closed");
          await expect.poll(heard, { timeout: 15_000 }).toBe(true);
          expect((await ada.get<TableInfo>(`/api/tables/${game}`)).body.status).toBe("closed");
        }
        expect(admin("rename", personOf(bob), "Robert")).toMatchObject({ ok: true });
        expect(admin("person", personOf(bob))).toMatchObject({ person: { name: "Robert", reports: 1, banned: null } });
        expect(admin("ban", personOf(bob), "--days", "3", "--as", "Mod")).toMatchObject({ ok: true });
        for (const { url } of servers) {
          const there = new Guest(url);
          there.cookie = bob.cookie;
          expect(await there.get("/api/tables")).toMatchObject({ status: 403, body: { problem: "banned" } });
        }
        expect(admin("bans")).toMatchObject({ bans: [{ kind: "person", value: personOf(bob) }] });
        expect(admin("erase", personOf(bob))).toMatchObject({ ok: true });
        expect(admin("person", personOf(bob))).toMatchObject({ code: 2 });
        const { log } = admin("log") as { log: { order: { do: string }; done: boolean; by: string }[] };
        expect(log.map(({ order, done }) => [order.do, done])).toEqual([
          ["erase", true],
          ["ban", true],
          ["rename", true],
          ["close-table", true],
          ["close-table", true],
          ["settle", true],
        ]);
        expect(itemAt(log, 1).by).toBe("Mod");
        expect(admin("close", "nonsense")).toEqual({ code: 2, error: "clade: There is no such table.\n" });
      }),
    240_000,
  );

  test(
    "the last server dies with an order at its desk: the command does it itself; so it does where none runs",
    () =>
      withTwo(async ({ store, folder, servers, ada, bob }) => {
        const game = await startGame([ada, bob]);
        const waiting = await ada.table({ seats: ["me", "free"], open: true });
        for (const server of servers) await server.kill("SIGKILL");
        // For a moment both still seem to live: the order lies there until they do not.
        expect(told("admin", store, "kick", game, "1")).toMatchObject({ ok: true });
        expect(told("admin", store, "delete", waiting.id)).toMatchObject({ ok: true });
        const again = await startProcess(folder, ["--store", store]);
        try {
          const back = new Guest(again.url);
          back.cookie = ada.cookie;
          const { tables } = (await back.get<{ tables: TableInfo[] }>("/api/me/tables")).body;
          expect(tables.map(({ id }) => id)).toEqual([game]);
          expect(itemAt(itemAt(tables, 0).seats, 1)).toMatchObject({ away: true, resigned: true });
        } finally {
          await again.kill("SIGKILL");
        }
      }),
    240_000,
  );

  test(
    "a game is exported, everything backed up while servers run, and put back into a database and into a folder",
    () =>
      withTwo(async ({ store, folder, servers, ada, bob }) => {
        const game = await startGame([ada, bob]);
        // A busy server may end its lines while a command holds up everything here; whoever goes on comes back as a page does.
        const playOn = async (seed: string, moves: number): Promise<void> => {
          const lines = [await ada.line(), await bob.line()];
          for (const line of lines) await line.watch(game);
          await playOut(lines, game, seeded(seed), moves);
          for (const line of lines) line.cut();
        };
        await playOn("export", 7);
        const exported = told("export", game, "--store", store) as unknown as GameRecord;
        expect(exported.moves).toHaveLength(7);
        expect(exported).toMatchObject({ game: "evolution", about: { table: game, status: "playing" } });

        const file = join(folder, "copy.db");
        expect(told("backup", store, file)).toMatchObject({ ok: true, tables: 1, people: 2 });
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(existsSync(`${file}.part`)).toBe(false);
        expect(told("backup", "--store", store, file)).toMatchObject({ code: 2 });
        await playOn("later", 5);
        expect(told("restore", file, store, "--force")).toMatchObject({
          code: 2,
          error: "clade: a server is running on the database: stop it first\n",
        });
        for (const server of servers) expect([0, 1]).toContain(await server.kill("SIGTERM"));
        expect(told("restore", file, store)).toMatchObject({ code: 2, error: expect.stringMatching(/--force/) });
        expect((told("export", game, "--store", store) as unknown as GameRecord).moves).toHaveLength(12);
        expect(told("restore", file, store, "--force")).toMatchObject({ ok: true, tables: 1 });
        expect((told("export", game, "--store", store) as unknown as GameRecord).moves).toEqual(exported.moves);
        // The same file, into a folder.
        expect(told("restore", file, join(folder, "house"))).toMatchObject({ ok: true, tables: 1 });
        const there = told("export", game, "--data", join(folder, "house")) as unknown as GameRecord;
        expect([there.moves, there.seed]).toEqual([exported.moves, exported.seed]);
        const again = await startProcess(folder, ["--store", store]);
        try {
          const back = new Guest(again.url);
          back.cookie = ada.cookie;
          expect((await (await back.line()).watch(game)).number).toBeGreaterThan(0);
        } finally {
          await again.kill("SIGKILL");
        }
      }),
    240_000,
  );

  test(
    "bad input is one line without the password, and nothing is written",
    () =>
      withData(async (folder) => {
        const nowhere = `postgres://clade:secret@127.0.0.1:${engines.postgres.port}/nowhere`;
        const closed = "postgres://clade:secret@127.0.0.1:1/clade";
        const empty = await engines.postgres.database();
        const file = join(folder, "x.db");
        for (const [words, message] of [
          [["admin", nowhere, "tables"], /database "nowhere" does not exist/],
          [["admin", nowhere, "close", "T"], /database "nowhere" does not exist/],
          [["admin", closed, "tables"], /the database is away \(ECONNREFUSED\)/],
          [["admin", empty, "tables"], /no server has ever kept anything in the database/],
          [["admin", "tables"], /missing the server's data folder/],
          [["export", "T", "--store", nowhere], /database "nowhere" does not exist/],
          [["export", "T", "--store", empty, "--data", folder], /--data or --store, not both/],
          [["backup", nowhere, file], /database "nowhere" does not exist/],
          [["backup", empty, file], /schema version 0/],
          [["restore", file, empty], /there is no file/],
        ] as const) {
          const { code, out, error } = clade(...words);
          expect(error).toMatch(message);
          expect([words, code, out, error.split("\n").length]).toEqual([words, 2, "", 2]);
          expect(error).not.toContain("secret");
        }
        expect(existsSync(file)).toBe(false);
      }),
    240_000,
  );
});
