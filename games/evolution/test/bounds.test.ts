import { playRandomly } from "@clade/kernel/testkit";
import { expect, test } from "vitest";
import { traitOf } from "../rules/cards.ts";
import { evolution } from "../rules/game.ts";
import type { Species, State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

/** What is out of bounds with a species. */
function fault({ slots, phase }: State, species: Species): string[] {
  const { size, population, food, fat, traits, laid } = species;
  const kinds = [...traits, ...laid].map(traitOf);
  if (size < 1 || size > 6) return [`Size ${size}`];
  if (population < 1 || population > 6) return [`Population ${population}`];
  if (food < 0 || food > population) return [`${food} food for Population ${population}`];
  if (fat < 0 || fat > size) return [`${fat} fat for Size ${size}`];
  if (fat > 0 && !kinds.includes("fat-tissue")) return ["fat without Fat Tissue"];
  if (kinds.length > slots) return [`${kinds.length} traits`];
  if (new Set(kinds).size < kinds.length) return ["two traits of a kind"];
  if (laid.length > 0 && phase !== "cards") return [`a face-down trait in ${phase}`];
  if (food > 0 && phase !== "leaves" && phase !== "feeding") return [`food eaten in ${phase}`];
  return [];
}

test("EV-3 EV-25 EV-45: in random games no species ever leaves its bounds", () => {
  const faults: string[] = [];
  for (const sample of SAMPLES) {
    for (let round = 0; round < 25; round++) {
      playRandomly(evolution, sample, `bounds ${round}`, ({ state }) => {
        if (state.plants < 0) faults.push(`${state.plants} plants`);
        for (const { species: row } of state.players) {
          if (new Set(row.map(({ id }) => id)).size < row.length) faults.push("two species with one id");
          for (const species of row) faults.push(...fault(state, species));
        }
      });
    }
  }
  expect(faults).toEqual([]);
});
