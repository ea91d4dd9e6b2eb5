import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allGameIds, loadGame } from "@clade/games";
import {
  type FromTable,
  type AnyMatch,
  isComplaint,
  Match,
  type GameRecord,
  type Now,
  seedHash,
  seeded,
  type Watcher,
} from "@clade/kernel";
import { Guest, type TableSocket, playOut, startGame, withData } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running();
const CLADE = new URL("../../cli/bin/clade.js", import.meta.url).pathname;

interface Recorded {
  readonly record: GameRecord;
  readonly table: string;
  readonly lines: readonly TableSocket[];
}

/** A whole game of people and a bot with a spectator: everything that anybody was told. */
async function recordedGame(game: string, players: number, options: object, seed: string): Promise<Recorded> {
  const people = await Promise.all(Array.from({ length: players - 1 }, (_, index) => Guest.visit(at.url, `P${index}`)));
  const seats = ["me", ...people.slice(1).map(() => "free"), { bot: "greedy" }];
  // Clocks are set by what everybody sees, and must not tell of more.
  const pace = { kind: "bank", seconds: 3600, increment: 1 };
  const table = await startGame(people, { game, options, seats, pace });
  const eve = await Guest.visit(at.url, "Eve");
  const lines = await Promise.all([...people, eve].map((each) => each.line()));
  await Promise.all(lines.map((line) => line.watch(table)));
  await playOut(lines.slice(0, -1), table, seeded(seed));
  await Promise.all(lines.map((line) => line.until(table, ({ result }) => result !== null)));
  const { body } = await eve.get<GameRecord>(`/api/tables/${table}/record`);
  for (const line of lines) line.cut();
  return { record: body, table, lines };
}

/** What a watcher may be told at a moment of the game, and nothing else. */
function nowOf(match: AnyMatch, watcher: Watcher): Now {
  const isSeat = watcher !== "spectator";
  const undo = isSeat ? (match.undoRefusal(watcher) ?? null) : { code: "nothing-to-undo", clause: "house" };
  return {
    watcher,
    number: match.told(watcher),
    view: match.view(watcher),
    deciders: match.deciders,
    legal: isSeat ? match.legal(watcher).map((move) => match.game.write(move)) : [],
    undo,
    result: match.result ?? null,
  };
}

const samples: [string, number, object][] = [
  ["evolution", 3, {}],
  ["evolution", 3, { fast: true }],
  ...allGameIds.filter((id) => id !== "evolution").map((id): [string, number, object] => [id, 3, {}]),
];

describe("nobody is told what they may not know", () => {
  test.each(samples)("%s with %i players, %j: all traffic of a whole game", async (game, players, options) => {
    const { record, table, lines } = await recordedGame(
      game,
      players,
      options,
      `leaks ${game} ${JSON.stringify(options)}`,
    );
    const pack = await loadGame(game);
    if (pack === undefined) throw new Error(`no ${game}`);
    const chance = seeded("imagined");
    for (const line of lines) {
      const { watcher } = line.now(table);
      const news = line.received.filter((message) => message.type === "news" || message.type === "stale");
      const match = Match.replay(pack.game, record, 0);
      if (isComplaint(match)) throw new Error(match.complaint);
      let entries = 0;
      let told = 0;
      for (const message of news) {
        if (message.type !== "news" && message.type !== "stale") continue;
        const { now } = message;
        // Goes on with the game until this is what the watcher may know.
        const fits = (): boolean => match.told(watcher) === now.number && same(nowOf(match, watcher), now);
        while (!fits()) {
          expect(entries, `${watcher} was told what was never so: ${JSON.stringify(now).slice(0, 500)}`).toBeLessThan(
            record.moves.length,
          );
          match.enter(record.moves[entries++] ?? "");
        }
        // The events are those of this watcher, as they are redacted for them; nothing more comes along.
        const first = message.events[0]?.number ?? told;
        expect(message.events).toEqual(JSON.parse(JSON.stringify(match.events(watcher, first))));
        expect(first).toBeLessThanOrEqual(told);
        told = now.number;
        const own = message.type === "stale" ? ["id"] : message.done === undefined ? [] : ["done"];
        expect(Object.keys(message).sort()).toEqual([...own, "events", "now", "table", "type"].sort());
        if (watcher === "spectator") expect(own).toEqual([]);
        // Whatever else the truth could be, as far as the watcher knows: they would have been told the very same.
        const imagined = pack.game.imagine(JSON.parse(JSON.stringify(now.view)), chance);
        expect(pack.game.view(imagined, watcher)).toEqual(now.view);
        expect(pack.game.deciders(imagined)).toEqual(now.deciders);
        if (watcher !== "spectator") {
          expect(pack.game.legal(imagined, watcher).map((move) => pack.game.write(move))).toEqual(now.legal);
        }
      }
      // Before the end, the seed was in none of the messages.
      const secret = line.texts.slice(0, line.received.findIndex(isEnd));
      expect(secret.filter((text) => text.includes(record.seed))).toEqual([]);
      // How often a watcher was told something, be it only of a clock, says nothing of what others did in secret.
      const telling = tellingMoves(pack.game, record, watcher);
      const seats = line.received.flatMap((message) => (message.type === "seats" ? message.seats : []));
      for (const seat of seats)
        expect(Object.keys(seat).sort()).toEqual(["absent", "bot", "clock", "connected", "name", "runs"]);
      expect(news.length).toBeLessThanOrEqual(1 + telling + staleOf(line));
      expect(seats.length / players).toBeLessThanOrEqual(2 * lines.length + telling);
    }
  });
});

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The seed comes with the last move, just before its news. */
function isEnd(message: FromTable): boolean {
  return message.type === "seed" && message.seed !== null;
}

function staleOf(line: TableSocket): number {
  return line.received.filter(({ type }) => type === "stale").length;
}

/** How many entries of a record told a watcher something, changed their view, were their own, or changed whose turn it is. */
function tellingMoves(game: Parameters<typeof Match.replay>[0], record: GameRecord, watcher: Watcher): number {
  const match = Match.replay(game, record, 0);
  if (isComplaint(match)) throw new Error(match.complaint);
  let telling = 0;
  for (const line of record.moves) {
    const before = match.told(watcher);
    const turn = match.deciders.join();
    const view = JSON.stringify(match.view(watcher));
    match.enter(line);
    const own = line.startsWith(`${watcher} `);
    const changed = match.deciders.join() !== turn || JSON.stringify(match.view(watcher)) !== view;
    if (match.told(watcher) > before || own || changed) telling++;
  }
  return telling;
}

describe("chance", () => {
  test("the seed's hash is known from the start, the seed at the end, and clade verify passes on the record", async () => {
    const { record, lines, table } = await recordedGame("evolution", 2, {}, "verified");
    const [line] = lines;
    const told = line?.received.filter(({ type }) => type === "seed" || type === "news") ?? [];
    expect(told[0]).toEqual({ type: "seed", table, hash: record.seedHash, seed: null });
    // The seed comes with the end, and nobody had it earlier.
    expect(told.at(-2)).toEqual({ type: "seed", table, hash: record.seedHash, seed: record.seed });
    const withSeed = line?.texts.filter((text) => text.includes(record.seed));
    expect(withSeed).toEqual([JSON.stringify(told.at(-2))]);
    expect(seedHash(record.seed)).toBe(record.seedHash);
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(record.chance).toBe("keyed");
    await withData(async (folder) => {
      const path = join(folder, "record.json");
      writeFileSync(path, JSON.stringify(record));
      const { status, stdout } = spawnSync(process.execPath, [CLADE, "verify", path], { encoding: "utf8" });
      expect(stdout).toMatch(/^ok: evolution/);
      expect(status).toBe(0);
      writeFileSync(
        path,
        JSON.stringify({ ...record, seed: record.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) }),
      );
      expect(spawnSync(process.execPath, [CLADE, "verify", path]).status).toBe(2);
    });
  });

  test("no two tables share their luck", async () => {
    const ada = await Guest.visit(at.url);
    const hashes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { id } = await ada.table({ seats: [{ bot: "random" }, { bot: "random" }] });
        return (await ada.post(`/api/tables/${id}/start`)).body.seedHash;
      }),
    );
    expect(new Set(hashes).size).toBe(8);
  });
});
