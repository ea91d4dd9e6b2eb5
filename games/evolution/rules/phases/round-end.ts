import { at, clockwiseFrom, type Course, type Dealer, nextSeat, type Seat } from "@clade/kernel";
import type { Event } from "../events.ts";
import { where } from "../species.ts";
import type { State } from "../state.ts";
import { bag, goExtinct } from "./attack.ts";
import { deal } from "./deal.ts";

/** The end of a round, and of the game or on to the next round (EV-65 to EV-75). */
export function endRound(state: State, dealer: Dealer<Event>): Course {
  const order = clockwiseFrom(state.first, state.players.length);
  for (const seat of order) {
    for (const species of at(state.players, seat).species) {
      if (species.food < species.population) {
        const on = where(state, seat, species);
        dealer.tell({ type: "starved", seat, on, from: species.population, to: species.food });
      }
      species.population = species.food; // EV-65: for all at once
      species.used = [];
    }
  }
  for (const seat of order) {
    const { species } = at(state.players, seat);
    dieOut(state, seat, dealer);
    let eaten = 0;
    for (const survivor of species) {
      eaten += survivor.food;
      survivor.food = 0;
    }
    bag(state, seat, eaten, "round-end", dealer);
  }
  if (state.lastRound !== null && state.round >= state.lastRound) {
    endGame(state, dealer); // EV-75
  } else {
    state.round++;
    state.first = nextSeat(state.first, state.players.length); // EV-10
    state.active = state.first;
    deal(state, dealer);
  }
  return "waits";
}

/** EV-65: all that starved die at once, so each is told by the number that it had before any of them was gone. */
function dieOut(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const { species: row } = at(state.players, seat);
  const dead = row
    .filter(({ population }) => population === 0)
    .map((species) => ({ species, on: where(state, seat, species) }));
  // Whoever is behind the first of them moves up.
  const moves = row.slice(dead[0]?.on.index).some(({ population }) => population > 0);
  for (const [index, { species, on }] of dead.entries()) {
    goExtinct(state, species, on, moves && index === dead.length - 1, dealer);
  }
}

function endGame(state: State, dealer: Dealer<Event>): void {
  for (const seat of clockwiseFrom(state.first, state.players.length)) {
    for (const species of at(state.players, seat).species) {
      bag(state, seat, species.fat, "fat", dealer); // EV-71
      species.fat = 0;
    }
  }
  state.phase = "over";
  dealer.tell({ type: "over" });
}
