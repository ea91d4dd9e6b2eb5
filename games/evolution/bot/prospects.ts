import { at } from "@clade/kernel";
import { foodOf } from "../rules/cards.ts";
import type { Species, State } from "../rules/state.ts";
import { type Animal, bit, CARNIVORE, mayAttack, owns } from "./board.ts";

/** What this round has in store for each species: how much it will eat, and how much of it will be eaten. */
export interface Prospect {
  /** Food eaten by the end of the round, what lies on the board included. */
  eats: number;
  /** Population lost to Carnivores that are on the table. */
  loses: number;
}

/** The average food value of a card. */
const USUAL_FOOD = 3.2;
const FORAGING = bit("foraging");
const COOPERATION = bit("cooperation");
const LONG_NECK = bit("long-neck");
const SCAVENGER = bit("scavenger");
const HORNS = bit("horns");

export function prospects(state: State, rows: readonly (readonly Animal[])[]): Map<Species, Prospect> {
  const found = new Map<Species, Prospect>();
  for (const row of rows) for (const { species } of row) found.set(species, { eats: species.food, loses: 0 });
  shareThePlants(state, rows, found);
  hunt(state, rows, found);
  return found;
}

/** The plants that will lie there when feeding begins. */
function supply(state: State): number {
  if (state.phase === "feeding") return state.plants;
  let sum = 0;
  for (const { foodCard } of state.players) sum += foodCard === null ? USUAL_FOOD : foodOf(foodCard);
  return Math.max(0, state.plants + sum);
}

/** Everybody takes in turn until the plants are gone; Foraging takes two, Cooperation brings the neighbour along. */
function shareThePlants(state: State, rows: readonly (readonly Animal[])[], found: Map<Species, Prospect>): void {
  let left = supply(state);
  const early = state.phase !== "feeding";
  const eat = (animal: Animal, amount: number): number => {
    const prospect = found.get(animal.species);
    if (prospect === undefined || owns(animal, CARNIVORE)) return 0;
    const eaten = Math.max(0, Math.min(amount, animal.species.population - prospect.eats));
    prospect.eats += eaten;
    return eaten;
  };
  const feed = (row: readonly Animal[], animal: Animal, free: boolean): number => {
    const bite = owns(animal, FORAGING) ? 2 : 1;
    let eaten = eat(animal, free ? bite : Math.min(bite, left));
    if (eaten > 0 && owns(animal, COOPERATION) && animal.index + 1 < row.length) {
      eaten += eat(at(row, animal.index + 1), free ? 1 : Math.min(1, left - eaten));
    }
    if (!free) left -= eaten;
    return eaten;
  };
  if (early) {
    for (const row of rows) {
      for (const animal of row) {
        if (owns(animal, LONG_NECK) && !animal.species.used.includes("long-neck")) feed(row, animal, true);
      }
    }
  }
  for (let hungry = true; hungry; ) {
    hungry = false;
    for (let turn = 0; turn < rows.length; turn++) {
      const row = at(rows, (state.first + turn) % rows.length);
      for (const animal of row) {
        if (feed(row, animal, false) > 0) {
          hungry = true;
          break;
        }
      }
    }
  }
}

/** Each hungry Carnivore spreads its attacks over what it may attack; owners spare their own while there is other prey. */
function hunt(state: State, rows: readonly (readonly Animal[])[], found: Map<Species, Prospect>): void {
  const open = rows.map((row) => row.map(({ species }) => species));
  let kills = 0;
  for (const row of rows) {
    for (const hunter of row) {
      if (!owns(hunter, CARNIVORE)) continue;
      const prey: Animal[] = [];
      const kin: Animal[] = [];
      for (const [seat, others] of rows.entries()) {
        for (const other of others) {
          if (!mayAttack(state, hunter, other, at(open, seat))) continue;
          (other.seat === hunter.seat ? kin : prey).push(other);
        }
      }
      kills += strike(hunter, prey.length > 0 ? prey : kin, found);
    }
  }
  if (kills === 0) return;
  for (const row of rows) {
    for (const animal of row) {
      const prospect = found.get(animal.species);
      if (prospect === undefined || !owns(animal, SCAVENGER)) continue;
      prospect.eats = Math.min(animal.species.population, prospect.eats + 0.7 * kills);
    }
  }
}

function strike(hunter: Animal, prey: readonly Animal[], found: Map<Species, Prospect>): number {
  const prospect = found.get(hunter.species);
  const wants = hunter.species.population - hunter.species.food;
  if (prospect === undefined || prey.length === 0 || wants <= 0) return 0;
  let meat = 0;
  let game = 0;
  for (const { species } of prey) {
    meat += species.size;
    game += species.population;
  }
  const attacks = Math.min(Math.ceil((wants * prey.length) / meat), game);
  prospect.eats = Math.min(hunter.species.population, hunter.species.food + (attacks * meat) / prey.length);
  for (const each of prey) {
    const victim = found.get(each.species);
    if (victim === undefined) continue;
    const share = attacks / prey.length;
    victim.loses = Math.min(each.species.population, victim.loses + share);
    if (owns(each, HORNS)) prospect.loses = Math.min(hunter.species.population, prospect.loses + share);
  }
  return attacks;
}
