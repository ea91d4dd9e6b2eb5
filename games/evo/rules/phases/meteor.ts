import { at, seats, type Table } from "@clade/kernel";
import type { Event } from "../events.ts";
import { dinosOf, rollDie } from "../species.ts";
import type { State } from "../state.ts";

/** EO-35: the meteorite comes one square nearer, or falls and ends the game. */
export function advanceMeteor(state: State, table: Table<Event>): "nears" | "falls" {
  table.tell({ type: "meteor", turn: state.turn });
  const square = state.turn - state.meteor.firstCheckAfterTurn;
  const check = square < 0 ? [] : at(state.meteor.checks, square);
  if (check === "end") {
    end(state, table);
    return "falls";
  }
  if (check.length > 0) {
    const face = rollDie(table);
    table.tell({ type: "rolled-meteor", seat: at(state.order, 0), face, faces: [...check] });
    if (check.includes(face)) {
      end(state, table);
      return "falls";
    }
  }
  return "nears";
}

function end(state: State, table: Table<Event>): void {
  state.phase = "over";
  table.tell({
    type: "over",
    points: state.players.map(({ points }) => points),
    dinos: seats(state.players.length).map((seat) => dinosOf(state, seat)),
  });
}
