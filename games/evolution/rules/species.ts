import { at, type Seat } from "@clade/kernel";
import { type Card, type Trait, traitOf } from "./cards.ts";
import type { Where } from "./events.ts";
import type { Player, Species, State } from "./state.ts";

/** A new species: Size 1, Population 1. */
export function newSpecies(player: Player): Species {
  return { id: player.born++, size: 1, population: 1, food: 0, fat: 0, traits: [], laid: [], used: [] };
}

function holds(cards: readonly Card[], trait: Trait): boolean {
  for (let index = 0; index < cards.length; index++) {
    if (traitOf(cards[index] as Card) === trait) return true;
  }
  return false;
}

/** What decides which traits have their effect: those that an attack under way ignores. */
export type Ignoring = Pick<State, "ruse">;

/** Whether an open trait of the species is there and has its effect now (EV-59 may have switched it off). */
export function has(state: Ignoring, species: Species, trait: Trait): boolean {
  return holds(species.traits, trait) && (state.ruse === null || !state.ruse.ignored.includes(trait));
}

/** Whether the species carries the trait at all, open or still face down. */
export function carries(species: Species, trait: Trait): boolean {
  return holds(species.traits, trait) || holds(species.laid, trait);
}

/** EV-40. */
export function isHungry(species: Species): boolean {
  return species.food < species.population;
}

/** EV-45: how many more tokens Fat Tissue can hold. */
export function fatRoom(state: Ignoring, species: Species): number {
  return has(state, species, "fat-tissue") ? Math.max(0, species.size - species.fat) : 0;
}

/** EV-45. */
export function room(state: Ignoring, species: Species): number {
  return species.population - species.food + fatRoom(state, species);
}

/** The species with this id, or undefined if it is extinct. */
export function find(state: State, seat: Seat, id: number): Species | undefined {
  const row = at(state.players, seat).species;
  for (let index = 0; index < row.length; index++) {
    if (row[index]?.id === id) return row[index];
  }
  return undefined;
}

/** How events name a species. */
export function where(state: State, seat: Seat, species: Species): Where {
  return { seat, id: species.id, index: at(state.players, seat).species.indexOf(species) };
}
