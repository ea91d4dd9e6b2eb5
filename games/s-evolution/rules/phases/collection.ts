import type { Dealer } from "@clade/kernel";
import { ALL_SUITS, givenBy, isJoker, NO_SUIT, type Suit, suitOf } from "../cards.ts";
import { type BySuit, MOST_STOCK } from "../data.ts";
import { editionOf } from "../editions.ts";
import type { Event } from "../events.ts";
import { DONE, GAIN, type Move, TRADE } from "../moves.ts";
import { levelAt } from "../places.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import type { Phase, Player, State, Turn } from "../state.ts";

/** What comes in: cards, Jokers, Shield resources, production; then Commerce (SE-52 to SE-54). */

/** SE-68: what does not fit is lost. Answers how much was kept. */
function store({ stock }: Player, suit: Suit, amount: number): number {
  const before = stock[suit];
  const after = Math.min(MOST_STOCK, before + amount);
  stock[suit] = after;
  return after - before;
}

export function collectCards(state: State, player: Player, dealer: Dealer<Event>): void {
  const { taken } = player;
  const { turn } = state;
  const given: BySuit<number> = [0, 0, 0];
  for (const card of taken) {
    if (isJoker(card)) {
      turn.jokers++;
      continue;
    }
    const suit = suitOf(card);
    if (suit !== NO_SUIT && !turn.barred[suit]) given[suit] += givenBy(card); // SE-81
  }
  let any = false;
  for (const suit of ALL_SUITS) {
    if (given[suit] > 0) any = true;
    given[suit] = store(player, suit, given[suit]);
  }
  if (any) dealer.tell({ type: "collected", seat: state.active, amounts: given });
}

/** SE-81: whether a Joker may be taken as this resource. */
function allowsJoker(state: State, suit: Suit): boolean {
  return !(editionOf(state).jokersBarred && state.turn.barred[suit]);
}

export function jokersOn(state: State, player: Player, dealer: Dealer<Event>): Phase | null {
  const choices = legalGains(state, "joker");
  if (choices.length > 1) return "joker";
  const [choice] = choices;
  if (choice?.type === "gain") gain(state, player, choice.suit, "joker", dealer);
  else state.turn.jokers = 0; // SE-81: with all three barred they give nothing
  return null;
}

/** SE-87: Shield resources come with the cards and are never barred. */
export function giftsOn(): Phase {
  return "gift";
}

export function legalGains(state: State, phase: "joker" | "gift"): Move[] {
  if (phase === "gift") return GAIN.slice();
  const moves: Move[] = [];
  for (const suit of ALL_SUITS) if (allowsJoker(state, suit)) moves.push(GAIN[suit]);
  return moves;
}
export function refuseGain(state: State, phase: "joker" | "gift", move: Move): Refusal | undefined {
  if (move.type !== "gain") return refuseTime(move);
  if (phase === "gift" || allowsJoker(state, move.suit)) return undefined;
  return refuse("joker-barred", { suit: move.suit });
}
export function gain(state: State, player: Player, suit: Suit, phase: "joker" | "gift", dealer: Dealer<Event>): void {
  if (phase === "joker") state.turn.jokers--;
  else state.turn.gifts--;
  store(player, suit, 1); // SE-68: a full type may be named; the resource is lost
  dealer.tell({ type: "gained", seat: state.active, suit, from: phase === "joker" ? "joker" : "shield" });
}

/** SE-53, SE-82: the place of the same index produces the resource. */
export function produce(state: State, player: Player, dealer: Dealer<Event>): void {
  let amounts: number[] | undefined;
  for (const suit of ALL_SUITS) {
    const level = levelAt(player, suit) - state.turn.storm;
    if (level <= 0) continue;
    amounts ??= [0, 0, 0];
    amounts[suit] = store(player, suit, level);
  }
  if (amounts !== undefined) dealer.tell({ type: "produced", seat: state.active, amounts });
}

/** SE-54: what may still be given away: a resource that was traded for does not change again. */
function tradable(turn: Turn, { stock }: Player, suit: Suit): boolean {
  return stock[suit] > turn.traded[suit];
}

export function canTrade(turn: Turn, player: Player): boolean {
  for (const from of ALL_SUITS) {
    if (!tradable(turn, player, from)) continue;
    for (const to of ALL_SUITS) if (to !== from && player.stock[to] < MOST_STOCK) return true;
  }
  return false;
}

export function legalTrades(turn: Turn, player: Player): Move[] {
  const moves: Move[] = [];
  for (const from of ALL_SUITS) {
    if (!tradable(turn, player, from)) continue;
    for (const to of ALL_SUITS) {
      if (to !== from && player.stock[to] < MOST_STOCK) moves.push(TRADE[from][to]);
    }
  }
  moves.push(DONE);
  return moves;
}

export function refuseTrade(turn: Turn, player: Player, move: Move): Refusal | undefined {
  if (move.type === "done") return undefined;
  if (move.type !== "trade") return refuseTime(move);
  if (move.from === move.to) return refuse("trade-for-another");
  if (!tradable(turn, player, move.from)) return refuse("nothing-to-trade", { suit: move.from });
  return player.stock[move.to] < MOST_STOCK ? undefined : refuse("trade-into-full", { suit: move.to });
}

export function trade(state: State, player: Player, from: Suit, to: Suit, dealer: Dealer<Event>): void {
  const { turn } = state;
  player.stock[from]--;
  player.stock[to]++;
  turn.traded[to]++;
  turn.trades--;
  dealer.tell({ type: "traded", seat: state.active, from, to });
}
