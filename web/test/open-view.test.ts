import { loadGame } from "@clade/games";
import { at, isComplaint, Match, pick, seats, seeded } from "@clade/kernel";
import { expect, test } from "vitest";
import { isOpenView } from "../local/open-view.ts";

/** Phases of a random game in which whoever decides sees more than everybody, and those in which they do not. */
async function phases(game: string): Promise<{ readonly secret: Set<unknown>; readonly open: Set<unknown> }> {
  const pack = await loadGame(game);
  if (pack === undefined) throw new Error(game);
  const match = Match.start(pack.game, { players: 3, seed: "covers", chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  const chance = seeded("whims");
  const seen = { secret: new Set<unknown>(), open: new Set<unknown>() };
  while (!match.over) {
    const seat = at(match.deciders, 0);
    const view = match.view(seat) as { readonly phase: unknown };
    const isOpen = isOpenView(view, match.view("spectator"));
    seen[isOpen ? "open" : "secret"].add(view.phase);
    match.act(seat, pick(match.legal(seat), chance));
  }
  for (const seat of seats(3)) expect(isOpenView(match.view(seat), match.view("spectator"))).toBe(true);
  return seen;
}

test("S-Evolution's actions hide nothing: nobody has a card in hand then", async () => {
  const { secret, open } = await phases("s-evolution");
  expect([...open]).toContain("manage");
  expect([...secret]).not.toContain("manage");
  expect([...secret]).toContain("play");
});

test("a hand, and a bag that others cannot look into, are for nobody else's eyes", async () => {
  const { secret } = await phases("evolution");
  expect([...secret]).toContain("cards");
  expect(isOpenView({ bag: 3, watcher: 0 }, { watcher: "spectator" })).toBe(false);
  expect(isOpenView({ hand: { count: 1, cards: [7] } }, { hand: { count: 1 } })).toBe(false);
  expect(isOpenView({ hand: { count: 0, cards: [] } }, { hand: { count: 0 } })).toBe(true);
});
