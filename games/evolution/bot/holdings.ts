import { at, type Seat } from "@clade/kernel";
import type { State } from "../rules/state.ts";

/** What players of Evolution count. */
export function holdings({ players }: State, seat: Seat) {
  const { bag, species, hand } = at(players, seat);
  const counted = { food: bag, population: 0, species: species.length, traits: 0, size: 0, cards: hand.length };
  for (const { food, fat, population, traits, laid, size } of species) {
    counted.food += food + fat;
    counted.population += population;
    counted.traits += traits.length + laid.length;
    counted.size += size;
  }
  return counted;
}
