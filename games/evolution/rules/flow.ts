import type { Course, Table } from "@clade/kernel";
import type { Event } from "./events.ts";
import { startCards } from "./phases/cards.ts";
import { startFeeding } from "./phases/feeding.ts";
import { startLeaves } from "./phases/leaves.ts";
import { endRound } from "./phases/round-end.ts";
import type { State } from "./state.ts";

/** The order of a round: when a phase is at its end the next one starts, until a player must decide. */
export function goOn(state: State, course: Course, table: Table<Event>): void {
  let now = course;
  while (now === "ends") now = startNext(state, table);
}

function startNext(state: State, table: Table<Event>): Course {
  switch (state.phase) {
    case "food":
      return startCards(state);
    case "cards":
      return startLeaves(state, table);
    case "leaves":
      return startFeeding(state);
    case "feeding":
      return endRound(state, table);
    case "deal":
    case "over":
      throw new Error(`nothing follows ${state.phase}`);
  }
}
