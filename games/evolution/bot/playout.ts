import { at, byInstinct, type Chance, type Seat } from "@clade/kernel";
import { foodOf, type Trait, traitOf } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import { carries, isHungry } from "../rules/species.ts";
import type { Species, State } from "../rules/state.ts";
import { instinct } from "./instinct.ts";

/** A quick, sensible choice: each move gets a rough merit and some luck, and the best one is made. */
export function playout(state: State, seat: Seat, legal: readonly Move[], chance: Chance): number {
  if (legal.length === 1) return 0;
  if (instinct.weights !== undefined) return byInstinct(instinct, state, seat, legal, chance);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < legal.length; index++) {
    const merit = meritOf(state, seat, at(legal, index)) + chance.int(1000) / 500;
    if (merit > most) {
      most = merit;
      best = index;
    }
  }
  return best;
}

function meritOf(state: State, seat: Seat, move: Move): number {
  const { species, hand } = at(state.players, seat);
  switch (move.type) {
    case "food":
      return 0.25 * foodOf(move.card);
    case "trait":
      return traitMerit(state, at(species, move.species), species, traitOf(move.card));
    case "species":
      return species.length < 4 ? 1.2 : -1;
    case "grow":
      return growMerit(state, at(species, move.species), move.what);
    case "shed":
      return -8;
    case "done":
      return state.phase === "cards" ? (hand.length > 2 ? -1 : 0.9) : -1;
    case "leaf":
      return 5;
    case "fat":
    case "store":
      return 3 + move.amount;
    case "feed":
      return isHungry(at(species, move.species)) ? 3 : 1;
    case "attack":
      return attackMerit(state, seat, move);
    case "think":
      return isHungry(at(species, move.species)) ? 1 : -2;
    case "outwit":
      return state.ruse === null && isHungry(at(species, move.species)) ? 0.5 : -3;
    case "pass":
      return 0;
  }
}

/** Traits that are worth a card on nearly any species. */
const ALWAYS_GOOD: readonly Trait[] = ["foraging", "long-neck", "fertile", "climbing", "hard-shell", "horns"];

function traitMerit(state: State, species: Species, row: readonly Species[], trait: Trait): number {
  const hunts = carries(species, "carnivore");
  switch (trait) {
    case "carnivore":
      return row.some((each) => carries(each, "carnivore")) ? -2 : 0.8 * preyOf(state, row, species) - 0.8;
    case "ambush":
    case "pack-hunting":
      return hunts ? 2 : -1;
    case "foraging":
    case "long-neck":
    case "intelligence":
      return hunts ? -2 : 1.5;
    case "cooperation":
      return species === row.at(-1) ? -0.5 : 1.8;
    case "warning-call":
      return row.length > 1 ? 1 : -1;
    default:
      return ALWAYS_GOOD.includes(trait) || state.players.length > 3 ? 1.5 : 1.2;
  }
}

/** How many species of others are smaller and bear no trait that anybody can see. */
function preyOf(state: State, own: readonly Species[], hunter: Species): number {
  let prey = 0;
  for (const { species: row } of state.players) {
    if (row === own) continue;
    for (const { size, traits } of row) if (size < hunter.size && traits.length === 0) prey++;
  }
  return prey;
}

function growMerit(state: State, species: Species, what: "size" | "population"): number {
  if (what === "size") return carries(species, "carnivore") ? 2 : species.size < 3 ? 1 : 0;
  return species.population < 4 && state.plants > 0 ? 1.8 : 0.8;
}

function attackMerit(state: State, seat: Seat, move: Extract<Move, { type: "attack" }>): number {
  const attacker = at(at(state.players, seat).species, move.species);
  const target = at(at(state.players, move.seat).species, move.target);
  const meat = Math.min(target.size, Math.max(1, attacker.population - attacker.food));
  const mine = move.seat === seat ? -5 : 0;
  const sore = carries(target, "horns") ? -2 : 0;
  return 2 + 0.5 * meat + mine + sore;
}
