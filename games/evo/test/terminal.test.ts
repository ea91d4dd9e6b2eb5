import { at, colourNaming, LANGUAGES, type TerminalLook } from "@clade/kernel";
import { textWidth } from "@clade/ui/terminal";
import { describe, expect, test } from "vitest";
import { terminal } from "../board/terminal.ts";
import { evo } from "../rules/game.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State } from "../rules/state.ts";
import { position } from "./position.ts";
import { OWN_ISLAND } from "./samples.ts";

function look(state: State, language: TerminalLook["language"] = "en", width = 100): TerminalLook {
  const naming = colourNaming(language, COLOURS);
  return { language, width, naming, deciders: evo.deciders(state), paint: (_, sign) => sign };
}

describe("the board in the terminal", () => {
  const p = position({
    at: "survival",
    turn: 11,
    climate: "meadow",
    red: { on: ["B1", "B2"], hand: ["cold-snap"], points: 31 },
    blue: { on: ["B4"], hand: ["shade", "charge"], leg: 3 },
    green: { on: ["D7", "D8"] },
  });

  test("draws every zone with its terrain, its dino and what the climate makes of it", () => {
    const lines = terminal(evo.view(p.state, 0), look(p.state));
    const names = at(lines, 1);
    const grounds = at(lines, 2);
    const cell = (id: string) => grounds.slice(names.indexOf(id), names.indexOf(id) + 3);
    expect(cell("B1")).toBe("~1+"); // a beach, red's dino, hot
    expect(cell("B2")).toBe('"1 '); // a meadow, red's dino, temperate
    const second = at(lines, 4).indexOf("B4");
    expect(at(lines, 5).slice(second, second + 3)).toBe("n2*"); // a hill, blue's dino, cold
    expect(lines.join("\n")).toContain("|^ x|"); // an empty mountain, deadly
    for (const number of [1, 9, 28]) expect(lines.join("\n")).toMatch(new RegExp(`\\|B${number} *\\|`));
  });

  test("shows turn, meteorite, order, climate, species, and the own cards only", () => {
    const page = terminal(evo.view(p.state, 0), look(p.state)).join("\n");
    expect(page).toContain("Turn 11");
    expect(page).toContain("Meteorite: · · · · · · · · · · ▸11(1,2)");
    expect(page).toContain("Order: Red, Blue, Green");
    expect(page).toMatch(/▶ 1 Red +31 +2 +1 /);
    expect(page).toContain("Cold Snap: An opponent counts 1 fur fewer this turn.");
    expect(page).not.toContain("Shade");
    expect(terminal(evo.view(p.state, "spectator"), look(p.state)).join("\n")).not.toContain("Cold Snap");
  });

  test("shows the auction with its bids, and what cards add to a species", () => {
    const sale = position({ at: "auction", turn: 3, genes: ["leg", "leg", "fur"], red: { hand: ["charge"] } });
    sale.player("blue").boosts.furs = -1;
    sale.player("blue").boosts.attack = 2;
    sale.play("red pass", "red bid leg#2 4");
    const page = terminal(evo.view(sale.state, 1), look(sale.state)).join("\n");
    expect(page).toContain("Auction: Leg: no bid   Leg (2): Red 4   Fur: no bid");
    expect(page).toMatch(/Blue .* 0⚔2⛨0 .* 1−1/);
  });

  test.each(LANGUAGES)("fits 80 columns in %s, on the largest island too", (language) => {
    const large = position({ at: "movement", players: 5, red: { on: ["A16"] } });
    const own = position({ at: "movement", options: { island: OWN_ISLAND }, red: { on: ["Z5"] } });
    for (const { state } of [large, own]) {
      const lines = terminal(evo.view(state, "spectator"), look(state, language, 80));
      expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(80);
    }
  });
});
