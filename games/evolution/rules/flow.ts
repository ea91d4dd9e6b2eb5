import type { Course, Dealer } from "@clade/kernel";
import type { Event } from "./events.ts";
import { startCards } from "./phases/cards.ts";
import { startFeeding } from "./phases/feeding.ts";
import { startLeaves } from "./phases/leaves.ts";
import { endRound } from "./phases/round-end.ts";
import type { State } from "./state.ts";

/** The order of a round: when a phase is at its end the next one starts, until a player must decide. */
export function goOn(state: State, course: Course, dealer: Dealer<Event>): void {
  let now = course;
  while (now === "ends") now = startNext(state, dealer);
}

function startNext(state: State, dealer: Dealer<Event>): Course {
  switch (state.phase) {
    case "food":
      return startCards(state);
    case "cards":
      return startLeaves(state, dealer);
    case "leaves":
      return startFeeding(state);
    case "feeding":
      return endRound(state, dealer);
    case "deal":
    case "over":
      throw new Error(`nothing follows ${state.phase}`);
  }
}
