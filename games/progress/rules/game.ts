import { at, type Beat, type Complaint, type Game, only, type Seat, type Dealer, viewsBy } from "@clade/kernel";
import { bookOf } from "./book.ts";
import { type Event, eventSight, type SeenEvent } from "./events.ts";
import { imagine } from "./imagine.ts";
import { type Move, read, write } from "./moves.ts";
import { legalActions, playAction, refuseAction } from "./phases/actions.ts";
import { activate, legalActivations, refuseActivation } from "./phases/development.ts";
import { legalDraws, legalShuffles, playShuffle, playTake, refuseDraw, refuseShuffle } from "./phases/drawing.ts";
import { legalPayments, playPayment, refusePayment } from "./phases/paying.ts";
import { invite, legalInviteStep, refuseInviteStep } from "./phases/personalities.ts";
import { goOn, topStep } from "./phases/turn.ts";
import { legalDiscards, playDiscard, refuseDiscard } from "./phases/upkeep.ts";
import { type Refusal, refuse } from "./refusals.ts";
import { result } from "./score.ts";
import { PLAYERS } from "./seats.ts";
import { setUp } from "./setup.ts";
import { clone, type Options, options, type Player, type State, type Step, stateSight, type View } from "./state.ts";
import { OLDEST_VERSION, VERSION } from "./versions.ts";

function decider(state: State): Seat {
  const step = topStep(state);
  return step?.step === "invite" ? step.seat : state.active; // PR-72
}

function deciders(state: State): readonly Seat[] {
  return state.ending === null ? only(decider(state)) : [];
}

function legal(state: State, seat: Seat): Move[] {
  if (state.ending !== null || decider(state) !== seat) return [];
  const player = at(state.players, seat);
  const step = topStep(state);
  return step === undefined ? legalActions(state, player) : legalAnswers(state, player, step);
}

function legalAnswers(state: State, player: Player, step: Step): Move[] {
  const moves: Move[] = [];
  switch (step.step) {
    case "activate":
      return legalActivations(state, player);
    case "invite":
      return legalInviteStep(state, step);
    case "pay":
      return legalPayments(state, player, step);
    case "draw":
      legalDraws(state, "take", moves);
      return moves;
    case "shuffle":
      legalShuffles(state, moves);
      return moves;
    case "discard":
      return legalDiscards(state, player);
  }
}

function refusal(state: State, seat: Seat, move: Move): Refusal | undefined {
  const player = state.players[seat];
  if (player === undefined) return refuse("no-such-player");
  if (state.ending !== null) return refuse("game-over");
  if (decider(state) !== seat) return refuse("not-your-turn");
  const step = topStep(state);
  return step === undefined ? refuseAction(state, player, move) : refuseAnswer(state, player, step, move);
}

function refuseAnswer(state: State, player: Player, step: Step, move: Move): Refusal | undefined {
  switch (step.step) {
    case "activate":
      return refuseActivation(state, player, move);
    case "invite":
      return refuseInviteStep(state, step, move);
    case "pay":
      return refusePayment(state, player, step, move);
    case "draw":
      return move.type === "take" ? refuseDraw(state, move) : refuse("draw-first", { left: step.left });
    case "shuffle":
      return move.type === "shuffle" ? refuseShuffle(state, move) : refuse("shuffle-first", { left: step.left });
    case "discard":
      return refuseDiscard(state, player, move);
  }
}

function play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): void {
  const step = topStep(state);
  if (step === undefined) playAction(state, seat, move, dealer);
  else playAnswer(state, seat, step, move, dealer);
  goOn(state, dealer);
}

function playAnswer(state: State, seat: Seat, step: Step, move: Move, dealer: Dealer<Event>): void {
  switch (step.step) {
    case "activate":
      if (move.type !== "activate") break;
      return activate(state, seat, bookOf(state.deck).cards.get(move.card) ?? -1, dealer);
    case "invite":
      if (move.type !== "invite") break;
      state.pending.pop();
      return invite(state, seat, move.person, dealer);
    case "pay":
      return playPayment(state, seat, step, move, dealer);
    case "draw":
      if (move.type !== "take") break;
      state.pending.pop();
      return playTake(state, seat, move, step.left, dealer);
    case "shuffle":
      if (move.type !== "shuffle") break;
      state.pending.pop();
      return playShuffle(state, seat, move, step.left, dealer);
    case "discard":
      if (move.type !== "discard") break;
      return playDiscard(state, seat, step, move.card, dealer);
  }
  throw new Error(`no ${move.type} while ${step.step} waits`);
}

/** A round is a turn of each. */
function beat({ turns, order, ending }: View): Beat {
  return { round: 1 + Math.floor(turns / order.length), turn: ending === null ? String(turns) : "over" };
}

const sights = { ...viewsBy(stateSight, (state) => state.ending !== null), events: eventSight, imagine };

/** PR-60, PR-61: the variants are for two to five players. */
function misfit(players: number, { pace }: Options): Complaint | undefined {
  return players === 1 && pace !== "normal"
    ? { complaint: `option pace: ${pace} is for 2 to 5 players, a solo game is always normal` }
    : undefined;
}

type Rules = Game<State, Move, View, Event, SeenEvent, typeof options>;
const rules = { misfit, setUp, deciders, legal, refusal, play, clone, beat, result, write, read };
const versions = { version: VERSION, since: OLDEST_VERSION };
export const progress: Rules = { id: "progress", ...versions, players: PLAYERS, options, ...sights, ...rules };
