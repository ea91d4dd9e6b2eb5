import { at, type Beat, type Course, type Game, only, type Seat, type Dealer, viewsBy } from "@clade/kernel";
import { type Event, eventSight, type SeenEvent } from "./events.ts";
import { goOn } from "./flow.ts";
import { imagine } from "./imagine.ts";
import { type Move, read, write } from "./moves.ts";
import { cardsDeciders, legalCards, playCards, refuseCards } from "./phases/cards.ts";
import { goOnFeeding, legalFeeding, playFeeding, refuseFeeding } from "./phases/feeding.ts";
import { foodDeciders, legalFood, playFood, refuseFood } from "./phases/food.ts";
import { goOnWithLeaves, legalLeaves, playLeaves, refuseLeaves } from "./phases/leaves.ts";
import { answerStore, resolve } from "./phases/taking.ts";
import { type Refusal, refuse, refuseTime, refuseTurnOf } from "./refusals.ts";
import { result } from "./score.ts";
import { PLAYERS } from "./seats.ts";
import { setUp } from "./setup.ts";
import { clone, options, type State, type StoreStep, stateSight, type View } from "./state.ts";

/** The question that waits for an answer, if there is one: it goes before everything else (EV-45). */
function question(state: State): StoreStep | undefined {
  if (state.pending.length === 0) return undefined;
  const step = at(state.pending, state.pending.length - 1);
  return step.step === "store" ? step : undefined;
}

function deciders(state: State): readonly Seat[] {
  const asked = question(state);
  if (asked !== undefined) return only(asked.seat);
  switch (state.phase) {
    case "food":
      return foodDeciders(state);
    case "cards":
      return cardsDeciders(state);
    case "leaves":
    case "feeding":
      return only(state.active);
    case "deal":
    case "over":
      return [];
  }
}

/** Whether the seat may act at all now: the deciders, and in phase 2 whoever has a card to exchange (EV-15). */
function mayAct(state: State, seat: Seat): boolean {
  return state.phase === "food" || deciders(state).includes(seat);
}

function legal(state: State, seat: Seat): Move[] {
  if (!mayAct(state, seat)) return [];
  const asked = question(state);
  if (asked !== undefined) return legalStores(asked);
  switch (state.phase) {
    case "food":
      return legalFood(state, seat);
    case "cards":
      return legalCards(state, seat);
    case "leaves":
      return legalLeaves(state, seat);
    case "feeding":
      return legalFeeding(state, seat);
    case "deal":
    case "over":
      return [];
  }
}

function legalStores({ least, most }: StoreStep): Move[] {
  const moves: Move[] = [];
  for (let amount = least; amount <= most; amount++) moves.push({ type: "store", amount });
  return moves;
}

function refusal(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (seat >= state.players.length) return refuse("no-such-player");
  if (state.fast && state.phase === "cards" && state.players[seat]?.done === true) return refuse("already-done");
  if (!mayAct(state, seat)) return refuseTurnOf(state.phase);
  const asked = question(state);
  if (asked !== undefined) {
    if (move.type !== "store") return refuse("say-how-much", { least: asked.least, most: asked.most });
    const { least, most } = asked;
    return move.amount >= least && move.amount <= most ? undefined : refuse("wrong-amount", { least, most });
  }
  switch (state.phase) {
    case "food":
      return move.type === "food" ? refuseFood(state, seat, move.card) : refuseTime(move);
    case "cards":
      return move.type === "food" ? refuseTime(move) : refuseCards(state, seat, move);
    case "leaves":
      return refuseLeaves(state, seat, move);
    case "feeding":
      return refuseFeeding(state, seat, move);
    case "deal":
    case "over":
      return refuseTurnOf(state.phase);
  }
}

function play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): void {
  goOn(state, playPhase(state, seat, move, dealer), dealer);
}

function playPhase(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  const asked = question(state);
  if (asked !== undefined) {
    if (move.type !== "store") throw new Error("a question waits for its answer");
    answerStore(state, asked, move.amount, dealer);
    resolve(state, dealer);
    return state.phase === "leaves" ? goOnWithLeaves(state, dealer) : goOnFeeding(state);
  }
  switch (state.phase) {
    case "food":
      if (move.type !== "food") throw new Error(`no ${move.type} in phase 2`);
      return playFood(state, seat, move.card, dealer);
    case "cards":
      return playCards(state, seat, move, dealer);
    case "leaves":
      return playLeaves(state, seat, move, dealer);
    case "feeding":
      return playFeeding(state, seat, move, dealer);
    case "deal":
    case "over":
      throw new Error("nothing can be played now");
  }
}

/** Phase 2 is everybody's turn at once, and phase 3 in fast play. */
function beat({ round, phase, active, fast }: View): Beat {
  const together = phase === "food" || phase === "over" || (phase === "cards" && fast);
  return { round, turn: together ? phase : `${phase} ${active}` };
}

const sights = { ...viewsBy(stateSight, (state) => state.phase === "over"), events: eventSight, imagine };
type Rules = Game<State, Move, View, Event, SeenEvent, typeof options>;
const rules = { setUp, deciders, legal, refusal, play, clone, beat, result, write, read };
export const evolution: Rules = { id: "evolution", version: 1, players: PLAYERS, options, ...sights, ...rules };
