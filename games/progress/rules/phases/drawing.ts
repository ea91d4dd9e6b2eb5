import { at, pop, type Seat, shuffle, type Dealer } from "@clade/kernel";
import { bookOf, type Card } from "../book.ts";
import { type Age, AGES } from "../deck/deck.ts";
import type { Event } from "../events.ts";
import { added, last, replaced } from "../lists.ts";
import type { From, Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { DrawStep, ShuffleStep, State } from "../state.ts";
import { checkExhausted, oldestAge } from "./ages.ts";

type Draw = Extract<Move, { type: "draw" | "quick" | "take" }>;
type Shuffle = Extract<Move, { type: "shuffle" }>;

const FROM: readonly From[] = ["deck", "pile"];
const drawMoves = (type: Draw["type"]): readonly Draw[] =>
  AGES.flatMap((age) => FROM.map((from): Draw => ({ type, age, from })));
const DRAWS: { readonly [T in Draw["type"]]: readonly Draw[] } = {
  draw: drawMoves("draw"),
  quick: drawMoves("quick"),
  take: drawMoves("take"),
};
const SHUFFLES: readonly Shuffle[] = AGES.map((age) => ({ type: "shuffle", age }));

function place(state: State, age: Age, from: From): readonly Card[] {
  return at(from === "deck" ? state.decks : state.piles, age - 1);
}

/** PR-21: every active deck and discard pile with a card. */
export function legalDraws(state: State, type: Draw["type"], moves: Move[]): void {
  for (let age = oldestAge(state); age <= state.age; age++) {
    if (at(state.decks, age - 1).length > 0) moves.push(at(DRAWS[type], 2 * (age - 1)));
    if (at(state.piles, age - 1).length > 0) moves.push(at(DRAWS[type], 2 * (age - 1) + 1));
  }
}

/** PR-23: every active deck with a card in it or in its pile. */
export function legalShuffles(state: State, moves: Move[]): void {
  for (let age = oldestAge(state); age <= state.age; age++) {
    if (at(state.decks, age - 1).length + at(state.piles, age - 1).length > 0) moves.push(at(SHUFFLES, age - 1));
  }
}

function isActive(state: State, age: Age): boolean {
  return age >= oldestAge(state) && age <= state.age;
}

export function refuseDraw(state: State, { age, from }: Draw): Refusal | undefined {
  if (!isActive(state, age)) return refuse("deck-not-active", { age });
  if (place(state, age, from).length > 0) return undefined;
  return refuse(from === "deck" ? "deck-empty" : "pile-empty", { age });
}

export function refuseShuffle(state: State, { age }: Shuffle): Refusal | undefined {
  if (!isActive(state, age)) return refuse("deck-not-active", { age });
  return place(state, age, "deck").length + place(state, age, "pile").length > 0
    ? undefined
    : refuse("nothing-to-shuffle", { age });
}

/** The top card of a deck or pile goes to the hand; an age may be over thereby (PR-34). */
export function drawCard(state: State, seat: Seat, { age, from }: Omit<Draw, "type">, dealer: Dealer<Event>): void {
  const source = place(state, age, from);
  const card = last(source);
  const rest = source.slice(0, -1);
  if (from === "deck") state.decks = replaced(state.decks, age - 1, rest);
  else state.piles = replaced(state.piles, age - 1, rest);
  const player = at(state.players, seat);
  player.hand = added(player.hand, card);
  const label = at(bookOf(state.deck).labels.technologies, card);
  dealer.tell({ type: from === "deck" ? "drew" : "took", seat, age, card: label });
  checkExhausted(state, dealer);
}

/** PR-23: the discard pile is shuffled into its deck, and the top card drawn. */
export function shuffleAndDraw(state: State, seat: Seat, { age }: Shuffle, dealer: Dealer<Event>): void {
  shuffleIn(state, seat, age, dealer);
  drawCard(state, seat, { age, from: "deck" }, dealer);
}

/** Shuffles an age's discard pile into its deck, if there is any. */
export function shuffleIn(state: State, seat: Seat, age: Age, dealer: Dealer<Event>): void {
  const pile = place(state, age, "pile");
  if (pile.length === 0) return;
  const deck = shuffle([...place(state, age, "deck"), ...pile], dealer.chance);
  state.decks = replaced(state.decks, age - 1, deck);
  state.piles = replaced(state.piles, age - 1, []);
  dealer.tell({ type: "shuffled", seat, age, cards: deck.length });
}

/** Goes on with a draw while there is no choice; answers whether it is over. */
export function goOnDrawing(state: State, seat: Seat, { left }: DrawStep, dealer: Dealer<Event>): boolean {
  const sources: Move[] = [];
  if (left > 0) legalDraws(state, "take", sources);
  if (sources.length > 1) return false;
  pop(state.pending);
  const only = sources[0];
  if (only?.type === "take") playTake(state, seat, only, left, dealer);
  return true;
}

/** Draws one card; what is left to draw waits under anything that the card may bring about. */
export function playTake(
  state: State,
  seat: Seat,
  source: Omit<Draw, "type">,
  left: number,
  dealer: Dealer<Event>,
): void {
  if (left > 1) state.pending.push({ step: "draw", left: left - 1 });
  drawCard(state, seat, source, dealer);
}

/** The same for Shuffle and draw. */
export function goOnShuffling(state: State, seat: Seat, { left }: ShuffleStep, dealer: Dealer<Event>): boolean {
  const choices: Move[] = [];
  if (left > 0) legalShuffles(state, choices);
  if (choices.length > 1) return false;
  pop(state.pending);
  const only = choices[0];
  if (only?.type === "shuffle") playShuffle(state, seat, only, left, dealer);
  return true;
}

export function playShuffle(state: State, seat: Seat, move: Shuffle, left: number, dealer: Dealer<Event>): void {
  if (left > 1) state.pending.push({ step: "shuffle", left: left - 1 });
  shuffleAndDraw(state, seat, move, dealer);
}
