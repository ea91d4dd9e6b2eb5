import { colourNaming, LANGUAGES, type TerminalLook, type Watcher } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { textWidth } from "@clade/ui/terminal";
import { describe, expect, test } from "vitest";
import { terminal } from "../board/terminal.ts";
import { evolution } from "../rules/game.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State } from "../rules/state.ts";
import { type Colour, position, species } from "./position.ts";
import { SAMPLES } from "./samples.ts";

function look(state: State, language: TerminalLook["language"], width: number): TerminalLook {
  const naming = colourNaming(language, COLOURS);
  return { language, width, naming, deciders: evolution.deciders(state), paint: (_, text) => text };
}

function draw(table: ReturnType<typeof position>, watcher: Colour | "spectator" = "red", width = 80): string {
  return terminal(table.view(watcher), look(table.state, "en", width)).join("\n");
}

describe("the board in a terminal", () => {
  test.each(LANGUAGES)("in %s it fits 80 and 120 columns, whoever looks", (language) => {
    for (const sample of SAMPLES) {
      playRandomly(evolution, sample, `terminal ${language}`, ({ state, seat, number }) => {
        if (number % 9 !== 0) return;
        const watchers: Watcher[] = [seat, "spectator"];
        for (const width of [80, 120]) {
          for (const watcher of watchers) {
            for (const line of terminal(evolution.view(state, watcher), look(state, language, width))) {
              expect([line, textWidth(line) <= width]).toEqual([line, true]);
              expect(line).not.toMatch(/undefined|null|NaN/);
            }
          }
        }
      });
    }
  });

  test("a species shows its Size, food, fat and traits", () => {
    const drawn = draw(
      position({
        red: [species({ size: 3, population: 4, food: 2, fat: 1, traits: ["fat-tissue", "carnivore"] })],
        blue: [species()],
        plants: 4,
      }),
    );
    expect(drawn).toContain("1 · Size 3");
    expect(drawn).toContain("●●○○ 2/4 fat 1/3");
    expect(drawn).toContain("Carnivore");
    expect(drawn).toContain("♣♣♣♣ 4 plants");
    expect(drawn).toContain("▶ Red · you · first player");
  });

  test("a hand shows its food values to its owner alone; others’ face-down traits show their backs", () => {
    const table = position({
      phase: "cards",
      red: [species()],
      blue: [species()],
      hands: { red: ["climbing+3", "ambush-2"] },
    }).play("red", "trait climbing+3 on 1");
    expect(draw(table)).toContain("hand: Ambush −2");
    expect(draw(table)).toContain("▒ Climbing");
    expect(draw(table, "blue")).not.toMatch(/Ambush|Climbing/);
    expect(draw(table, "blue")).toContain("▒ face down");
  });
});
