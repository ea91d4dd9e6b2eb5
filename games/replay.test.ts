import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { at, canonical, type GameRecord, isComplaint, Match, seats } from "@clade/kernel";
import {
  type Eyes,
  isRecordTrouble,
  LARGEST_RECORD,
  RECORD_TROUBLES,
  recordAndGame,
  recordIn,
  ReplayedGame,
  troubleSentence,
} from "@clade/kernel/replay";
import { describe, expect, test } from "vitest";
import { keptGames } from "./kept-games.ts";
import { allGameIds, loadGame } from "./registry.ts";

/** What a person takes for at once. */
const MOST_MS = 100;
const MOST_BYTES = 30 * 1024 * 1024;
const LONG_GAME = 600;

function opened(game: Parameters<typeof ReplayedGame.open>[0], record: GameRecord): ReplayedGame {
  const replayed = ReplayedGame.open(game, record);
  if (isRecordTrouble(replayed)) throw new Error(troubleSentence("en", replayed));
  return replayed;
}

describe.each(allGameIds)("leafing through %s", async (id) => {
  const { pack, records } = await keptGames(id);
  const { game } = pack;

  test("every position is what a match shows that stops there, to all eyes", () => {
    for (const record of records) {
      const replayed = opened(game, record);
      expect(replayed.last).toBe(record.moves.length);
      const match = Match.start(game, record);
      if (isComplaint(match)) throw new Error(match.complaint);
      const eyes = ["spectator", ...seats(record.players)] as const;
      const seen: { readonly position: number; readonly text: string }[] = [];
      for (const [index, entry] of record.moves.entries()) {
        match.enter(entry);
        if (index % 43 !== 0) continue;
        const views = eyes.map((each) => match.view(each));
        const logs = eyes.map((each) => match.events(each).map(({ event }) => event));
        seen.push({ position: index + 1, text: JSON.stringify([match.truth, views, logs]) });
      }
      // From the end to the beginning, so that no position can lean on the one before it.
      for (const { position, text } of seen.toReversed()) {
        const views = eyes.map((each) => replayed.view(position, each));
        const logs = eyes.map((each) => replayed.log(position, each).map(({ event }) => event));
        expect(JSON.stringify([replayed.truth(position), views, logs]) === text, `position ${position}`).toBe(true);
      }
    }
  });

  test("any position comes within 100 ms, and a game of 600 moves stays under 30 MB", () => {
    for (const record of records) {
      const before = heap();
      const replayed = opened(game, record);
      const bytes = heap() - before;
      expect((bytes / Math.max(1, replayed.last)) * LONG_GAME).toBeLessThan(MOST_BYTES);
      let slowest = 0;
      for (let position = 0; position <= replayed.last; position += 13) {
        const started = spent();
        for (const eyes of ["spectator", 0, "open"] as const) replayed.view(position, eyes);
        replayed.log(position, "spectator");
        slowest = Math.max(slowest, spent() - started);
      }
      expect(slowest).toBeLessThan(MOST_MS);
    }
  });

  test("steps by move, decision, turn and round come back the way they went, and rounds hold turns", () => {
    for (const record of records) {
      const replayed = opened(game, record);
      const rounds = stops(replayed, "round");
      const turns = stops(replayed, "turn");
      expect(stops(replayed, "move")).toHaveLength(replayed.last + 1);
      expect(rounds.length).toBeGreaterThan(2);
      expect(turns.length).toBeGreaterThanOrEqual(rounds.length);
      for (const round of rounds) expect(turns).toContain(round);
      const back: number[] = [replayed.last];
      while (at(back, back.length - 1) > 0) back.push(replayed.step(at(back, back.length - 1), { by: "turn" }, -1));
      expect(back.toReversed()).toEqual(turns);
      for (const seat of seats(record.players)) {
        let position = replayed.step(0, { by: "decision", seat }, 1);
        for (; position < replayed.last; position = replayed.step(position, { by: "decision", seat }, 1)) {
          expect(replayed.mover(position)).toBe(seat);
          expect(game.legal(replayed.truth(position), seat).length).toBeGreaterThan(1);
        }
      }
    }
  });

  test("the beat is the same to all eyes: it tells nothing hidden", () => {
    for (const record of records) {
      const replayed = opened(game, record);
      for (let position = 0; position <= replayed.last; position += 11) {
        for (const seat of seats(record.players)) {
          expect(game.beat?.(replayed.view(position, seat))).toEqual(replayed.beat(position));
        }
      }
    }
  });

  test("a line of the log leads to the first position in which it is there", () => {
    const record = at(records, 0);
    const replayed = opened(game, record);
    for (const eyes of ["spectator", 0, "open"] satisfies Eyes[]) {
      for (const { number, position } of replayed.log(replayed.last, eyes)) {
        expect(replayed.positionOf(number, eyes)).toBe(position);
        expect(replayed.log(position, eyes).length).toBeGreaterThan(number);
        if (position > 0) expect(replayed.log(position - 1, eyes).length).toBeLessThanOrEqual(number);
      }
    }
  });

  test("open eyes see of every seat what it sees itself, and only of games that are over", () => {
    const record = at(records, 0);
    const replayed = opened(game, record);
    for (let position = 0; position <= replayed.last; position += 5) {
      const open = replayed.view(position, "open") as { readonly players: readonly unknown[] };
      for (const seat of seats(record.players)) {
        const own = replayed.view(position, seat) as { readonly players: readonly unknown[] };
        expect(covers(open.players[seat], own.players[seat])).toBe(true);
      }
    }
    const running = Match.replay(game, record, Math.floor(record.moves.length / 2));
    if (isComplaint(running)) throw new Error(running.complaint);
    const half = opened(game, running.record());
    expect(() => half.view(0, "open")).toThrow("over");
    expect(() => half.log(0, "open")).toThrow("over");
  });
});

/** Whether all that the one shows is in the other, which may show more where the one shows null. */
function covers(open: unknown, own: unknown): boolean {
  if (own === null || own === undefined) return true;
  if (typeof own !== "object") return open === own;
  if (typeof open !== "object" || open === null) return false;
  return Object.entries(own).every(([key, value]) => covers((open as Record<string, unknown>)[key], value));
}

function stops(replayed: ReplayedGame, by: "move" | "turn" | "round"): number[] {
  const found = [0];
  while (at(found, found.length - 1) < replayed.last) found.push(replayed.step(at(found, found.length - 1), { by }, 1));
  return found;
}

/** Milliseconds of work: what else the machine does meanwhile is not counted. */
function spent(): number {
  return process.cpuUsage().user / 1000;
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

describe("records that cannot be shown", async () => {
  const { pack, records } = await keptGames("moult");
  const record = at(records, 0);
  const open = async (text: string) => {
    const found = await recordAndGame(text, loadGame);
    return isRecordTrouble(found) ? found : ReplayedGame.open(found.pack.game, found.record);
  };
  const troubleOf = async (changed: object | string) => {
    const found = await open(typeof changed === "string" ? changed : JSON.stringify(changed));
    return isRecordTrouble(found) ? found.trouble : "none";
  };

  test("each says what is wrong by one code", async () => {
    const { moves } = record;
    expect(await troubleOf(record)).toBe("none");
    expect(await troubleOf(JSON.stringify(record).slice(0, 200))).toBe("not-json");
    expect(await troubleOf("[]")).toBe("not-a-record");
    expect(await troubleOf({ chess: 1 })).toBe("not-a-record");
    expect(await troubleOf({ ...record, seats: 3 })).toBe("damaged");
    expect(await troubleOf({ ...record, players: 4, seats: [...record.seats, ...record.seats] })).toBe("refused-move");
    expect(await troubleOf({ ...record, options: { sky: "blue" } })).toBe("damaged");
    expect(await troubleOf({ ...record, game: "chess" })).toBe("unknown-game");
    expect(await troubleOf({ ...record, moves: [...moves.slice(0, 3), "0 lay 99"] })).toBe("refused-move");
    expect(await troubleOf({ ...record, moves: moves.slice(0, -1) })).toBe("tampered");
    expect(await troubleOf({ ...record, seed: "another" })).not.toBe("none");
    expect(await troubleOf({ ...record, result: { scores: [9, 9], places: [1, 1], parts: [{}, {}] } })).toBe(
      "tampered",
    );
    expect(await troubleOf({ ...record, moves: Array.from({ length: 20_001 }, () => "0 undo") })).toBe("too-large");
    expect(await troubleOf(" ".repeat(LARGEST_RECORD + 1))).toBe("too-large");
  });

  test("another version of the rules will do if it comes to the same end; else it is named", async () => {
    expect(await troubleOf({ ...record, version: 7 })).toBe("none");
    const other = await open(JSON.stringify({ ...record, version: 7, digest: "0000" }));
    if (!isRecordTrouble(other)) throw new Error("it should need its own rules");
    expect(other.trouble).toBe("other-rules");
    expect(troubleSentence("en", other)).toContain("version 7");
    const refused = await open(JSON.stringify({ ...record, version: 7, moves: ["0 lay 99"] }));
    expect(isRecordTrouble(refused) && refused.trouble).toBe("other-rules");
  });

  test("every trouble is one sentence in each language", () => {
    for (const trouble of RECORD_TROUBLES) {
      for (const language of ["en", "fr", "ko"] as const) {
        const details = {
          what: "seed",
          size: 1,
          most: 2,
          game: "g",
          version: 1,
          here: 2,
          move: 3,
          entry: "x",
          clause: "c",
        };
        const sentence = troubleSentence(language, { trouble, details });
        expect(sentence).not.toMatch(/[{}]/);
        expect(sentence).toMatch(/\.$/);
      }
    }
    expect(isRecordTrouble(recordIn(JSON.stringify(record)))).toBe(false);
    expect(pack.game.id).toBe("moult");
  });
});

describe("what was taken back", async () => {
  const { pack, records } = await keptGames("evolution");
  test("is there to be looked at, and what follows stands on what stayed", () => {
    const record = at(records, 0);
    const match = Match.start(pack.game, { ...record, seats: [{ name: "Ann" }, { name: "bot", bot: "random" }] });
    if (isComplaint(match)) throw new Error(match.complaint);
    const states: string[] = [canonical(match.truth)];
    let undone = 0;
    for (const [index, entry] of record.moves.entries()) {
      if (match.enter(entry) !== undefined) break;
      states.push(canonical(match.truth));
      if (index % 9 !== 4 || match.undoRefusal(0) !== undefined) continue;
      const counted = match.counted.length;
      match.undo(0);
      undone++;
      states.push(canonical(match.truth));
      // The same moves again, from the first that is gone.
      for (const again of record.moves.slice(match.counted.length, counted)) {
        if (match.enter(again) !== undefined) throw new Error(`${again} is refused`);
        states.push(canonical(match.truth));
      }
    }
    expect(undone).toBeGreaterThan(5);
    const replayed = opened(pack.game, match.record());
    for (const [position, state] of states.entries()) expect(canonical(replayed.truth(position))).toBe(state);
    expect(replayed.counted).toEqual(match.counted);
  });
});
