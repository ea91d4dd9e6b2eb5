import { at, type Dealer } from "@clade/kernel";
import { ALL_SUITS, type Suit } from "../cards.ts";
import { AGE_OF_PENALTIES, LAST_AGE, needsAt, ROUNDS } from "../data.ts";
import { editionOf } from "../editions.ts";
import type { AgeReason, Event, PopulationReason } from "../events.ts";
import { levelAt, PRESTIGE } from "../places.ts";
import type { Phase, Player, State } from "../state.ts";

/** Needs, the bonus and the penalties that follow from them, and points (SE-55 to SE-61). */

export function payNeeds(state: State, player: Player, dealer: Dealer<Event>): void {
  const needs = needsAt(player.age); // SE-55
  for (const suit of ALL_SUITS) if (suit < needs) payNeed(state, player, suit, dealer);
}

function payNeed(state: State, player: Player, suit: Suit, dealer: Dealer<Event>): void {
  const { turn, active: seat } = state;
  const edition = editionOf(state);
  const { population, stock } = player;
  const there = stock[suit];
  if (there >= population) {
    const points = edition.pointsCount === "when-paid" ? population : 0; // SE-56
    stock[suit] = there - population;
    player.points.needs += points;
    turn.met++;
    dealer.tell({ type: "met", seat, suit, paid: population, points });
    return;
  }
  turn.unmet++;
  if (there === 0) turn.bare = true;
  const missing = population - there;
  if (edition.unmetNeed === "costs-points") {
    player.points.discontent -= missing; // SE-56
    dealer.tell({ type: "unmet", seat, suit, missing, paid: 0, points: -missing });
  } else {
    stock[suit] = 0; // SE-57
    dealer.tell({ type: "unmet", seat, suit, missing, paid: there, points: 0 });
  }
}

/** SE-58: all needs met. */
export function bonusOn(state: State, player: Player, dealer: Dealer<Event>): Phase | null {
  if (state.turn.unmet === 0 && player.age < LAST_AGE) {
    if (editionOf(state).bonus === "offered") return "bonus";
    rise(state, player, "bonus", dealer);
  }
  state.turn.step = "penalties";
  return null;
}

export function answerBonus(state: State, player: Player, answer: "rise" | "stay", dealer: Dealer<Event>): void {
  if (answer === "rise") rise(state, player, "bonus", dealer);
  else dealer.tell({ type: "stayed", seat: state.active });
  state.turn.step = "penalties";
}

export function rise(state: State, player: Player, why: "bonus" | "evolution", dealer: Dealer<Event>): void {
  player.age++;
  player.summit = Math.max(player.summit, player.age);
  dealer.tell({ type: "age", seat: state.active, from: player.age - 1, to: player.age, why });
  if (state.round === ROUNDS && editionOf(state).lastRiseDiscovers) {
    turnDiscovery(state, player, player.age, true, dealer); // SE-70
  }
}

/** Turns the Discovery of an Age face up or down, if it lies the other way. */
function turnDiscovery(state: State, player: Player, age: number, up: boolean, dealer: Dealer<Event>): void {
  const slot = age - 1;
  if (player.lying[slot] !== (up ? "down" : "up")) return;
  player.lying[slot] = up ? "up" : "down";
  dealer.tell({ type: "turned", seat: state.active, card: at(player.column, slot), up });
}

/** SE-59: both may hit. Needs that were all met leave nothing to punish, so the Age here is the one they were due in. */
export function applyPenalties(state: State, player: Player, dealer: Dealer<Event>): void {
  const { met, unmet, bare } = state.turn;
  if (unmet === 0 || player.age < AGE_OF_PENALTIES) return;
  if (met === 0) {
    const left = player.age;
    fallBehind(state, player, "penalty", dealer);
    turnDiscovery(state, player, left, false, dealer);
  }
  if (bare) shrink(state, player, "penalty", dealer);
}

/** Down one Age, never below I. */
export function fallBehind(state: State, player: Player, why: AgeReason, dealer: Dealer<Event>): void {
  if (player.age === 1) return;
  player.age--;
  dealer.tell({ type: "age", seat: state.active, from: player.age + 1, to: player.age, why });
}

/** One Population less, never below 1. If that leaves a worker too many, one must go (SE-60). */
export function shrink(state: State, player: Player, why: PopulationReason, dealer: Dealer<Event>): void {
  if (player.population === 1) return;
  player.population--;
  dealer.tell({ type: "population", seat: state.active, from: player.population + 1, to: player.population, why });
}

/** SE-61. */
export function scorePoints(state: State, player: Player, dealer: Dealer<Event>): void {
  const { met, unmet } = state.turn;
  const seat = state.active;
  if (met > 0) {
    const points = met * player.population;
    player.points.needs += points;
    dealer.tell({ type: "scored", seat, points, for: "needs" });
  }
  const prestige = levelAt(player, PRESTIGE);
  if (unmet > 0 && prestige > 0 && editionOf(state).prestige === "points") {
    player.points.prestige += prestige;
    dealer.tell({ type: "scored", seat, points: prestige, for: "prestige" });
  }
}
