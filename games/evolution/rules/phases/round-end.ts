import { at, clockwiseFrom, type Course, nextSeat, type Dealer } from "@clade/kernel";
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
    for (const dead of species.filter(({ population }) => population === 0)) goExtinct(state, seat, dead, dealer);
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
