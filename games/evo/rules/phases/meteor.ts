import { at, seats, type Dealer } from "@clade/kernel";
import type { Event } from "../events.ts";
import { dinosOf, rollDie } from "../species.ts";
import type { State } from "../state.ts";

/** EO-35: the meteorite comes one square nearer, or falls and ends the game. */
export function advanceMeteor(state: State, dealer: Dealer<Event>): "nears" | "falls" {
  dealer.tell({ type: "meteor", turn: state.turn });
  const square = state.turn - state.meteor.firstCheckAfterTurn;
  const check = square < 0 ? [] : at(state.meteor.checks, square);
  if (check === "end") {
    end(state, dealer);
    return "falls";
  }
  if (check.length > 0) {
    const face = rollDie(dealer);
    dealer.tell({ type: "rolled-meteor", seat: at(state.order, 0), face, faces: [...check] });
    if (check.includes(face)) {
      end(state, dealer);
      return "falls";
    }
  }
  return "nears";
}

function end(state: State, dealer: Dealer<Event>): void {
  state.phase = "over";
  dealer.tell({
    type: "over",
    points: state.players.map(({ points }) => points),
    dinos: seats(state.players.length).map((seat) => dinosOf(state, seat)),
  });
}
