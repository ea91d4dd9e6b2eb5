import { findBot, playGame } from "@clade/bots";
import { allGameIds, gameIds, loadGame } from "@clade/games";
import { at, colourNaming, LANGUAGES, LEVELS, seats } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { terminalOf, textWidth } from "@clade/ui/terminal";
import { describe, expect, test } from "vitest";
import { clade } from "./clade.ts";

/** Games that nobody is offered can be played all the same, and a game without a board of its own has the plain one. */
const drawer = allGameIds.filter((id) => !gameIds.includes(id));

async function packOf(id: string) {
  const pack = await loadGame(id);
  if (pack === undefined) throw new Error(`no game ${id}`);
  return pack;
}

describe.each(drawer)("%s, which is in the drawer", (id) => {
  test("is told of only to those who ask", async () => {
    expect((await clade(["games"])).out).not.toContain(id);
    expect((await clade(["games", "--all"])).out).toContain(id);
  });

  test("is played to the end by bots of all levels", async () => {
    const pack = await packOf(id);
    const bots = LEVELS.map((level) => findBot(level)).filter((bot) => bot !== undefined);
    expect(bots).toHaveLength(LEVELS.length);
    for (const first of [0, 2, 4]) {
      const seated = seats(pack.about.players.max).map((seat) => at(bots, (first + seat) % bots.length));
      const { result } = await playGame(pack, seated, {}, `levels ${first}`);
      expect(Math.min(...result.places)).toBe(1);
    }
  });

  test("strong bots beat weak ones at it", async () => {
    const pack = await packOf(id);
    const [novice, master] = ["novice", "master"].map(findBot);
    if (novice === undefined || master === undefined) throw new Error("no bots");
    let won = 0;
    for (let game = 0; game < 60; game++) {
      const seated = game % 2 === 0 ? [master, novice] : [novice, master];
      const { result } = await playGame(pack, seated, {}, `duel ${game}`);
      won += result.places[game % 2] === 1 ? 1 : 0;
    }
    expect(won / 60).toBeGreaterThan(0.55);
  });

  test("is played to the end in the terminal, and its record verifies", async () => {
    const { code, out, error } = await clade(["play", id, "--players", "3", "--bots", "novice", "--seed", "drawer"], {
      input: "1\n".repeat(200),
    });
    expect([code, error]).toEqual([0, ""]);
    expect(out).toMatch(/^1\. /m);
    const [, record = ""] = /^record (\S+)/m.exec(out) ?? [];
    expect((await clade(["verify", record])).code).toBe(0);
    expect((await clade(["replay", record, "--lang", "ko"])).out).toMatch(/[가-힣]/);
  });
});

/** Every view of every game, the larger ones too, though they have boards of their own. */
describe.each(allGameIds)("the plain board of %s", (id) => {
  test.each(LANGUAGES)("says everything in words, in the room there is: %s", async (language) => {
    const { terminal: _own, ...pack } = await packOf(id);
    const players = pack.about.players.max;
    const board = terminalOf(pack, players);
    const naming = colourNaming(language, pack.about.colours);
    playRandomly(pack.game, { players }, `plain ${id}`, ({ state, number }) => {
      if (number % 40 > 1) return;
      for (const watcher of [0, "spectator"] as const) {
        const look = {
          language,
          naming,
          deciders: pack.game.deciders(state),
          width: 100,
          paint: (_: string, text: string) => text,
        };
        const lines = board(pack.game.view(state, watcher), look);
        const drawn = lines.join("\n");
        expect(drawn).not.toMatch(/\[object|undefined|NaN|null|\bfalse\b|\btrue\b/);
        for (const seat of seats(players)) expect(drawn).toContain(naming(seat));
        expect(lines.filter((line) => textWidth(line) > 160)).toEqual([]);
      }
    });
  });
});
