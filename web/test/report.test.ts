import type { GameRecord, TableInfo } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { factsOfRecord, factsOfTable, reportText } from "../trouble/report.ts";

const PAGE = {
  build: "0.1.0-abc",
  path: "/table/x",
  language: "ko",
  theme: "dark",
  screen: "390×844",
  browser: "Browser/1",
  when: "2026-01-01T00:00:00.000Z",
};

const RECORD = {
  clade: 1,
  game: "evolution",
  version: 3,
  players: 2,
  options: { quick: true },
  seats: [{ name: "Ada Lovelace" }, { name: "Anning", bot: "adept" }],
  chance: "keyed",
  seedHash: "hash",
  seed: "secret-seed",
  moves: Array.from({ length: 30 }, (_, index) => `0 move ${index}`),
  digest: "d",
} satisfies GameRecord;

describe("the text for a report", () => {
  test("says what is needed to find the fault: build, page, game, rules, last moves, error", () => {
    const error = new RangeError("no done while feeding");
    error.stack = "RangeError: no done while feeding\n    at asked (asked.js:1:2)\n    at board (board.js:3:4)";
    expect(reportText(PAGE, factsOfRecord(RECORD), error).split("\n")).toEqual([
      "Clade 0.1.0-abc",
      "At: /table/x, 2026-01-01T00:00:00.000Z",
      "Page: ko, dark, 390×844",
      "Browser: Browser/1",
      "Game: evolution, rules version 3, 2 players (person, adept)",
      'Options: {"quick":true}',
      "Moves so far: 30",
      "Last:",
      ...RECORD.moves.slice(-12).map((move) => `  ${move}`),
      "Error: RangeError: no done while feeding",
      "  at asked (asked.js:1:2)",
      "  at board (board.js:3:4)",
    ]);
  });

  test("names nobody, and gives no seed away", () => {
    const text = reportText(PAGE, factsOfRecord(RECORD), "table-broken: no idea");
    expect(text).toContain("Error: table-broken: no idea");
    for (const secret of ["Ada", "Anning", "secret-seed"]) expect(text).not.toContain(secret);
  });

  test("of a table on a server it has the last events, as far as they were told", () => {
    const seats = [
      { name: "Ada", bot: null },
      { name: "Bot", bot: "novice" },
    ];
    const info = { ...RECORD, seats } as unknown as TableInfo;
    const text = reportText(PAGE, factsOfTable(info, [{ event: { type: "fed", seat: 0 } }]), undefined);
    expect(text).toContain('Last:\n  {"type":"fed","seat":0}');
    expect(text).not.toContain("Moves so far");
    expect(text).not.toContain("Ada");
  });
});
