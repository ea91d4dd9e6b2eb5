import { placesOf, type Result } from "@clade/kernel";
import type { Player, State } from "./state.ts";

/** EV-76: food in the bag, Population and traits of the species that are left. */
export function result(state: State): Result | undefined {
  if (state.phase !== "over") return undefined;
  const parts = state.players.map(pointsOf);
  const scores = parts.map(({ bag, population, traits }) => bag + population + traits);
  // Higher score, then more trait cards, then more Population; else shared.
  const places = placesOf(parts.map(({ population, traits }, seat) => [scores[seat] ?? 0, traits, population]));
  return { scores, places, parts };
}

export function pointsOf({ bag, species }: Player): { bag: number; population: number; traits: number } {
  let population = 0;
  let traits = 0;
  for (const each of species) {
    population += each.population;
    traits += each.traits.length;
  }
  return { bag, population, traits };
}
