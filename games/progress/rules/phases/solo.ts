import { at, type Seat, type Dealer } from "@clade/kernel";
import { bookOf, type Card } from "../book.ts";
import type { Age } from "../deck/deck.ts";
import type { Event } from "../events.ts";
import { added, last, replaced, without } from "../lists.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Player, State } from "../state.ts";
import { checkExhausted, endGame, oldestAge } from "./ages.ts";
import { shuffleIn } from "./drawing.ts";
import { putOnPile } from "./paying.ts";

export function isSolo({ players }: { readonly players: { readonly length: number } }): boolean {
  return players.length === 1;
}

/** PR-51: after upkeep a card of the current age without symbol goes to the Time pile. */
export function passTime(state: State, dealer: Dealer<Event>): void {
  const { faces, labels } = bookOf(state.deck);
  const plain = (card: Card) => at(faces, card).symbol === 0;
  const age = state.age as Age;
  if (!at(state.decks, age - 1).some(plain) && !at(state.piles, age - 1).some(plain)) {
    endGame(state, "lost", dealer);
    return;
  }
  for (;;) {
    if (at(state.decks, age - 1).length === 0) shuffleIn(state, state.active, age, dealer);
    const deck = at(state.decks, age - 1);
    const card = last(deck);
    state.decks = replaced(state.decks, age - 1, deck.slice(0, -1));
    if (plain(card)) {
      state.time = added(state.time, card);
      dealer.tell({ type: "time-passed", card: at(labels.technologies, card) });
      break;
    }
    putOnPile(state, age, card);
    dealer.tell({ type: "time-skipped", card: at(labels.technologies, card) });
  }
  checkExhausted(state, dealer); // PR-34
}

/** PR-32: Time cards of an age that has left the game stay there. */
function canSwapOut(state: State, card: Card): boolean {
  return at(bookOf(state.deck).faces, card).age >= oldestAge(state);
}

export function hasSwap(state: State, { hand }: Player): boolean {
  return isSolo(state) && !state.swapped && hand.length > 0 && state.time.some((card) => canSwapOut(state, card));
}

/** PR-52: once a turn a hand card may be swapped with one of the Time pile. */
export function legalSwaps(state: State, player: Player, moves: Move[]): void {
  if (!hasSwap(state, player)) return;
  const { faces } = bookOf(state.deck);
  const out = [...new Set(state.time)].filter((card) => canSwapOut(state, card));
  for (const card of new Set(player.hand)) {
    for (const time of out) moves.push({ type: "swap", card: at(faces, card).id, time: at(faces, time).id });
  }
}

export function refuseSwap(
  state: State,
  player: Player,
  { card: id, time }: Extract<Move, { type: "swap" }>,
): Refusal | undefined {
  if (!isSolo(state)) return refuse("solo-only");
  if (state.swapped) return refuse("swapped-already");
  const { cards } = bookOf(state.deck);
  const card = cards.get(id);
  const wanted = cards.get(time);
  if (card === undefined || !player.hand.includes(card)) return refuse("not-in-hand");
  if (wanted === undefined || !state.time.includes(wanted)) return refuse("not-in-time");
  return canSwapOut(state, wanted) ? undefined : refuse("time-card-old");
}

export function swap(
  state: State,
  seat: Seat,
  { card: id, time }: Extract<Move, { type: "swap" }>,
  dealer: Dealer<Event>,
): void {
  const { cards, labels } = bookOf(state.deck);
  const player = at(state.players, seat);
  const given = cards.get(id) ?? -1;
  const taken = cards.get(time) ?? -1;
  player.hand = added(without(player.hand, given), taken);
  state.time = added(without(state.time, taken), given);
  state.swapped = true;
  const { technologies } = labels;
  dealer.tell({ type: "swapped", seat, given: at(technologies, given), taken: at(technologies, taken) });
}
