import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gameIds } from "@clade/games";
import { LANGUAGES } from "@clade/kernel";
import { afterEach, describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";
import {
  asks,
  closeAll,
  ended,
  expectGivenBack,
  expectTidy,
  hasPseudoTerminals,
  KEYS,
  play,
  type Seen,
} from "./pseudo-terminal.ts";

const SIZES = [
  [60, 20],
  [80, 24],
  [132, 43],
] as const;

afterEach(closeAll);

describe.runIf(hasPseudoTerminals)("a game on a screen that is redrawn", { timeout: 120_000 }, () => {
  describe.each(gameIds)("%s", (game) => {
    test.each(LANGUAGES)("has room in every window, whatever is shown: %s", async (language) => {
      const terminal = play([game, "--lang", language, "--seed", "room", "--bots", "random"], {
        columns: 60,
        rows: 20,
      });
      await terminal.until(asks);
      for (const [columns, rows] of SIZES) {
        terminal.resize(columns, rows);
        const seen = await terminal.until((now) => asks(now) && now.lines.length === rows && now.lines.at(-1) !== "");
        expectTidy(seen);
        expect(seen.lines.filter((line) => line !== "").length).toBeGreaterThan(rows / 2);
        // Help, rules, the log, what a choice is about: each a sheet over the board, and away again.
        for (const key of ["?", "r", "l", "e"]) {
          terminal.keys(key);
          expectTidy(await terminal.until((now) => !asks(now)));
          terminal.keys(KEYS.down + KEYS.right + KEYS.escape);
          expectTidy(await terminal.until(asks));
        }
        for (const keys of [KEYS.right, KEYS.down, KEYS.enter, KEYS.up + KEYS.enter]) {
          terminal.keys(keys);
          expectTidy(await terminal.until((now) => asks(now) || ended(now)));
        }
      }
      terminal.keys("q");
      const left = await terminal.until(ended);
      expect(left.code).toBe(0);
      expectGivenBack(left);
    });

    test("is played to its end by arrow keys alone, and its record verifies", async () => {
      const home = newHome();
      const players = game === "progress" ? "1" : game === "evo" ? "3" : "2";
      const terminal = play([game, "--players", players, "--bots", "random", "--seed", "arrows"], { home });
      const isOver = ({ lines }: Seen) => lines.some((line) => line.startsWith("Final standing"));
      let seen = await terminal.until(asks);
      for (let move = 0; !isOver(seen); move++) {
        expect(move).toBeLessThan(3000);
        const before = seen.lines.join();
        terminal.keys([KEYS.down, KEYS.up, ""][move % 3] + KEYS.enter);
        seen = await terminal.until((now) => (asks(now) && now.lines.join() !== before) || isOver(now));
      }
      // On a busy machine an Enter that came late has put the sheet of the end away already.
      if (seen.alternate) terminal.keys(KEYS.enter);
      const over = await terminal.until(ended);
      expect(over.code).toBe(0);
      expectGivenBack(over);
      expectTidy(over);
      // The standing and the record's place stay in the terminal.
      expect(over.lines.join("\n")).toMatch(/Final standing\n(?:1\. .*\n)/);
      const [record = ""] = readdirSync(join(home, "records"));
      expect((await clade(["verify", join(home, "records", record)])).code).toBe(0);
      expect(readdirSync(join(home, "unfinished"))).toEqual([]);
    });
  });
});
