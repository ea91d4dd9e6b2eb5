import { placesOf, type Result, standingsOf, type TieBreak } from "@clade/kernel";
import type { Player, PlayerView, State, View } from "./state.ts";

/** EV-76: food in the bag, Population and traits of the species that are left. */
export function result(state: State): Result | undefined {
  if (state.phase !== "over") return undefined;
  const parts = state.players.map(pointsOf);
  const scores = parts.map(({ bag, population, traits }) => bag + population + traits);
  return { scores, places: placesOf(standingsOf(scores, tieBreaks(state))), parts };
}

/** What decides between equal scores (EV-76): more trait cards, then more Population; else the place is shared. */
export function tieBreaks({ players }: State | View): TieBreak[] {
  const living = players.map(livingOf);
  return [
    { by: "traits", counts: living.map(({ traits }) => traits) },
    { by: "population", counts: living.map(({ population }) => population) },
  ];
}

export function pointsOf(player: Player): { bag: number; population: number; traits: number } {
  return { bag: player.bag, ...livingOf(player) };
}

function livingOf({ species }: Player | PlayerView): { population: number; traits: number } {
  let population = 0;
  let traits = 0;
  for (const each of species) {
    population += each.population;
    traits += each.traits.length;
  }
  return { population, traits };
}
