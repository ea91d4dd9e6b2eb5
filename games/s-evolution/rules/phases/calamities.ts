import { at, remove, type Dealer } from "@clade/kernel";
import { ALL_SUITS, FOOD, SCIENCE, type Suit, TOOLS } from "../cards.ts";
import { type Calamity, ROUNDS, SHIELD_GIFT } from "../data.ts";
import { editionOf } from "../editions.ts";
import type { Event } from "../events.ts";
import { LOSE, type Move } from "../moves.ts";
import { levelAt, SHIELD } from "../places.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import type { Phase, Player, State } from "../state.ts";
import { fallBehind, shrink } from "./needs.ts";

/** Calamities, before anything is collected (SE-51, SE-80 to SE-87). */

/** SE-80, SE-87: what the Shield stops is settled before any Calamity strikes. */
export function shieldOn(state: State, player: Player, dealer: Dealer<Event>): Phase | null {
  const { turn } = state;
  if (turn.due.length > 0 && levelAt(player, SHIELD) > 0) {
    if (editionOf(state).shieldStops === "one" && turn.due.length > 1) return "shield";
    while (turn.due.length > 0) stop(state, player, at(turn.due, 0), dealer);
  }
  turn.step = "calamities";
  return null;
}

/** Any Calamity that is due may be named: to stop it, or to suffer it next. */
export function legalNamings({ turn }: State, type: "shield" | "suffer"): Move[] {
  return turn.due.map((calamity) => ({ type, calamity }));
}
export function refuseShield({ turn }: State, move: Move): Refusal | undefined {
  if (move.type !== "shield") return refuse("name-the-stopped");
  return turn.due.includes(move.calamity) ? undefined : refuse("no-such-calamity");
}
export function playShield(state: State, player: Player, calamity: Calamity, dealer: Dealer<Event>): void {
  stop(state, player, calamity, dealer);
  state.turn.step = "calamities";
}

function stop(state: State, player: Player, calamity: Calamity, dealer: Dealer<Event>): void {
  const gift = levelAt(player, SHIELD) > 1 ? SHIELD_GIFT : 0;
  remove(state.turn.due, calamity);
  state.turn.gifts += gift;
  dealer.tell({ type: "shielded", seat: state.active, calamity, gift });
}

/** SE-86: the next Calamity strikes; of several the player says which. */
export function calamitiesOn(state: State, player: Player, dealer: Dealer<Event>): Phase | null {
  const { turn } = state;
  if (turn.losses > 0) {
    const choices = legalLosses(player);
    if (choices.length > 1) return "lose";
    const [choice] = choices;
    if (choice?.type !== "lose") throw new Error("nothing is left to lose");
    lose(state, player, choice.suit, dealer);
    return null;
  }
  if (turn.due.length > 1) return "suffer";
  strike(state, player, at(turn.due, 0), dealer);
  return null;
}

export function refuseSuffering({ turn }: State, move: Move): Refusal | undefined {
  if (move.type !== "suffer") return refuseTime(move);
  return turn.due.includes(move.calamity) ? undefined : refuse("no-such-calamity");
}

export function strike(state: State, player: Player, calamity: Calamity, dealer: Dealer<Event>): void {
  const { turn } = state;
  remove(turn.due, calamity);
  dealer.tell({ type: "struck", seat: state.active, calamity });
  switch (calamity) {
    case "famine":
      turn.barred[FOOD] = true; // SE-81
      return;
    case "earthquake":
      turn.barred[TOOLS] = true;
      return;
    case "fanaticism":
      turn.barred[SCIENCE] = true;
      return;
    case "hurricane":
      if (editionOf(state).hurricane === "production") turn.storm = 1;
      else ravage(state, player, dealer); // SE-82
      return;
    case "epidemic":
      shrink(state, player, "epidemic", dealer); // SE-83
      return;
    case "decadence":
      fallBehind(state, player, "decadence", dealer); // SE-84
      return;
    case "obscurantism":
    case "invasion":
      strikeNextRound(state, player, calamity);
  }
}

/** SE-82 [v1]: one of each kind, as far as there is one. */
function ravage(state: State, player: Player, dealer: Dealer<Event>): void {
  const amounts = player.stock.map((amount) => Math.min(1, amount));
  for (const suit of ALL_SUITS) player.stock[suit] -= at(amounts, suit);
  dealer.tell({ type: "lost", seat: state.active, amounts, to: "hurricane" });
}

/** SE-85: the next hand is hit; in the last round, which has no next, resources are lost instead. */
function strikeNextRound(state: State, player: Player, calamity: "obscurantism" | "invasion"): void {
  if (state.round === ROUNDS) {
    const inStock = player.stock[FOOD] + player.stock[TOOLS] + player.stock[SCIENCE];
    state.turn.losses += Math.min(editionOf(state).lastRoundLoss, inStock);
  } else if (calamity === "obscurantism") player.obscured = true;
  else player.invaded = true;
}

export function legalLosses({ stock }: Player): Move[] {
  const moves: Move[] = [];
  for (const suit of ALL_SUITS) if (stock[suit] > 0) moves.push(LOSE[suit]);
  return moves;
}
export function refuseLoss({ stock }: Player, move: Move): Refusal | undefined {
  if (move.type !== "lose") return refuse("lose-first");
  return stock[move.suit] > 0 ? undefined : refuse("nothing-to-lose", { suit: move.suit });
}
export function lose(state: State, player: Player, suit: Suit, dealer: Dealer<Event>): void {
  player.stock[suit]--;
  state.turn.losses--;
  const amounts = ALL_SUITS.map((each) => (each === suit ? 1 : 0));
  dealer.tell({ type: "lost", seat: state.active, amounts, to: "last-round" });
}
