import { at, type Seat, type Dealer } from "@clade/kernel";
import type { Event } from "../events.ts";
import { IDLE_ROUNDS } from "../numbers.ts";
import type { State, Step } from "../state.ts";
import { actionPhaseGoesOn } from "./actions.ts";
import { endAge } from "./ages.ts";
import { goOnActivating, startDevelopment } from "./development.ts";
import { goOnDrawing, goOnShuffling } from "./drawing.ts";
import { isSolo, passTime } from "./solo.ts";
import { goOnDiscarding, startUpkeep } from "./upkeep.ts";

/** The step that waits, if there is one. */
export function topStep({ pending }: { readonly pending: readonly Step[] }): Step | undefined {
  return pending.length === 0 ? undefined : pending[pending.length - 1];
}

/** Runs everything that needs no decision, until somebody must decide or the game is over. */
export function goOn(state: State, dealer: Dealer<Event>): void {
  while (state.ending === null) {
    const step = topStep(state);
    if (step !== undefined) {
      if (!runsByItself(state, step, dealer)) return;
    } else if (state.stage === "action") {
      if (actionPhaseGoesOn(state)) return;
      startUpkeep(state);
    } else if (state.stage === "over") {
      beginTurn(state, at(state.order, state.turns % state.players.length), dealer);
    } else {
      endTurn(state, dealer);
    }
  }
}

/** Works on a step as far as nobody is asked; answers false if somebody must be. */
function runsByItself(state: State, step: Step, dealer: Dealer<Event>): boolean {
  switch (step.step) {
    case "activate":
      return goOnActivating(state, dealer);
    case "draw":
      return goOnDrawing(state, state.active, step, dealer);
    case "shuffle":
      return goOnShuffling(state, state.active, step, dealer);
    case "discard":
      return goOnDiscarding(state, state.active, step);
    case "pay":
    case "invite":
      return false;
  }
}

/** PR-10: development, action and upkeep phase; then the next player. */
export function beginTurn(state: State, seat: Seat, dealer: Dealer<Event>): void {
  state.active = seat;
  state.fresh = true;
  state.actionsTaken = 0;
  state.drawn = false;
  state.surplus = 0;
  state.contributed = false;
  state.swapped = false;
  dealer.tell({ type: "turn", seat, round: Math.floor(state.turns / state.players.length) + 1 });
  startDevelopment(state);
}

function endTurn(state: State, dealer: Dealer<Event>): void {
  state.stage = "over";
  if (isSolo(state)) passTime(state, dealer); // PR-51
  if (state.ending !== null) return;
  state.turns++;
  if (isSolo(state) && state.version !== undefined) return; // PR-35: alone the Time pile is the end
  const idle = state.turns - state.lastProgress;
  if (idle >= IDLE_ROUNDS * state.players.length) endAge(state, "idle", dealer); // PR-35
}
