import { type Beat, type Course, type Game, only, type Seat, type Dealer, viewsBy } from "@clade/kernel";
import { type Event, eventSight, type SeenEvent } from "./events.ts";
import { goOn } from "./flow.ts";
import { imagine } from "./imagine.ts";
import { type Move, read, write } from "./moves.ts";
import { legalBids, playBid, refuseBid } from "./phases/auction.ts";
import { legalBirths, playBirths, refuseBirths } from "./phases/births.ts";
import { refuseCard } from "./phases/cards.ts";
import { legalRolls, playRoll, refuseRoll } from "./phases/climate.ts";
import { legalMovement, playMovement, refuseMovement } from "./phases/movement.ts";
import { legalSurvival, playSurvival, refuseSurvival } from "./phases/survival.ts";
import { legalInWindow, playInWindow, refuseInWindow } from "./phases/windows.ts";
import { type Refusal, refuse, refuseTime } from "./refusals.ts";
import { result } from "./score.ts";
import { PLAYERS } from "./seats.ts";
import { misfit, setUp } from "./setup.ts";
import { activeSeat } from "./species.ts";
import { clone, options, type State, stateSight, type View } from "./state.ts";
import { OLDEST_VERSION, VERSION } from "./versions.ts";

function deciders(state: State): readonly Seat[] {
  return state.phase === "over" ? [] : only(activeSeat(state));
}

function legal(state: State, seat: Seat): Move[] {
  if (state.phase === "over" || seat !== activeSeat(state)) return [];
  if (state.window !== null) return legalInWindow(state, seat);
  switch (state.phase) {
    case "climate":
      return legalRolls(state);
    case "movement":
      return legalMovement(state, seat);
    case "births":
      return legalBirths(state, seat);
    case "survival":
      return legalSurvival(state, seat);
    case "auction":
      return legalBids(state, seat);
  }
}

function refusal(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (seat >= state.players.length) return refuse("no-such-player");
  if (state.phase === "over") return refuse("game-over");
  if (seat !== activeSeat(state)) return refuse("not-your-turn");
  if (state.window !== null) return refuseInWindow(state, seat, move);
  if (state.phase !== "climate" && move.type === "face") return refuseTime(state, move);
  switch (state.phase) {
    case "climate":
      return refuseRoll(state, move);
    case "movement":
      return refuseMovement(state, seat, move);
    case "births":
      return refuseBirths(state, seat, move);
    case "survival":
      return refuseSurvival(state, seat, move);
    case "auction":
      // EO-47: a card says for itself when it is played, and that is never while bids are made.
      return move.type === "card" ? refuseCard(state, seat, move) : refuseBid(state, seat, move);
  }
}

function play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): void {
  goOn(state, playPhase(state, seat, move, dealer), dealer);
}

function playPhase(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  if (state.window !== null) return playInWindow(state, state.window, seat, move, dealer);
  switch (state.phase) {
    case "climate":
      if (move.type !== "face") throw new Error("a roll has to be picked");
      return playRoll(state, move.face, dealer);
    case "movement":
      return playMovement(state, seat, move, dealer);
    case "births":
      return playBirths(state, seat, move, dealer);
    case "survival":
      return playSurvival(state, seat, move, dealer);
    case "auction":
      return playBid(state, seat, move, dealer);
    case "over":
      throw new Error("nothing can be played now");
  }
}

/** What the rulebook calls a turn is a round here: in it each player has a part of every phase. */
function beat(view: View): Beat {
  return { round: view.turn, turn: view.phase === "over" ? "over" : `${view.phase} ${activeSeat(view)}` };
}

const sights = { ...viewsBy(stateSight, (state) => state.phase === "over"), events: eventSight, imagine };
type Rules = Game<State, Move, View, Event, SeenEvent, typeof options>;
const rules = { misfit, setUp, deciders, legal, refusal, play, clone, beat, result, write, read };
const versions = { version: VERSION, since: OLDEST_VERSION };
export const evo: Rules = { id: "evo", ...versions, players: PLAYERS, options, ...sights, ...rules };
