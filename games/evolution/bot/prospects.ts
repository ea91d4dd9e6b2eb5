import { at } from "@clade/kernel";
import { foodOf } from "../rules/cards.ts";
import type { State } from "../rules/state.ts";
import { type Animal, bit, CARNIVORE, mayAttack, owns } from "./board.ts";

/** The average food value of a card. */
const USUAL_FOOD = 3.2;
/** The part of a kill that a Scavenger gets on average: it may be full by then. */
const SCAVENGED = 0.7;
/** What the reserve holds. */
const UNLIMITED = 99;
const FORAGING = bit("foraging");
const COOPERATION = bit("cooperation");
const LONG_NECK = bit("long-neck");
const SCAVENGER = bit("scavenger");
const HORNS = bit("horns");

/** Estimates what every species will eat this round, and how much of it will be eaten. */
export function foresee(state: State, rows: readonly (readonly Animal[])[]): void {
  shareThePlants(state, rows);
  hunt(state, rows);
}

/** The plants that will lie there when feeding begins. */
function supply(state: State): number {
  if (state.phase === "feeding") return state.plants;
  let sum = 0;
  for (const { foodCard } of state.players) sum += foodCard === null ? USUAL_FOOD : foodOf(foodCard);
  return Math.max(0, state.plants + sum);
}

/** Everybody takes in turn until the plants are gone; Foraging takes two, Cooperation brings the neighbour along. */
function shareThePlants(state: State, rows: readonly (readonly Animal[])[]): void {
  let left = supply(state);
  const early = state.phase !== "feeding";
  const next = early ? state.first : state.active;
  const eat = (animal: Animal, amount: number): number => {
    if (owns(animal, CARNIVORE)) return 0;
    const eaten = Math.max(0, Math.min(amount, animal.species.population - animal.eats));
    animal.eats += eaten;
    return eaten;
  };
  const feed = (row: readonly Animal[], animal: Animal, available: number): number => {
    const bite = owns(animal, FORAGING) ? 2 : 1;
    let eaten = eat(animal, Math.min(bite, available));
    if (eaten > 0 && owns(animal, COOPERATION) && animal.index + 1 < row.length) {
      eaten += eat(at(row, animal.index + 1), Math.min(1, available - eaten));
    }
    return eaten;
  };
  if (early) {
    for (const row of rows) {
      for (const animal of row) {
        if (owns(animal, LONG_NECK) && !animal.species.used.includes("long-neck")) feed(row, animal, UNLIMITED);
      }
    }
  }
  for (let hungry = true; hungry; ) {
    hungry = false;
    for (let turn = 0; turn < rows.length; turn++) {
      const row = at(rows, (next + turn) % rows.length);
      for (const animal of row) {
        const eaten = feed(row, animal, left);
        if (eaten === 0) continue;
        left -= eaten;
        hungry = true;
        break;
      }
    }
  }
}

/** Each hungry Carnivore spreads its attacks over what it may attack; owners spare their own while there is other prey. */
function hunt(state: State, rows: readonly (readonly Animal[])[]): void {
  if (!rows.some((row) => row.some((animal) => owns(animal, CARNIVORE)))) return;
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
      kills += strike(hunter, prey.length > 0 ? prey : kin);
    }
  }
  if (kills === 0) return;
  for (const row of rows) {
    for (const animal of row) {
      if (!owns(animal, SCAVENGER)) continue;
      animal.eats = Math.min(animal.species.population, animal.eats + SCAVENGED * kills);
    }
  }
}

function strike(hunter: Animal, prey: readonly Animal[]): number {
  const wants = hunter.species.population - hunter.species.food;
  if (prey.length === 0 || wants <= 0) return 0;
  let meat = 0;
  let game = 0;
  for (const { species } of prey) {
    meat += species.size;
    game += species.population;
  }
  const attacks = Math.min(Math.ceil((wants * prey.length) / meat), game);
  hunter.eats = Math.min(hunter.species.population, hunter.species.food + (attacks * meat) / prey.length);
  for (const each of prey) {
    const share = attacks / prey.length;
    each.loses = Math.min(each.species.population, each.loses + share);
    if (owns(each, HORNS)) hunter.loses = Math.min(hunter.species.population, hunter.loses + share);
  }
  return attacks;
}
