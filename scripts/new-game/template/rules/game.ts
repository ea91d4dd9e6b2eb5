import {
  at,
  type Game,
  nextSeat,
  only,
  placesOf,
  remove,
  type Result,
  type Seat,
  seats,
  shuffle,
  type Dealer,
} from "@clade/kernel";
import { type Event, eventSight, type SeenEvent } from "./events.ts";
import { imagine } from "./imagine.ts";
import { type Move, read, write } from "./moves.ts";
import { type Refusal, refuse } from "./refusals.ts";
import { PLAYERS } from "./seats.ts";
import { CARDS, clone, DEALT, isOver, sight, type State, type View, view } from "./state.ts";

function setUp(players: number, _options: object, dealer: Dealer<Event>): State {
  const { chance } = dealer;
  const deck = shuffle([...CARDS], chance);
  const dealt = seats(players).map(() => ({ points: 0, hand: deck.splice(0, DEALT).sort((a, b) => a - b) })); // SA-1
  for (const seat of seats(players)) dealer.tell({ type: "dealt", seat, cards: [...at(dealt, seat).hand] });
  return { active: at(seats(players), chance.int(players)), laid: [], rest: deck, players: dealt }; // SA-2
}

function deciders(state: State): readonly Seat[] {
  return isOver(state) ? [] : only(state.active);
}

function legal(state: State, seat: Seat): Move[] {
  if (!deciders(state).includes(seat)) return [];
  return at(state.players, seat).hand.map((card) => ({ type: "lay", card }));
}

function refusal(state: State, seat: Seat, { card }: Move): Refusal | undefined {
  if (!deciders(state).includes(seat)) return refuse("not-your-turn");
  return at(state.players, seat).hand.includes(card) ? undefined : refuse("not-in-hand", { card });
}

function play(state: State, seat: Seat, { card }: Move, dealer: Dealer<Event>): void {
  const player = at(state.players, seat);
  const top = state.laid.at(-1);
  const scores = top !== undefined && card > top; // SA-3
  remove(player.hand, card);
  state.laid.push(card);
  if (scores) player.points++;
  state.active = nextSeat(seat, state.players.length);
  dealer.tell({ type: "laid", seat, card, scores });
}

function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  const scores = state.players.map(({ points }) => points);
  return { scores, places: placesOf(scores.map((score) => [score])), parts: scores.map((score) => ({ tops: score })) }; // SA-4
}

export const sampleGame: Game<State, Move, View, Event, SeenEvent> = {
  id: "sample-game",
  version: 1,
  players: PLAYERS,
  options: {},
  setUp,
  deciders,
  legal,
  refusal,
  play,
  clone,
  sight,
  view,
  imagine,
  events: eventSight,
  result,
  write,
  read,
};
