import { at, type Seat, type Dealer } from "@clade/kernel";
import { HARD_SHELL_BONUS, type Trait, traitOf } from "../cards.ts";
import type { Event, Where } from "../events.ts";
import { find, has, type Ignoring, where } from "../species.ts";
import type { Species, State } from "../state.ts";
import { draw } from "./deal.ts";
import { resolve, scavengers, take } from "./taking.ts";

/** What keeps a Carnivore from a target: traits, which Intelligence can switch off, or a Size that nothing helps. */
export type Obstacle = Trait | "size";

const NONE: readonly Obstacle[] = [];

/** EV-55 to EV-57: all that protects a target against this attacker; nothing means that it may be attacked. */
export function obstacles(
  state: Ignoring,
  attacker: Species,
  row: readonly Species[],
  target: number,
): readonly Obstacle[] {
  const prey = at(row, target);
  const strength = attacker.size + (has(state, attacker, "pack-hunting") ? attacker.population : 0); // EV-56
  if (strength <= prey.size) return TOO_LARGE;
  const plain = prey.traits.length === 0;
  const left = target > 0 ? row[target - 1] : undefined;
  const right = target + 1 < row.length ? row[target + 1] : undefined;
  if (plain && !calls(state, left) && !calls(state, right)) return NONE;

  const found: Obstacle[] = [];
  if (has(state, prey, "hard-shell") && strength <= prey.size + HARD_SHELL_BONUS) found.push("hard-shell");
  if (has(state, prey, "climbing") && !has(state, attacker, "climbing")) found.push("climbing");
  if (has(state, prey, "burrowing") && prey.food === prey.population) found.push("burrowing");
  if (has(state, prey, "defensive-herding") && attacker.population <= prey.population) found.push("defensive-herding");
  if (has(state, prey, "symbiosis") && right !== undefined && right.size > prey.size) found.push("symbiosis");
  if (
    (calls(state, left) || calls(state, right)) &&
    !has(state, prey, "warning-call") &&
    !has(state, attacker, "ambush")
  ) {
    found.push("warning-call");
  }
  return found;
}
const TOO_LARGE: readonly Obstacle[] = ["size"];

function calls(state: Ignoring, neighbour: Species | undefined): boolean {
  return neighbour !== undefined && has(state, neighbour, "warning-call");
}

/** Whether a Carnivore has any target that it may attack as things stand. */
export function hasTarget(state: State, attacker: Species): boolean {
  for (const { species: row } of state.players) {
    for (let target = 0; target < row.length; target++) {
      if (row[target] !== attacker && obstacles(state, attacker, row, target).length === 0) return true;
    }
  }
  return false;
}

/** EV-44: an attack, step by step. */
export function attack(
  state: State,
  seat: Seat,
  attacker: Species,
  targetSeat: Seat,
  target: Species,
  dealer: Dealer<Event>,
): void {
  const horns = has(state, target, "horns"); // EV-47: those it had when attacked
  const meat = target.size;
  // Both keep their numbers until the blows have fallen, though a row may have closed up in between.
  const on = where(state, seat, attacker);
  const struck = where(state, targetSeat, target);
  dealer.tell({ type: "attacked", seat, on, target: struck });
  loseOne(state, target, struck, dealer); // EV-44a
  if (horns) {
    dealer.tell({ type: "gored", seat, on });
    loseOne(state, attacker, on, dealer); // EV-44b, EV-58
  }
  state.pending.push({ step: "end-attack" });
  state.pending.push({ step: "scavenge", queue: scavengers(state, seat) }); // EV-44d
  if (find(state, seat, attacker.id) !== undefined) {
    // EV-44c
    take(state, { seat, id: attacker.id, food: "meat", from: "reserve", amount: meat, by: "attack", chosen: false });
  }
  resolve(state, dealer);
}

/** One Population less: food above it goes to the bag, and with none left the species dies out (EV-44a, EV-47). */
function loseOne(state: State, species: Species, on: Where, dealer: Dealer<Event>): void {
  const { seat } = on;
  species.population--;
  if (species.food > species.population) {
    const crowdedOut = species.food - species.population;
    species.food = species.population;
    bag(state, seat, crowdedOut, species.population === 0 ? "killed" : "crowded-out", dealer);
  }
  if (species.population > 0) return;
  const row = at(state.players, seat).species;
  goExtinct(state, species, on, row.indexOf(species) < row.length - 1, dealer);
}

/** EV-70: traits are discarded, food goes to the bag, the row closes up (`closes`: others get new numbers), and the owner draws. */
export function goExtinct(state: State, species: Species, on: Where, closes: boolean, dealer: Dealer<Event>): void {
  const { seat } = on;
  const player = at(state.players, seat);
  dealer.tell({ type: "extinct", seat, on, traits: species.traits, closes });
  for (const card of species.traits) state.discard.push(card);
  player.species.splice(player.species.indexOf(species), 1);
  bag(state, seat, species.fat, "fat", dealer);
  draw(state, seat, species.traits.length, dealer);
}

export function bag(
  state: State,
  seat: Seat,
  amount: number,
  why: "killed" | "crowded-out" | "round-end" | "fat",
  dealer: Dealer<Event>,
): void {
  if (amount === 0) return;
  at(state.players, seat).bag += amount;
  dealer.tell({ type: "bagged", seat, amount, why });
}

/** The kinds of trait that lie open anywhere, each once. */
export function traitsInPlay(state: State): Trait[] {
  const kinds: Trait[] = [];
  for (const player of state.players) {
    for (const species of player.species) {
      for (const card of species.traits) {
        const kind = traitOf(card);
        if (!kinds.includes(kind)) kinds.push(kind);
      }
    }
  }
  return kinds;
}
