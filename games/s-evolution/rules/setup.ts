import { type Chance, pick, type Seat, seats, shuffle, type Dealer } from "@clade/kernel";
import { DECKS, discoveryOf } from "./cards.ts";
import { FIRST_POPULATION, LAST_AGE } from "./data.ts";
import type { Event } from "./events.ts";
import { beginRound } from "./phases/hand.ts";
import { newTurn, noTrick, type Options, type Player, type State } from "./state.ts";

export function setUp(players: number, { edition }: Options, dealer: Dealer<Event>): State {
  const first = pick(seats(players), dealer.chance); // SE-6
  const state: State = {
    edition,
    round: 1,
    phase: "play",
    first,
    active: first,
    players: seats(players).map((seat) => newPlayer(seat, dealer.chance)),
    trump: null,
    ...noTrick(),
    winner: first,
    turn: newTurn(),
  };
  state.phase = beginRound(state, dealer);
  return state;
}

/** SE-4, SE-7. */
function newPlayer(seat: Seat, chance: Chance): Player {
  const ages = Array.from({ length: LAST_AGE }, (_, index) => index + 1);
  return {
    hand: { cards: [], blind: false, shown: false },
    deck: shuffle([...(DECKS[seat] ?? [])], chance),
    aside: [],
    played: [],
    lacks: [false, false, false],
    taken: [],
    column: ages.map((age) => discoveryOf(seat, age)),
    lying: ages.map(() => "down" as const),
    stock: [0, 0, 0],
    population: FIRST_POPULATION,
    workers: [0, 0, 0, 0, 0, 0],
    age: 1,
    summit: 1,
    points: { needs: 0, discontent: 0, prestige: 0, discoveries: 0 },
    obscured: false,
    invaded: false,
  };
}
