import { at, clockwiseFrom, type Course, type Seat, type Dealer } from "@clade/kernel";
import { type Card, foodOf, MOST_POPULATION } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import { carries, has, room, where } from "../species.ts";
import type { Species, State } from "../state.ts";
import { resolve, take } from "./taking.ts";

/** Phase 4, before the food cards are turned: from the first player clockwise, the leaf traits (EV-30). */
export function startLeaves(state: State, dealer: Dealer<Event>): Course {
  state.phase = "leaves";
  state.active = state.first;
  return skipTheLeafless(state, dealer, 0);
}

/** Moves on to the next player with a leaf trait to use; when all have had their turn the food cards are turned. */
function skipTheLeafless(state: State, dealer: Dealer<Event>, passed: number): Course {
  const order = clockwiseFrom(state.first, state.players.length);
  for (let place = passed; place < order.length; place++) {
    const seat = at(order, place);
    if (legalLeaves(state, seat).length > 1) {
      state.active = seat;
      return "waits";
    }
  }
  turnFoodCards(state, dealer);
  return "ends";
}

export function legalLeaves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  const { species } = at(state.players, seat);
  for (let index = 0; index < species.length; index++) {
    const each = at(species, index);
    if (each.traits.length === 0) continue;
    if (canBreed(state, each)) moves.push({ type: "leaf", species: index, trait: "fertile" });
    if (canReach(state, each)) moves.push({ type: "leaf", species: index, trait: "long-neck" });
    if (refuseFat(each) === undefined) {
      const most = Math.min(each.fat, each.population - each.food);
      for (let amount = 1; amount <= most; amount++) moves.push({ type: "fat", species: index, amount });
    }
  }
  moves.push({ type: "done" });
  return moves;
}

function canBreed(state: State, species: Species): boolean {
  return carries(species, "fertile") && refuseFertile(state, species) === undefined;
}
function canReach(state: State, species: Species): boolean {
  return carries(species, "long-neck") && refuseLongNeck(state, species) === undefined;
}

function refuseFertile(state: State, species: Species): Refusal | undefined {
  if (!carries(species, "fertile")) return refuse("leaf-not-there", { trait: "fertile" });
  if (species.used.includes("fertile")) return refuse("leaf-used", { trait: "fertile" });
  if (state.plants === 0) return refuse("fertile-no-plants"); // EV-31
  return species.population < MOST_POPULATION ? undefined : refuse("fertile-full");
}

function refuseLongNeck(state: State, species: Species): Refusal | undefined {
  if (!carries(species, "long-neck")) return refuse("leaf-not-there", { trait: "long-neck" });
  if (species.used.includes("long-neck")) return refuse("leaf-used", { trait: "long-neck" });
  if (has(state, species, "carnivore")) return refuse("carnivore-no-plants"); // EV-43
  return room(state, species) > 0 ? undefined : refuse("no-room"); // EV-32, EV-45
}

function refuseFat(species: Species): Refusal | undefined {
  if (!carries(species, "fat-tissue")) return refuse("leaf-not-there", { trait: "fat-tissue" });
  if (species.used.includes("fat-tissue")) return refuse("leaf-used", { trait: "fat-tissue" });
  if (species.fat === 0) return refuse("fat-empty");
  return species.food < species.population ? undefined : refuse("fat-no-room"); // EV-33
}

export function refuseLeaves(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "done") return undefined;
  if (move.type !== "leaf" && move.type !== "fat") return refuseTime(move);
  const species = at(state.players, seat).species[move.species];
  if (species === undefined) return refuse("no-such-species");
  if (move.type === "leaf") {
    return move.trait === "fertile" ? refuseFertile(state, species) : refuseLongNeck(state, species);
  }
  const refused = refuseFat(species);
  if (refused !== undefined) return refused;
  const most = Math.min(species.fat, species.population - species.food);
  return move.amount >= 1 && move.amount <= most ? undefined : refuse("fat-amount", { most });
}

export function playLeaves(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  if (move.type === "done") {
    const order = clockwiseFrom(state.first, state.players.length);
    return skipTheLeafless(state, dealer, order.indexOf(seat) + 1);
  }
  if (move.type !== "leaf" && move.type !== "fat") throw new Error(`no ${move.type} before the food cards`);
  const species = at(at(state.players, seat).species, move.species);
  const on = where(state, seat, species);
  if (move.type === "fat") {
    // EV-33: no "taking", so nothing is triggered.
    species.used.push("fat-tissue");
    species.fat -= move.amount;
    species.food += move.amount;
    dealer.tell({ type: "moved-fat", seat, on, amount: move.amount });
  } else if (move.trait === "fertile") {
    species.used.push("fertile");
    species.population++;
    dealer.tell({ type: "grew", seat, on });
  } else {
    species.used.push("long-neck");
    take(state, { seat, id: species.id, food: "plant", from: "reserve", amount: 1, by: "long-neck" });
    resolve(state, dealer);
  }
  return goOnWithLeaves(state, dealer);
}

/** After a leaf was used, or a question about one answered: the same player goes on while there is a leaf to use. */
export function goOnWithLeaves(state: State, dealer: Dealer<Event>): Course {
  if (state.pending.length > 0 || legalLeaves(state, state.active).length > 1) return "waits";
  const order = clockwiseFrom(state.first, state.players.length);
  return skipTheLeafless(state, dealer, order.indexOf(state.active) + 1);
}

/** EV-35. The cards are shown and discarded in the order of their faces, so that nobody sees who laid which (EV-6). */
function turnFoodCards(state: State, dealer: Dealer<Event>): void {
  const cards: Card[] = [];
  for (const player of state.players) {
    if (player.foodCard !== null) cards.push(player.foodCard);
    player.foodCard = null;
  }
  cards.sort((a, b) => a - b);
  let sum = 0;
  for (const card of cards) {
    sum += foodOf(card);
    state.discard.push(card);
  }
  state.plants = Math.max(0, state.plants + sum);
  dealer.tell({ type: "food-turned", cards, sum, plants: state.plants });
}
