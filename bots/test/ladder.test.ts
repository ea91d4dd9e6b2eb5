import { type Chance, seats, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { findBot, type Situation } from "../index.ts";
import { type Book, isSettled, pageOf, standings } from "../ladder/book.ts";
import { emptyCalibration, foretold, gapOf } from "../ladder/calibration.ts";
import { addPairingTally, emptyPairingTally, playPairing, seating } from "../ladder/pairing.ts";
import { plot } from "../ladder/plot.ts";
import { ratings } from "../ladder/ratings.ts";
import { everBounds, sideOf } from "../ladder/stopping.ts";
import { calibrationTable, table } from "../ladder/table.ts";
import { variantsOf } from "../ladder/tables.ts";
import { row } from "./row-game.ts";

function bot(name: string) {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
}
const PAIR = { one: bot("greedy"), other: bot("random") };

function game(players: number, number: number) {
  return { players, options: {}, seed: "test", number };
}

describe("seating", () => {
  test("of one: every game is that bot's", () => {
    expect([0, 1, 2, 3].map((number) => seating(1, number))).toEqual([["one"], ["one"], ["one"], ["one"]]);
  });

  test.each([2, 3, 5])("of %i: over a cycle each bot is alone at every seat once", (players) => {
    const cycle = Array.from({ length: 2 * players }, (_, number) => seating(players, number));
    for (const seat of seats(players)) {
      const alone = cycle.filter((seated) =>
        seated.every((side, other) => (side === seated[seat]) === (other === seat)),
      );
      expect(alone).toHaveLength(2 * (players === 2 ? 2 : 1));
    }
  });
});

describe("ratings", () => {
  const even = { games: 400, mean: 0.5, variance: 0.25 };

  test("put bots that win three of four games 190 points apart", () => {
    const found = ratings(["a", "b"], [{ one: "a", other: "b", games: 100_000, mean: 0.75, variance: 0.1875 }], "b");
    expect(found[0]?.elo).toBeCloseTo(190.8, 0);
    expect(found[1]).toEqual({ bot: "b", elo: 0, margin: 0 });
  });

  test("add up along a chain, and are less sure of those further away", () => {
    const [a, b] = ratings(
      ["a", "b", "c"],
      [
        { one: "a", other: "b", ...even, mean: 0.75 },
        { one: "b", other: "c", ...even, mean: 0.75 },
      ],
      "c",
    );
    expect(a?.elo).toBeCloseTo(2 * (b?.elo ?? 0), 6);
    expect(a?.margin).toBeGreaterThan(b?.margin ?? 0);
  });

  test("intervals hold the truth about as often as they say", () => {
    const { margin } = ratings(["a", "b"], [{ one: "a", other: "b", ...even }], "b")[0] ?? { margin: 0 };
    // 400 even games: the standard error of the share is 2.5 %, of the logit 0.1, of the rating 17.4 points.
    expect(margin).toBeCloseTo(1.96 * 17.4, 0);
  });

  test("stay finite for a bot that never lost, and for one that never played", () => {
    const found = ratings(["a", "b", "c"], [{ one: "a", other: "b", games: 50, mean: 1, variance: 0 }], "b");
    for (const { elo, margin } of found) expect(Number.isFinite(elo) && Number.isFinite(margin)).toBe(true);
  });
});

describe("a ladder", () => {
  async function climb(games: number): Promise<Book> {
    const book: Book = { game: "row", version: 1, seed: "test", pages: [] };
    for (const players of [2, 3]) {
      const page = pageOf(book, { players, options: [], one: "greedy", other: "random" }, "");
      for (let number = 0; number < games; number++) {
        addPairingTally(page.tally, await playPairing(row, PAIR, game(players, number)));
      }
    }
    return book;
  }

  test("finds greedy above random at tables of each size", async () => {
    const found = standings(await climb(120));
    expect(found.map(({ players }) => players)).toEqual([2, 3]);
    for (const { rungs, meetings } of found) {
      expect(rungs.map((rung) => rung.bot)).toEqual(["greedy", "random"]);
      expect(meetings[0]?.ahead.low).toBeGreaterThan(0.5);
    }
  });

  test("stopped and gone on with is the same as played in one go", async () => {
    const times = { milliseconds: 0, longest: 0 };
    const timeless = ({ pages }: Book) =>
      pages.map(({ tally }) => ({ ...tally, one: { ...tally.one, ...times }, other: { ...tally.other, ...times } }));
    const whole = await climb(10);
    const half = await climb(5);
    const resumed = JSON.parse(JSON.stringify(half)) as Book;
    for (const page of resumed.pages) {
      for (let number = page.tally.games; number < 10; number++) {
        addPairingTally(page.tally, await playPairing(row, PAIR, game(page.players, number)));
      }
    }
    expect(timeless(resumed)).toEqual(timeless(whole));
  });

  test("starts a page anew when a bot thinks otherwise than before", async () => {
    const book = await climb(2);
    const pairing = { players: 2, options: [], one: "greedy", other: "random" };
    expect(pageOf(book, pairing, "").tally.games).toBe(2);
    expect(pageOf(book, pairing, "deeper").tally).toEqual(emptyPairingTally());
    expect(book.pages).toHaveLength(2);
  });

  test("keeps tables with other options apart", async () => {
    const book = await climb(2);
    const page = pageOf(book, { players: 2, options: ["wide=true"], one: "greedy", other: "random" }, "");
    addPairingTally(page.tally, await playPairing(row, PAIR, game(2, 0)));
    expect(standings(book).map(({ table: name }) => name)).toEqual(["2 players", "2 players, wide=true", "3 players"]);
  });

  test("measures a decision with the clock it is given", async () => {
    let now = 0;
    const { one, other } = await playPairing(row, PAIR, game(2, 0), () => now++);
    for (const { decisions, milliseconds, longest } of [one, other]) {
      expect([milliseconds, longest]).toEqual([decisions, 1]);
    }
  });

  test("names the bot whose rating is 0", async () => {
    const book = await climb(4);
    expect(plot("Row", standings(book))).toContain("Elo, greedy = 0");
    const others: Book = { ...book, pages: book.pages.map((page) => ({ ...page, one: "master" })) };
    expect(plot("Row", standings(others))).toContain("Elo, master = 0");
  });

  test("is shown as a table and as a plot that names every bot", async () => {
    const found = standings(await climb(4));
    expect(table(found).join("\n")).toMatch(/\| greedy \| random \| 4 \| \d+\.\d % \(\d+–\d+\) \|/);
    const svg = plot("Row", found);
    expect(svg.match(/<circle/g)).toHaveLength(4);
    expect(svg).not.toContain("NaN");
  });
});

describe("stopping as soon as one is sure", () => {
  /** Looks after every game; answers on which side of the mark, and after how many games. */
  function measure(chance: number, mark: number, most: number, seed: string, meetings = 1) {
    const luck = seeded(seed);
    let sum = 0;
    let squares = 0;
    for (let games = 1; games <= most; games++) {
      let won = 0;
      for (let meeting = 0; meeting < meetings; meeting++) won += luck.int(1_000_000) < chance * 1_000_000 ? 1 : 0;
      sum += won / meetings;
      squares += (won / meetings) ** 2;
      const side = sideOf(mark, everBounds(games, most, sum, squares));
      if (side !== undefined) return { side, games };
    }
    return { side: undefined, games: most };
  }

  test.each([
    [0.6, 1],
    [0.85, 1],
    [0.3, 1],
    [0.6, 3],
  ])(
    "is wrong to either side in no more than 5 of 100 cases, though one looked after every game (a mean of %d, %d meetings)",
    (mean, meetings) => {
      const runs = Array.from({ length: 1000 }, (_, run) => measure(mean, mean, 200, `even ${run}`, meetings));
      for (const side of ["above", "below"] as const) {
        const sure = runs.filter((each) => each.side === side).length / runs.length;
        expect(sure).toBeLessThan(0.06);
        expect(sure).toBeGreaterThan(0.01);
      }
    },
  );

  test("takes few games for a clear case, and finds a moderate one within the games allowed", () => {
    const clear = Array.from({ length: 200 }, (_, run) => measure(0.9, 0.6, 200, `clear ${run}`));
    expect(clear.every(({ side }) => side === "above")).toBe(true);
    expect(clear.reduce((sum, { games }) => sum + games, 0) / clear.length).toBeLessThan(25);
    const moderate = Array.from({ length: 200 }, (_, run) => measure(0.72, 0.6, 200, `moderate ${run}`));
    expect(moderate.filter(({ side }) => side === "above").length).toBeGreaterThan(170);
    expect(moderate.filter(({ side }) => side === "below").length).toBeLessThan(4);
  });

  test("a page is settled by its mark or by its games, at the end of a round of seats", () => {
    const pairing = { players: 3, options: [], one: "greedy", other: "random" };
    const page = pageOf({ game: "row", version: 1, seed: "", pages: [] }, pairing, "", { at: 0.6, games: 200 });
    page.tally.games = 60;
    page.tally.points = 58;
    page.tally.squares = 58;
    expect(isSettled(page, 200)).toBe(true);
    page.tally.games = 61;
    page.tally.points = 59;
    page.tally.squares = 59;
    expect(isSettled(page, 200)).toBe(false);
    page.tally.games = 200;
    page.tally.points = 120;
    page.tally.squares = 120;
    expect(isSettled(page, 200)).toBe(true);
  });

  test("a page of a table for one is settled once it is sure on which side of its mark the mean lies, and not only where", () => {
    const pairing = { players: 1, options: [], one: "greedy", other: null };
    const page = pageOf({ game: "row", version: 1, seed: "", pages: [] }, pairing, "", { at: 110, games: 200 });
    const settledAt = (mean: number, games: number, deviation: number): boolean => {
      page.tally.games = games;
      const scoreSquares = (mean * mean + deviation * deviation) * games;
      Object.assign(page.tally.one, { seats: games, score: mean * games, scoreSquares });
      return isSettled(page, 200);
    };
    // 2 points in a hundred known, and still on neither side for sure.
    expect(settledAt(111, 40, 6)).toBe(false);
    expect(settledAt(116, 40, 6)).toBe(true);
    expect(settledAt(104, 40, 6)).toBe(true);
    // Sure of the side, but not of the figure.
    expect(settledAt(150, 10, 12)).toBe(false);
    expect(settledAt(111, 200, 6)).toBe(true);
  });

  test("one who is always alone is measured in multiples of the fair share", async () => {
    const book: Book = { game: "row", version: 1, seed: "test", pages: [] };
    const pairing = { players: 3, options: [], one: "greedy", other: "random", alone: "one" } as const;
    const page = pageOf(book, pairing, "", { at: 1.2, games: 60 });
    for (let number = 0; number < 30; number++) {
      expect(seating(3, number, "one").filter((side) => side === "one")).toHaveLength(1);
      addPairingTally(page.tally, await playPairing(row, PAIR, { ...game(3, number), alone: "one" }));
    }
    const [standing] = standings(book);
    expect(standing?.meetings).toEqual([]);
    const [loner] = standing?.loners ?? [];
    expect(loner).toMatchObject({ one: "greedy", other: "random", games: 30, mark: 1.2 });
    expect(loner?.times).toBeCloseTo((3 * page.tally.one.aloneWins) / 30, 9);
    expect(table(standings(book)).join("\n")).toContain("| alone | among |");
  });
});

describe("tables to measure at", () => {
  test("are the usual one and each variant by itself, where it fits", () => {
    const options = {
      edition: { kind: "choice", choices: ["old", "new"], default: "new" },
      wide: { kind: "flag", default: false },
      size: { kind: "number", min: 1, max: 3, default: 2 },
    } as const;
    const misfit = (players: number, { wide }: Readonly<Record<string, unknown>>) =>
      players < 3 && wide === true ? { complaint: "too wide" } : undefined;
    const varied = { ...row.game, options, misfit };
    expect(variantsOf(varied, 2)).toEqual([[], ["edition=old"]]);
    expect(variantsOf(varied, 3)).toEqual([[], ["edition=old"], ["wide=true"]]);
  });
});

describe("calibration", () => {
  test("puts what was foreseen beside what happened, by tenths", () => {
    const calibration = emptyCalibration();
    for (let time = 0; time < 10; time++) foretold(calibration, 0.34, time < 3 ? 1 : 0);
    for (let time = 0; time < 10; time++) foretold(calibration, 1, time < 9 ? 1 : 0);
    expect(calibration[3]).toMatchObject({ times: 10, happened: 3 });
    expect(calibration[9]).toMatchObject({ times: 10, foreseen: 10, happened: 9 });
    expect(gapOf(calibration)).toBeCloseTo((0.04 + 0.1) / 2, 9);
    expect(calibrationTable([{ bot: "sage", calibration }]).join("\n")).toContain("34 → 30 (10)");
  });

  test("comes from what a bot says of its own choice, and what the seat came to", async () => {
    const sure = { ...bot("greedy"), consider: (s: Situation, c: Chance) => ({ move: greedyMove(s, c), win: 0.95 }) };
    const greedyMove = (situation: Situation, chance: Chance) => bot("greedy").choose(situation, chance);
    const { one, other } = await playPairing(row, { one: sure, other: bot("random") }, game(2, 0));
    const [tenth] = one.calibration.slice(-1);
    expect(tenth?.times).toBe(one.decisions);
    expect(tenth?.happened).toBe(one.aloneWins * one.decisions);
    expect(other.calibration).toEqual(emptyCalibration());
  });
});
