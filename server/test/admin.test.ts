import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { at as itemAt, seeded, type TableInfo } from "@clade/kernel";
import { openDatabase } from "../store/sqlite/driver.ts";
import { clade, Guest, playOut, startGame, startProcess, withData } from "../testkit/index.ts";

/** One word with the operator's command, as JSON. */
function admin(folder: string, ...words: readonly string[]): { readonly [key: string]: unknown } {
  const { code, out, error } = clade("admin", folder, ...words, "--json");
  if (code !== 0) return { code, error };
  return JSON.parse(out) as { readonly [key: string]: unknown };
}

function personOf(guest: Guest): string {
  return /clade=([\w-]{16})/.exec(guest.cookie)?.[1] ?? "";
}

describe("the operator, while the server runs", () => {
  test("looks at tables, closes and deletes them; who is there hears of it", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const ada = await Guest.visit(server.url, "Ada");
      const bob = await Guest.visit(server.url, "Bob");
      const game = await startGame([ada, bob]);
      const waiting = await ada.table({ seats: ["me", "free"], open: true });
      const line = await bob.line();
      await line.watch(game);
      await line.say(game, "hello \u001b[31m there");

      const { tables } = admin(folder, "tables", "--status", "playing") as {
        tables: { id: string; seats: object[] }[];
      };
      expect(tables).toEqual([expect.objectContaining({ id: game, status: "playing", game: "evolution" })]);
      expect(itemAt(tables, 0).seats).toEqual([
        { seat: 0, person: personOf(ada), name: "Ada", bot: null },
        { seat: 1, person: personOf(bob), name: "Bob", bot: null },
      ]);
      expect(admin(folder, "table", game, "--chat")).toMatchObject({
        table: { id: game, moves: 0, lines: 1 },
        chat: [{ person: personOf(bob), name: "Bob" }],
      });
      expect(clade("admin", folder, "table", game, "--chat").out).not.toContain("\u001b");
      expect(clade("admin", folder, "tables").out).not.toContain("seed");

      expect(admin(folder, "close", game)).toEqual({ ok: true, said: `table ${game} is closed` });
      // The command holds this process up as long as it runs: only then is there time to listen.
      const heard = () => line.received.some((message) => message.type === "table" && message.info.status === "closed");
      await expect.poll(heard, { timeout: 15_000 }).toBe(true);
      expect(await line.act(game, "done", { on: 0 })).toMatchObject({ type: "error", code: "not-on" });
      expect((await ada.get<TableInfo>(`/api/tables/${game}`)).body.status).toBe("closed");
      // It is there for those who were at it, and for nobody else.
      expect((await (await Guest.visit(server.url)).get(`/api/tables/${game}`)).status).toBe(404);

      expect(admin(folder, "delete", waiting.id)).toMatchObject({ ok: true });
      expect((await ada.get(`/api/tables/${waiting.id}`)).status).toBe(404);
      expect((await ada.get<{ tables: [] }>("/api/tables")).body.tables).toEqual([]);
      expect(admin(folder, "delete", waiting.id)).toEqual({ code: 2, error: "clade: There is no such table.\n" });
      expect(admin(folder, "close", "nonsense")).toMatchObject({ code: 2 });

      const { log } = admin(folder, "log", "--as", "root") as {
        log: { order: { do: string }; done: boolean; by: string }[];
      };
      expect(log.map(({ order, done }) => [order.do, done])).toEqual([
        ["close-table", false],
        ["delete-table", false],
        ["delete-table", true],
        ["close-table", true],
      ]);
      expect(log.every(({ by }) => by !== "")).toBe(true);
      await server.kill("SIGKILL");
    });
  }, 240_000);

  test("removes tournaments and clubs: nobody finds them any more, and tables that play are closed", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const [ada, bob] = [await Guest.visit(server.url, "Ada"), await Guest.visit(server.url, "Bob")];
      const wishes = { game: "evolution", size: 2, kind: "swiss", rounds: 2, pause: 0, open: true, most: 4 };
      const setUp = async (name: string): Promise<string> => {
        const asked = { ...wishes, name, live: false, pace: { kind: "move", seconds: 86_400 } };
        const { body } = await ada.post<{ id: string }>("/api/tournaments", {
          ...asked,
          bots: { bot: "random", upTo: 4 },
        });
        return body.id;
      };
      const [rude, kind] = [await setUp("Rude cup"), await setUp("Kind cup")];
      for (const id of [rude, kind]) {
        for (const each of [ada, bob]) await each.post(`/api/tournaments/${id}/enter`);
        expect((await ada.post(`/api/tournaments/${id}/start`)).status).toBe(200);
      }
      interface Played {
        readonly played: readonly { readonly tables: readonly { readonly id: string; readonly places: unknown }[] }[];
        readonly you: { readonly table: string | null };
      }
      const look = async (id: string) => (await ada.get<Played>(`/api/tournaments/${id}`)).body;
      await expect.poll(async () => (await look(rude)).you.table, { timeout: 30_000 }).not.toBeNull();
      const own = (await look(rude)).you.table ?? "";
      expect(clade("admin", folder, "tournaments").out).toContain("Rude cup");
      const { tournaments } = admin(folder, "tournaments") as { tournaments: { id: string; host: string }[] };
      expect(tournaments.map(({ id }) => id).sort()).toEqual([rude, kind].sort());
      expect(tournaments.every(({ host }) => host === personOf(ada))).toBe(true);

      expect(admin(folder, "delete-tournament", rude)).toMatchObject({ ok: true });
      expect((await ada.get(`/api/tournaments/${rude}`)).status).toBe(404);
      const listed = (await ada.get<{ tournaments: { id: string }[] }>("/api/tournaments")).body.tournaments;
      expect(listed.map(({ id }) => id)).toEqual([kind]);
      expect((await ada.get<TableInfo>(`/api/tables/${own}`)).body.status).toBe("closed");
      const { records } = (await bob.get<{ records: { kind: string; body: object }[] }>("/api/me/data")).body;
      expect(records.filter(({ kind: sort }) => sort.startsWith("tournament"))).toHaveLength(1);
      expect(admin(folder, "delete-tournament", rude)).toEqual({
        code: 2,
        error: `clade: there is no tournament ${rude}\n`,
      });

      const { body: club } = await ada.post<{ id: string; code: string }>("/api/clubs", {
        name: "Rude club",
        open: true,
      });
      expect((await bob.post(`/api/clubs/${club.id}/members`, {})).status).toBe(200);
      expect(admin(folder, "clubs")).toMatchObject({
        clubs: [{ id: club.id, name: "Rude club", open: true, members: 2 }],
      });
      expect(JSON.stringify(admin(folder, "clubs"))).not.toContain(club.code);
      await server.kill("SIGKILL");

      // Without a server the same steward does it.
      expect(admin(folder, "delete-club", club.id)).toMatchObject({ ok: true });
      expect(admin(folder, "delete-club", club.id)).toEqual({ code: 2, error: `clade: there is no club ${club.id}\n` });
      expect(admin(folder, "delete-tournament", kind)).toMatchObject({ ok: true });
      expect([admin(folder, "clubs"), admin(folder, "tournaments")]).toEqual([{ clubs: [] }, { tournaments: [] }]);
      const again = await startProcess(folder, ["--log", "silent"]);
      for (const each of [ada, bob]) {
        const guest = new Guest(again.url);
        guest.cookie = each.cookie;
        expect((await guest.get(`/api/clubs/${club.id}`)).status).toBe(404);
        const left = (await guest.get<{ records: { kind: string }[] }>("/api/me/data")).body.records;
        expect(left.filter(({ kind: sort }) => /^(club|tournament)/.test(sort))).toEqual([]);
      }
      await again.kill("SIGKILL");
    });
  }, 240_000);

  test("removes somebody from a seat: before the game the seat is free, in the game a bot has it and nobody is rated", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const ada = await Guest.visit(server.url, "Ada");
      const bob = await Guest.visit(server.url, "Bob");
      const game = await startGame([ada, bob], { standIn: "random" });
      expect(admin(folder, "kick", game, "1", "--as", "Mod")).toMatchObject({ ok: true });
      const { seats } = (await ada.get<TableInfo>(`/api/tables/${game}`)).body;
      expect(itemAt(seats, 1)).toMatchObject({ away: true, resigned: true });
      expect(await bob.post(`/api/tables/${game}/back`)).toMatchObject({ status: 403, body: { problem: "removed" } });
      await ada.post(`/api/tables/${game}/leave`);
      await expect
        .poll(async () => (await ada.get<TableInfo>(`/api/tables/${game}`)).body.status, { timeout: 30_000 })
        .toBe("over");
      expect((await ada.get<{ players: [] }>("/api/leaderboard/evolution")).body.players).toEqual([]);
      expect((admin(folder, "log") as { log: { by: string }[] }).log[0]?.by).toBe("Mod");
      await server.kill("SIGKILL");
    });
  }, 240_000);

  test("renames, bans and erases people", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent", "--trust-proxy", "1"]);
      const ada = await Guest.visit(server.url, "Ada");
      const rude = await Guest.visit(server.url, "Rude name");
      const game = await startGame([ada, rude], { standIn: "random" });
      const waiting = await rude.table({ seats: ["me", "free"], open: true });
      const line = await rude.line();
      await line.watch(game);
      await line.say(game, "something rude");
      const watching = await ada.line();
      await watching.watch(game);
      const person = personOf(rude);
      expect(admin(folder, "people", "rude")).toMatchObject({ people: [{ id: person, name: "Rude name" }] });

      expect(admin(folder, "rename", person, "Guest")).toMatchObject({ ok: true });
      const renamed = () => watching.received.findLast(({ type }) => type === "table");
      await expect
        .poll(renamed, { timeout: 15_000 })
        .toMatchObject({ info: { seats: [{ name: "Ada" }, { name: "Guest" }] } });
      const names = async () => JSON.stringify((await ada.get(`/api/tables/${game}/chat`)).body);
      expect(await names()).toContain('"name":"Guest"');
      expect((await ada.get<TableInfo>(`/api/tables/${waiting.id}`)).body.host).toBe("Guest");
      expect(JSON.stringify(admin(folder, "log"))).not.toMatch(/Rude|Guest/);

      expect(admin(folder, "ban", person, "--days", "3")).toMatchObject({ ok: true });
      expect(await line.ended()).toBe(1008);
      expect(await rude.get("/api/tables")).toMatchObject({ status: 403, body: { problem: "banned" } });
      await expect(rude.line()).rejects.toThrow("403");
      expect((await rude.get("/api/me/data")).status).toBe(200);
      expect((await ada.get(`/api/tables/${waiting.id}`)).body).toMatchObject({
        seats: [{ name: null }, { name: null }],
      });
      expect(itemAt((await ada.get<TableInfo>(`/api/tables/${game}`)).body.seats, 1)).toMatchObject({ resigned: true });
      expect(admin(folder, "bans")).toMatchObject({ bans: [{ kind: "person", value: person }] });
      expect(admin(folder, "unban", person)).toMatchObject({ ok: true });
      expect((await rude.get("/api/tables")).status).toBe(200);

      // An address, as the proxy says it; of IPv6 the half that one house has.
      const from = (ip: string) =>
        new Guest(server.url).ask("GET", "/api/tables", undefined, { "x-forwarded-for": ip });
      expect(admin(folder, "ban", "203.0.113.7")).toMatchObject({ ok: true });
      expect(admin(folder, "ban", "2001:db8:1:2:3::4")).toMatchObject({ ok: true });
      expect((await from("203.0.113.7")).status).toBe(403);
      expect((await from("203.0.113.8")).status).toBe(200);
      expect((await from("2001:db8:1:2:ffff::1")).status).toBe(403);
      expect((await from("2001:db8:1:3::1")).status).toBe(200);
      expect(admin(folder, "ban", "nobody")).toMatchObject({ code: 2 });

      expect(admin(folder, "erase", person)).toMatchObject({ ok: true });
      expect(admin(folder, "person", person)).toMatchObject({ code: 2 });
      expect(await names()).not.toContain("rude");
      await server.kill("SIGTERM");
      // Bans outlive the server.
      const again = await startProcess(folder, ["--log", "silent", "--trust-proxy", "1"]);
      const back = await new Guest(again.url).ask("GET", "/api/tables", undefined, {
        "x-forwarded-for": "203.0.113.7",
      });
      expect(back.status).toBe(403);
      await again.kill("SIGKILL");
    });
  }, 240_000);
});

describe("the operator, while no server runs", () => {
  test("can do the same; the next server finds it done", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const ada = await Guest.visit(server.url, "Ada");
      const game = await startGame([ada, await Guest.visit(server.url, "Bob")]);
      const other = await ada.table({ seats: ["me", "free"] });
      await server.kill("SIGKILL");
      expect(admin(folder, "kick", game, "0")).toMatchObject({ ok: true });
      expect(admin(folder, "delete", other.id)).toMatchObject({ ok: true });
      expect(admin(folder, "rename", personOf(ada), "Countess")).toMatchObject({ ok: true });
      expect(admin(folder, "kick", game, "7")).toMatchObject({ code: 2 });
      expect((admin(folder, "log") as { log: object[] }).log).toHaveLength(3);
      const again = await startProcess(folder, ["--log", "silent"]);
      const back = new Guest(again.url);
      back.cookie = ada.cookie;
      const { tables } = (await back.get<{ tables: TableInfo[] }>("/api/me/tables")).body;
      expect(tables).toEqual([
        expect.objectContaining({
          id: game,
          seats: [expect.objectContaining({ name: "Countess", resigned: true }), expect.anything()],
        }),
      ]);
      await again.kill("SIGKILL");
    });
  }, 180_000);

  test("a folder that is none, a table that is none, a word that is none: one line, and nothing changed", async () => {
    await withData(async (folder) => {
      expect(admin(join(folder, "none"), "tables")).toMatchObject({ code: 2 });
      expect(admin(join(folder, "none"), "close", "X")).toMatchObject({ code: 2 });
      const server = await startProcess(folder, ["--log", "silent"]);
      await server.kill("SIGTERM");
      for (const words of [
        ["dance"],
        ["close"],
        ["close", "a", "b"],
        ["kick", "T", "x"],
        ["settle", "x"],
        ["tables", "--status", "odd"],
        ["table", "T"],
      ]) {
        const { code, error } = clade("admin", folder, ...words);
        expect([words, code, error.split("\n").length]).toEqual([words, 2, 2]);
      }
    });
  }, 180_000);
});

describe("people at a table", () => {
  test("the host removes somebody: they no longer find the table; in a game only who is away", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const [ada, bob, cid] = [
        await Guest.visit(server.url, "Ada"),
        await Guest.visit(server.url, "Bob"),
        await Guest.visit(server.url, "Cid"),
      ];
      const { id, code } = await ada.table({ seats: ["me", "free", "free"], open: true });
      await bob.post(`/api/tables/${id}/join`, {});
      const line = await bob.line();
      line.send({ type: "watch", table: id, from: 0 });
      await line.next(({ type }) => type === "table");
      const kick = (who: Guest, seat: number) => who.ask<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}`);
      expect(await kick(bob, 0)).toMatchObject({ status: 403, body: { problem: "host-only" } });
      expect(await kick(ada, 2)).toMatchObject({ status: 400 });
      expect(await kick(ada, 0)).toMatchObject({ status: 400 });
      const told = line.next(({ type }) => type === "error");
      expect(await kick(ada, 1)).toMatchObject({
        status: 200,
        body: { seats: [{ name: "Ada" }, { name: null }, { name: null }] },
      });
      expect(await told).toMatchObject({ table: id, code: "no-such-table" });
      expect((await bob.get(`/api/tables/${id}`)).status).toBe(404);
      expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(404);
      expect((await bob.post("/api/join", { code })).status).toBe(404);
      expect((await bob.get(`/api/tables/${id}/chat`)).status).toBe(404);
      expect((await bob.get<{ tables: [] }>("/api/tables")).body.tables).toEqual([]);
      line.send({ type: "watch", table: id, from: 0 });
      expect(await line.next(({ type }) => type === "error")).toMatchObject({ code: "no-such-table" });
      for (const who of [cid, await Guest.visit(server.url, "Dee")]) {
        expect((await who.post(`/api/tables/${id}/join`, {})).status).toBe(200);
      }
      expect((await ada.post(`/api/tables/${id}/start`)).status).toBe(200);
      expect(await kick(ada, 1)).toMatchObject({ status: 409, body: { problem: "still-here" } });
      await cid.post(`/api/tables/${id}/leave`);
      expect(await kick(ada, 1)).toMatchObject({ status: 200 });
      expect(await cid.post(`/api/tables/${id}/back`)).toMatchObject({ status: 403, body: { problem: "removed" } });
      await server.kill("SIGKILL");
    });
  }, 180_000);

  test("anybody can report something, with the lines that it is about: they stay although the chat goes", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const ada = await Guest.visit(server.url, "Ada");
      const bob = await Guest.visit(server.url, "Bob");
      const game = await startGame([ada, bob]);
      const line = await bob.line();
      for (const text of ["fine", "not fine", "not fine either"]) await line.say(game, text);
      const report = (lines: number[]) => ada.post(`/api/tables/${game}/reports`, { text: "Bob is rude", lines });
      expect(await report([1, 2, 99])).toMatchObject({ status: 201, body: { lines: 2 } });
      expect((await ada.post(`/api/tables/${game}/reports`, { text: "", lines: [] })).status).toBe(400);
      expect((await ada.post("/api/tables/AAAAAAAAAAAA/reports", { text: "x", lines: [] })).status).toBe(404);
      admin(folder, "delete", game);
      const { reports } = admin(folder, "reports") as { reports: { id: number; lines: object[] }[] };
      expect(reports).toEqual([
        expect.objectContaining({
          table: game,
          by: personOf(ada),
          text: "Bob is rude",
          lines: [
            { number: 1, person: personOf(bob), name: "Bob", text: "not fine" },
            { number: 2, person: personOf(bob), name: "Bob", text: "not fine either" },
          ],
        }),
      ]);
      const [{ id } = { id: 0 }] = reports;
      expect(admin(folder, "settle", String(id))).toMatchObject({ ok: true });
      expect(admin(folder, "reports")).toEqual({ reports: [] });
      expect(admin(folder, "settle", String(id))).toMatchObject({ code: 2 });
      await server.kill("SIGKILL");
    });
  }, 180_000);
});

/** A game that two people have played to its end themselves, so that it is rated. */
async function playedOut(ada: Guest, bob: Guest): Promise<string> {
  const table = await startGame([ada, bob]);
  const lines = await Promise.all([ada.line(), bob.line()]);
  for (const line of lines) await line.watch(table);
  await playOut(lines, table, seeded("own data"));
  for (const line of lines) line.cut();
  return table;
}

describe("what is kept of somebody", () => {
  test("can be had whole, and be erased: games stay, without the name", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const ada = await Guest.visit(server.url, "Ada Marker");
      const bob = await Guest.visit(server.url, "Bob");
      const over = await playedOut(ada, bob);
      const playing = await startGame([ada, bob], { standIn: "random" });
      const waiting = await ada.table({ seats: ["me", "free"], open: true });
      const line = await ada.line();
      await line.watch(playing);
      await line.say(playing, "a marker of mine");
      await ada.post("/api/me/recovery");
      await ada.post(`/api/tables/${playing}/reports`, { text: "my own marker", lines: [] });

      const { status, body, headers } = await ada.get<{ tables: { id: string }[] }>("/api/me/data");
      expect(status).toBe(200);
      expect(headers.get("content-disposition")).toContain("attachment");
      expect(body).toMatchObject({
        person: { id: personOf(ada), name: "Ada Marker", recovery: true },
        chat: [{ table: playing, text: "a marker of mine" }],
        sessions: [{ device: expect.any(String) as string }],
        ratings: [{ game: "evolution", games: 1 }],
        reports: [{ table: playing, text: "my own marker" }],
      });
      expect(body.tables.map(({ id }) => id).sort()).toEqual([over, playing, waiting.id].sort());

      expect(await ada.ask("DELETE", "/api/me", undefined, { origin: "https://elsewhere.example" })).toMatchObject({
        status: 403,
      });
      const person = personOf(ada);
      const gone = await ada.ask("DELETE", "/api/me");
      expect([gone.status, gone.body]).toEqual([200, { erased: true }]);
      expect(gone.headers.get("set-cookie")).toMatch(/^clade=;.*Max-Age=0/);

      expect((await bob.get<TableInfo>(`/api/tables/${over}`)).body).toMatchObject({
        status: "over",
        seats: [{ name: null }, { name: "Bob" }],
      });
      const record = await bob.get<{ seats: object[] }>(`/api/tables/${over}/record`);
      expect(record.body.seats).toEqual([{ name: "Player 1" }, { name: "Bob" }]);
      expect((await bob.get<TableInfo>(`/api/tables/${playing}`)).body).toMatchObject({
        status: "playing",
        seats: [{ name: null, resigned: true }, { name: "Bob" }],
      });
      expect((await bob.get(`/api/tables/${waiting.id}`)).status).toBe(404);
      expect(
        (await bob.get<{ players: { name: string }[] }>("/api/leaderboard/evolution")).body.players.map(
          ({ name }) => name,
        ),
      ).toEqual(["Bob"]);
      expect((await bob.get<{ lines: [] }>(`/api/tables/${playing}/chat`)).body.lines).toEqual([]);
      await bob.post(`/api/tables/${playing}/leave`);
      await expect
        .poll(async () => (await bob.get<TableInfo>(`/api/tables/${playing}`)).body.status, { timeout: 30_000 })
        .toBe("over");
      expect(await server.kill("SIGTERM")).toBe(0);

      // Nowhere in the file, not even in a place that nothing reads.
      const database = await openDatabase(join(folder, "clade.db"));
      const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
      for (const { name } of names) {
        const rows = JSON.stringify(database.prepare(`SELECT * FROM "${name}"`).all());
        expect([name, /marker/i.test(rows), rows.includes(person)]).toEqual([name, false, false]);
      }
      database.close();
    });
  }, 240_000);

  test("a new name reaches seats, host, chat and ratings, in memory and on disk", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent", "--idle", "0.2"]);
      const ada = await Guest.visit(server.url, "Ada");
      const bob = await Guest.visit(server.url, "Bob");
      const over = await playedOut(ada, bob);
      const playing = await startGame([ada, bob]);
      const line = await bob.line();
      await line.watch(playing);
      await (await ada.line()).say(playing, "hello");
      const seats = line.next((message) => message.type === "seats" && message.seats[0]?.name === "Countess");
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await ada.put("/api/me", { name: "Countess" })).status).toBe(200);
      await seats;
      for (const table of [over, playing]) {
        expect((await bob.get<TableInfo>(`/api/tables/${table}`)).body).toMatchObject({
          host: "Countess",
          seats: [{ name: "Countess" }, { name: "Bob" }],
        });
      }
      expect((await bob.get(`/api/tables/${playing}/chat`)).body).toMatchObject({ lines: [{ name: "Countess" }] });
      const { players } = (await bob.get<{ players: { name: string }[] }>("/api/leaderboard/evolution")).body;
      expect(players.map(({ name }) => name).sort()).toEqual(["Bob", "Countess"]);
      await server.kill("SIGKILL");
    });
  }, 240_000);
});
