import { seats } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { findBot } from "../index.ts";
import { type Book, pageOf, standings } from "../ladder/book.ts";
import { addPairingTally, emptyPairingTally, playPairing, seating } from "../ladder/pairing.ts";
import { plot } from "../ladder/plot.ts";
import { ratings } from "../ladder/ratings.ts";
import { table } from "../ladder/table.ts";
import { row } from "./row-game.ts";

function bot(name: string) {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
}
const PAIR = { one: bot("greedy"), other: bot("random") };

describe("seating", () => {
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
        addPairingTally(page.tally, await playPairing(row, PAIR, players, {}, "test", number));
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
        addPairingTally(page.tally, await playPairing(row, PAIR, page.players, {}, "test", number));
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
    addPairingTally(page.tally, await playPairing(row, PAIR, 2, {}, "test", 0));
    expect(standings(book).map(({ table: name }) => name)).toEqual(["2 players", "2 players, wide=true", "3 players"]);
  });

  test("measures a decision with the clock it is given", async () => {
    let now = 0;
    const { one, other } = await playPairing(row, PAIR, 2, {}, "test", 0, () => now++);
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
