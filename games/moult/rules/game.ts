import { at, copy, type Game, placesOf, remove, type Seat, seats, shuffle, type Dealer } from "@clade/kernel";
import { type Event, eventSight, type SeenEvent } from "./events.ts";
import { imagine } from "./imagine.ts";
import { type Move, read, write } from "./moves.ts";
import { refuse } from "./refusals.ts";
import { PLAYERS } from "./seats.ts";
import { CARDS, DEALT, SHELLS, sight, type State, TIDES, type View, view } from "./state.ts";

/** MO-2, MO-6 */
function riseTide(state: State, dealer: Dealer<Event>): void {
  state.washed.push(...state.beach);
  state.beach = state.sea.splice(0, state.players.length).sort((a, b) => b - a);
  dealer.tell({ type: "tide", tide: state.tide, shells: [...state.beach] });
}

/** MO-4, MO-5 */
function turnCards({ players, beach, turned }: State, dealer: Dealer<Event>): void {
  const order = seats(players.length).map((seat) => ({ seat, card: at(at(players, seat).laid, 0) }));
  for (const [index, { seat, card }] of order.sort((a, b) => b.card - a.card).entries()) {
    const player = at(players, seat);
    const shell = at(beach, index);
    const moves = shell > player.shell;
    dealer.tell({ type: "turned", seat, card, shell, moves });
    if (moves) player.points += shell;
    if (moves) player.shell = shell;
    turned.push(...player.laid.splice(0));
  }
}

/** MO-3: all at once */
function deciders({ tide, players }: State): readonly Seat[] {
  return tide > TIDES ? [] : seats(players.length).filter((seat) => at(players, seat).laid.length === 0);
}

export const game: Game<State, Move, View, Event, SeenEvent> = {
  id: "moult",
  version: 1,
  players: PLAYERS,
  options: {},
  setUp(players, _options, dealer) {
    const deck = shuffle([...CARDS], dealer.chance);
    const dealt = seats(players).map(() => {
      return { points: 0, shell: 0, hand: deck.splice(0, DEALT).sort((a, b) => a - b), laid: [] }; // MO-1
    });
    const sea = shuffle([...SHELLS], dealer.chance);
    const state: State = { tide: 1, beach: [], players: dealt, turned: [], washed: [], sea };
    riseTide(state, dealer);
    return state;
  },
  deciders,
  legal: (state, seat) =>
    deciders(state).includes(seat) ? at(state.players, seat).hand.map((card) => ({ type: "lay", card })) : [],
  refusal({ tide, players }, seat, { card }) {
    if (tide > TIDES) return refuse("over");
    if (at(players, seat).laid.length > 0) return refuse("already-laid");
    return at(players, seat).hand.includes(card) ? undefined : refuse("not-in-hand", { card });
  },
  play(state, seat, { card }, dealer) {
    remove(at(state.players, seat).hand, card);
    at(state.players, seat).laid.push(card);
    dealer.tell({ type: "laid", seat, card });
    if (deciders(state).length > 0) return;
    turnCards(state, dealer);
    state.tide++;
    if (state.tide <= TIDES) riseTide(state, dealer);
  },
  result({ tide, players }) {
    if (tide <= TIDES) return undefined;
    const places = placesOf(players.map(({ points, shell }) => [points, shell])); // MO-7
    const scores = players.map(({ points }) => points);
    return { scores, places, parts: scores.map((shells) => ({ shells })) };
  },
  beat: ({ tide }) => ({ round: Math.min(tide, TIDES), turn: tide > TIDES ? "over" : "all" }),
  clone: copy,
  sight,
  view,
  imagine,
  events: eventSight,
  write,
  read,
};
