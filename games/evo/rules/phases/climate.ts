import { at, type Course, type Seat, type Dealer } from "@clade/kernel";
import { CLIMATE_DIE, CLIMATE_RING, squareAfter } from "../data/climate.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import { rollDie } from "../species.ts";
import type { State } from "../state.ts";

/** Phase 2: one card, or one roll of the die (EO-17). */

/** EO-15 */
export function rollClimate(state: State, dealer: Dealer<Event>): Course {
  const face = rollDie(dealer);
  dealer.tell({ type: "rolled-climate", seat: at(state.order, 0), face });
  moveClimate(state, at(CLIMATE_DIE, face - 1), dealer);
  return "ends";
}

/** EO-15: the marker goes round the ring, clockwise if the number is positive. */
export function moveClimate(state: State, squares: number, dealer: Dealer<Event>): void {
  state.climate = squareAfter(state.climate, squares);
  dealer.tell({ type: "climate", moved: squares, terrain: at(CLIMATE_RING, state.climate) });
}

/** EO-48: several rolls of which the player picks one; if all move the marker alike there is nothing to pick. */
export function rollForChoice(state: State, seat: Seat, rolls: number, dealer: Dealer<Event>): void {
  const faces = Array.from({ length: rolls }, () => rollDie(dealer));
  dealer.tell({ type: "rolled-choice", seat, faces });
  const moves = new Set(faces.map((face) => CLIMATE_DIE[face - 1]));
  if (moves.size > 1) state.rolls = [...new Set(faces)].sort((a, b) => a - b);
  else for (const squares of moves) moveClimate(state, squares ?? 0, dealer);
}

export function legalRolls(state: State): Move[] {
  return state.rolls.map((face) => ({ type: "face", face }));
}

export function refuseRoll(state: State, move: Move): Refusal | undefined {
  if (move.type !== "face") return refuse("must-pick-roll");
  return state.rolls.includes(move.face) ? undefined : refuse("not-rolled", { face: move.face });
}

export function playRoll(state: State, face: number, dealer: Dealer<Event>): Course {
  state.rolls = [];
  moveClimate(state, at(CLIMATE_DIE, face - 1), dealer);
  return "ends";
}
