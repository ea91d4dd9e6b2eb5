import { at, nextSeat, type Seat, type Dealer } from "@clade/kernel";
import { calamityOn } from "../cards.ts";
import { ROUNDS } from "../data.ts";
import { editionOf } from "../editions.ts";
import type { Event } from "../events.ts";
import { levelAt, COMMERCE, workersOf } from "../places.ts";
import { newTurn, type Phase, type Player, type State } from "../state.ts";
import { calamitiesOn, shieldOn } from "./calamities.ts";
import { canTrade, collectCards, giftsOn, jokersOn, produce } from "./collection.ts";
import { endGame } from "./end.ts";
import { beginRound, clearRound } from "./hand.ts";
import { canManage } from "./management.ts";
import { applyPenalties, bonusOn, payNeeds, scorePoints } from "./needs.ts";

/** The action phases, one player after the other (SE-50 to SE-67). */
export function startActions(state: State, first: Seat, dealer: Dealer<Event>): void {
  state.first = first;
  startTurn(state, first, dealer);
  goOn(state, dealer);
}

function startTurn(state: State, seat: Seat, dealer: Dealer<Event>): void {
  state.active = seat;
  state.turn = newTurn();
  const { taken } = at(state.players, seat);
  for (const card of taken) {
    const calamity = calamityOn(card);
    if (calamity !== null) state.turn.due.push(calamity);
  }
  dealer.tell({ type: "acts", seat });
}

/** Runs the action phases on until somebody must answer. */
export function goOn(state: State, dealer: Dealer<Event>): void {
  for (;;) {
    const player = at(state.players, state.active);
    // SE-60: with more workers than Population nothing else goes on.
    const asked = workersOf(player) > player.population ? "remove" : stepOn(state, player, dealer);
    if (asked !== null) {
      state.phase = asked;
      return;
    }
  }
}

/** Does what comes next, or answers what the player must be asked before it can. */
function stepOn(state: State, player: Player, dealer: Dealer<Event>): Phase | null {
  const { turn } = state;
  switch (turn.step) {
    case "shield":
      return shieldOn(state, player, dealer);
    case "calamities":
      if (turn.losses > 0 || turn.due.length > 0) return calamitiesOn(state, player, dealer); // SE-51
      collectCards(state, player, dealer); // SE-52
      turn.step = "jokers";
      return null;
    case "jokers":
      if (turn.jokers > 0) return jokersOn(state, player, dealer);
      turn.step = "gifts";
      return null;
    case "gifts":
      if (turn.gifts > 0) return giftsOn();
      produce(state, player, dealer); // SE-53
      turn.trades = levelAt(player, COMMERCE);
      turn.step = "trade";
      return null;
    case "trade":
      if (turn.trades > 0 && canTrade(turn, player)) return "trade"; // SE-54
      payNeeds(state, player, dealer);
      turn.step = "bonus";
      return null;
    case "bonus":
      return bonusOn(state, player, dealer);
    case "penalties":
      applyPenalties(state, player, dealer); // SE-59
      turn.step = "points";
      return null;
    case "points":
      if (editionOf(state).pointsCount === "after-penalties") scorePoints(state, player, dealer); // SE-61
      turn.step = "management";
      return null;
    case "management":
      if (state.round < ROUNDS && canManage(state)) return "manage"; // SE-62
      turn.step = "done";
      return null;
    case "done":
      return endTurn(state, dealer);
  }
}

/** The next player acts; after the last one the round is over. */
function endTurn(state: State, dealer: Dealer<Event>): Phase | null {
  const next = nextSeat(state.active, state.players.length);
  if (next !== state.first) {
    startTurn(state, next, dealer);
    return null;
  }
  if (state.round === ROUNDS) return endGame(state, dealer); // SE-70
  clearRound(state, dealer);
  state.round++;
  state.first = state.active; // SE-31
  return beginRound(state, dealer);
}
