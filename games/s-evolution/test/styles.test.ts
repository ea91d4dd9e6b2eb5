import { seeded } from "@clade/kernel";
import { expect, test } from "vitest";
import { taste } from "../bot/taste.ts";
import { FOOD, TOOLS } from "../rules/cards.ts";
import { sEvolution } from "../rules/game.ts";
import { DONE, GAIN, GROW, type Move, PLACE, REMOVE } from "../rules/moves.ts";
import { LAB, PRESTIGE, SHIELD } from "../rules/places.ts";

const state = sEvolution.setUp(3, { edition: "2.0" }, { chance: seeded("styles"), tell: () => {} });
const liking = (move: Move, style: "bold" | "cautious") => taste(state, 0, move, style);

test("the bold raise children and prestige, the cautious man the Shield and store food; cards are left to the search", () => {
  for (const move of [GROW[2], PLACE[PRESTIGE][1], REMOVE[SHIELD]] as Move[]) {
    expect(liking(move, "bold")).toBeGreaterThan(0);
    expect(liking(move, "cautious")).toBeLessThan(0);
  }
  for (const move of [PLACE[SHIELD][1], GAIN[FOOD]] as Move[]) {
    expect(liking(move, "bold")).toBeLessThan(0);
    expect(liking(move, "cautious")).toBeGreaterThan(0);
  }
  for (const move of [DONE, GAIN[TOOLS], PLACE[LAB][1]] as Move[]) expect(liking(move, "bold")).toBeCloseTo(0);
  expect(liking({ type: "play", card: 0 }, "bold")).toBeUndefined();
});
