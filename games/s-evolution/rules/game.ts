import { at, type Beat, type Game, only, type Seat, type Dealer, viewsBy } from "@clade/kernel";
import { clone } from "./clone.ts";
import { type Event, eventSight, type SeenEvent } from "./events.ts";
import { imagine } from "./imagine.ts";
import { type Move, read, RISE, STAY, TRUMP, write } from "./moves.ts";
import { goOn } from "./phases/actions.ts";
import {
  legalLosses,
  legalNamings,
  lose,
  playShield,
  refuseLoss,
  refuseShield,
  refuseSuffering,
  strike,
} from "./phases/calamities.ts";
import { gain, legalGains, legalTrades, refuseGain, refuseTrade, trade } from "./phases/collection.ts";
import {
  legalManagement,
  legalRemovals,
  playManagement,
  refuseManagement,
  refuseRemoval,
  removeWorker,
} from "./phases/management.ts";
import { answerBonus } from "./phases/needs.ts";
import { legalTakes, playTake, refuseTake } from "./phases/taking.ts";
import { legalPlays, playCard, refusePlay } from "./phases/trick.ts";
import { type Refusal, refuse, refuseTime, refuseTurnOf } from "./refusals.ts";
import { result } from "./score.ts";
import { PLAYERS } from "./seats.ts";
import { setUp } from "./setup.ts";
import { options, type State, stateSight, type View } from "./state.ts";

function deciders({ phase, active }: State): readonly Seat[] {
  return phase === "over" ? [] : only(active);
}

function legal(state: State, seat: Seat): Move[] {
  if (seat !== state.active) return [];
  const player = at(state.players, seat);
  switch (state.phase) {
    case "trump":
      return TRUMP.slice();
    case "play":
      return legalPlays(state, seat);
    case "take":
      return legalTakes(state, seat);
    case "shield":
    case "suffer":
      return legalNamings(state, state.phase);
    case "remove":
      return legalRemovals(player);
    case "lose":
      return legalLosses(player);
    case "joker":
    case "gift":
      return legalGains(state, state.phase);
    case "trade":
      return legalTrades(state.turn, player);
    case "bonus":
      return [RISE, STAY];
    case "manage":
      return legalManagement(state);
    case "over":
      return [];
  }
}

function refusal(state: State, seat: Seat, move: Move): Refusal | undefined {
  const player = state.players[seat];
  if (player === undefined) return refuse("no-such-player");
  if (state.phase === "over" || seat !== state.active) return refuseTurnOf(state.phase);
  switch (state.phase) {
    case "trump":
      return move.type === "trump" ? undefined : refuseTime(move);
    case "play":
      return refusePlay(state, seat, move);
    case "take":
      return refuseTake(state, seat, move);
    case "shield":
      return refuseShield(state, move);
    case "suffer":
      return refuseSuffering(state, move);
    case "remove":
      return refuseRemoval(player, move);
    case "lose":
      return refuseLoss(player, move);
    case "joker":
    case "gift":
      return refuseGain(state, state.phase, move);
    case "trade":
      return refuseTrade(state.turn, player, move);
    case "bonus":
      return move.type === "rise" || move.type === "stay" ? undefined : refuseTime(move);
    case "manage":
      return refuseManagement(state, move);
  }
}

function play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): void {
  switch (move.type) {
    case "trump":
      state.trump = move.suit; // SE-40
      dealer.tell({ type: "trump", seat, suit: move.suit });
      state.active = state.first;
      state.phase = "play";
      return;
    case "play":
    case "blind":
      return playCard(state, seat, move, dealer);
    case "take":
      return playTake(state, seat, move.card, dealer);
    default:
      act(state, seat, move, dealer);
  }
}

/** A move in the action phase of a player. */
function act(
  state: State,
  seat: Seat,
  move: Exclude<Move, { type: "trump" | "play" | "blind" | "take" }>,
  dealer: Dealer<Event>,
): void {
  const player = at(state.players, seat);
  switch (move.type) {
    case "shield":
      playShield(state, player, move.calamity, dealer);
      break;
    case "suffer":
      strike(state, player, move.calamity, dealer);
      break;
    case "lose":
      lose(state, player, move.suit, dealer);
      break;
    case "gain":
      gain(state, player, move.suit, state.phase === "joker" ? "joker" : "gift", dealer);
      break;
    case "trade":
      trade(state, player, move.from, move.to, dealer);
      break;
    case "rise":
    case "stay":
      answerBonus(state, player, move.type, dealer);
      break;
    case "remove":
      removeWorker(state, player, move.place, state.phase === "remove", dealer);
      break;
    case "grow":
    case "evolve":
    case "place":
    case "raise":
      playManagement(state, move, dealer);
      break;
    case "done":
      if (state.phase === "trade") state.turn.trades = 0;
      else state.turn.step = "done";
  }
  goOn(state, dealer);
}

/** A trick is a turn, and so is each player's action phase. */
function beat({ round, phase, active, players, trick }: View): Beat {
  if (phase === "over") return { round, turn: phase };
  if (phase !== "trump" && phase !== "play" && phase !== "take") return { round, turn: `actions ${active}` };
  const cards = players.reduce((sum, { hand }) => sum + hand.count, trick.length);
  return { round, turn: `trick of the last ${cards}` };
}

const sights = { ...viewsBy(stateSight, (state) => state.phase === "over"), events: eventSight, imagine };
type Rules = Game<State, Move, View, Event, SeenEvent, typeof options>;
const rules = { setUp, deciders, legal, refusal, play, clone, beat, result, write, read };
export const sEvolution: Rules = { id: "s-evolution", version: 1, players: PLAYERS, options, ...sights, ...rules };
