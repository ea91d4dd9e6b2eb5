import type { Course, Dealer } from "@clade/kernel";
import type { Window } from "./data/cards.ts";
import type { Event } from "./events.ts";
import { beginBidding, drawGenes, pay } from "./phases/auction.ts";
import { beginBirths } from "./phases/births.ts";
import { rollClimate } from "./phases/climate.ts";
import { rollInitiative } from "./phases/initiative.ts";
import { advanceMeteor } from "./phases/meteor.ts";
import { beginMovement } from "./phases/movement.ts";
import { beginSurvival } from "./phases/survival.ts";
import { openWindow } from "./phases/windows.ts";
import type { State } from "./state.ts";

/** The order of a turn: when a part of it is at its end the next one starts, until a player must decide. */
export function goOn(state: State, course: Course, dealer: Dealer<Event>): void {
  let now = course;
  while (now === "ends") {
    now = state.window === null ? startNext(state, dealer) : closeWindow(state, state.window, dealer);
  }
}

/** Phase 1, and on to the climate. */
export function startTurn(state: State, dealer: Dealer<Event>): Course {
  rollInitiative(state, dealer);
  return startPhase(state, "climate");
}

/** EO-47: phases 2 to 5 begin with a window for cards. */
export function startPhase(state: State, phase: "climate" | "movement" | "births" | "survival"): Course {
  state.phase = phase;
  return openWindow(state, phase);
}

function startAuction(state: State, dealer: Dealer<Event>): Course {
  state.phase = "auction";
  drawGenes(state, dealer);
  return openWindow(state, "drawn");
}

/** EO-47: everybody was asked for cards; the phase goes on. */
function closeWindow(state: State, window: Window, dealer: Dealer<Event>): Course {
  state.window = null;
  switch (window) {
    case "climate":
      return rollClimate(state, dealer);
    case "movement":
      return beginMovement(state);
    case "births":
      return beginBirths(state);
    case "survival":
      return beginSurvival(state, dealer);
    case "drawn":
      return beginBidding(state, dealer);
    case "paying":
      pay(state, dealer);
      return startTurn(state, dealer);
  }
}

function startNext(state: State, dealer: Dealer<Event>): Course {
  switch (state.phase) {
    case "climate":
      return startPhase(state, "movement");
    case "movement":
      return startPhase(state, "births");
    case "births":
      return startPhase(state, "survival");
    case "survival":
      return advanceMeteor(state, dealer) === "falls" ? "waits" : startAuction(state, dealer);
    case "auction":
      return openWindow(state, "paying");
    case "over":
      throw new Error("nothing follows the end");
  }
}
