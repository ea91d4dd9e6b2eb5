import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Brain, GameText } from "../index.ts";
import { checkKept, type Playthroughs } from "../testkit/golden.ts";
import { besides, outline } from "../testkit/outline.ts";
import { keptMoves } from "../testkit/playthrough.ts";
import { coins, type Event, type Move, type State } from "./coin-game.ts";

type View = ReturnType<typeof coins.view>;
type Shown = Exclude<ReturnType<typeof coins.events.see>, undefined>;

const first: Brain<State, Move> = { evaluate: () => 0, playout: () => 0 };
const last: Brain<State, Move> = { evaluate: () => 0, playout: (_, __, legal) => legal.length - 1 };

const text: GameText<View, Move, Shown> = {
  options: {},
  parts: { coins: "coins" },
  verdicts: {},
  prompt: () => "",
  move: () => "",
  event: (event, naming) => (event.type === "tossed" ? undefined : `${naming(event.seat)} ${event.type}`),
  refusal: () => "",
  rules: [],
  tutorial: [],
};

const folder = mkdtempSync(join(tmpdir(), "clade-golden-"));
const file = join(folder, "2p.txt");
afterAll(() => rmSync(folder, { recursive: true }));

const sample = { players: 2 };
type Plan = Playthroughs<State, Move, View, Event, Shown>;
const about: Plan["about"] = { name: { en: "Coins", fr: "Pièces", ko: "동전" }, colours: ["red", "blue", "green"] };
const plan: Plan = { about, game: coins, brain: first, text, samples: [sample], folder };
const changed = (game: Partial<typeof coins>): Plan => ({ ...plan, game: { ...coins, ...game } });
const check = (of: Plan, wish?: string) => () => checkKept(of, sample, wish);

describe("a golden playthrough", () => {
  test("is missed until a new one is asked for", () => {
    expect(check(plan)).toThrow("no game is kept");
    expect(check(plan, "write")).toThrow("no game is kept");
    check(plan, "new")();
    expect(check(plan)).not.toThrow();
  });

  test("shows moves, what they were chosen from, and at times what each seat sees", () => {
    const kept = readFileSync(file, "utf8");
    expect(kept).toMatch(/^Coins, 2p\nSeats: Red, Blue\n/);
    expect(kept).toMatch(/ {3}1 {2}(Red|Blue): bet 1 +\[5 legal; [0-9a-f]{8}\]\n/);
    expect(kept).toContain("Blue sees\n        watcher: 1");
    expect(kept).toContain("may\n        bet 1 · bet 2 · draw · toss · end");
    expect(kept.match(/Everybody sees/g)).toHaveLength(3);
  });

  test("does not care how bots play", () => {
    const kept = readFileSync(file, "utf8");
    expect(check({ ...plan, brain: last })).not.toThrow();
    check({ ...plan, brain: last }, "write")();
    expect(readFileSync(file, "utf8")).toBe(kept);
  });

  test("names the kept move that the rules refuse, and the clause", () => {
    const poor = changed({ refusal: () => ({ code: "poor", clause: "CO-2" }) });
    expect(check(poor)).toThrow(/kept move 1 \((Red|Blue): bet 1\) is refused: poor, CO-2/);
    expect(check(poor, "write")).toThrow("is refused: poor, CO-2");
    expect(check(changed({ read: () => undefined }))).toThrow("is refused: no-such-move");
  });

  test("sees a change of state that the log does not tell", () => {
    const quiet: typeof coins.play = (state, seat, move, table) => {
      coins.play(state, seat, move, table);
      state.deck.reverse();
    };
    expect(check(changed({ play: quiet }))).toThrow("expected");
  });

  test("names the first difference where a later move is refused", () => {
    const dear: typeof coins.play = (state, seat, move, table) => {
      coins.play(state, seat, move, table);
      const player = state.players[seat];
      if (player !== undefined && move.type === "bet" && player.coins > 0) player.coins--;
    };
    expect(check(changed({ play: dear }))).toThrow(
      /kept move \d+ \(.*\) is refused: poor, CO-2; the first difference, in line \d+:\n- +1 .*bet 1 +\[5 legal; (\w+)\]\n\+ +1 .*\[5 legal; (?!\1)/,
    );
  });

  test("sees a move more to choose from", () => {
    const more: typeof coins.legal = (state, seat) => [...coins.legal(state, seat), { type: "bet", amount: 3 }];
    expect(check(changed({ legal: more }))).toThrow("expected");
  });

  test("sees that others must decide too", () => {
    const both: typeof coins.deciders = (state) => (coins.deciders(state).length === 0 ? [] : [0, 1]);
    expect(check(changed({ deciders: both }))).toThrow("expected");
  });

  test("sees a game that goes on or ends too soon", () => {
    expect(check(changed({ result: () => undefined }))).toThrow("not over after");
    const over = { scores: [1, 0], places: [1, 2], parts: [{}, {}] };
    expect(check(changed({ result: () => over }))).toThrow("is refused: game-over");
  });

  test("keeps its game when words change", () => {
    const before = keptMoves(readFileSync(file, "utf8"));
    const renamed: Plan = {
      ...plan,
      about: { name: { ...about.name, en: "Pennies" }, colours: ["violet", "orange", "green"] },
    };
    expect(check(renamed)).toThrow("expected");
    check(renamed, "write")();
    expect(keptMoves(readFileSync(file, "utf8"))).toEqual(before);
    check(plan, "write")();
  });

  test("says what it cannot read", () => {
    expect(check(plan, "writ")).toThrow("GOLDEN is write or new, not writ");
    const kept = readFileSync(file, "utf8");
    writeFileSync(file, kept.replaceAll("Red:", "Rad:"));
    expect(check(plan)).toThrow(/2p\.txt: not a move of Red, Blue: "\d+ {2}Rad: /);
    writeFileSync(file, "");
    expect(check(plan)).toThrow("the kept file holds no moves");
    writeFileSync(file, kept);
  });
});

describe("an outline", () => {
  test("is a line for each value, as large as fits", () => {
    const long = Array.from({ length: 20 }, (_, index) => ({ name: `item ${index}` }));
    expect(outline({ a: 1, b: { c: [1, 2] }, long: long.slice(0, 1) })).toEqual([
      "a: 1",
      'b: {"c":[1,2]}',
      'long: [{"name":"item 0"}]',
    ]);
    expect(outline({ a: { long } })).toContain('a.long[19]: {"name":"item 19"}');
  });

  test("tells what one has that another lacks", () => {
    expect(besides(outline({ a: 1, b: 2 }), outline({ a: 1, b: 3 }))).toEqual(["b: 2"]);
  });
});
