import { type Seat, shuffle, type Dealer } from "@clade/kernel";
import { CARDS_ASIDE_FOR_TWO, DECK, PLAYERS_FOR_FAST_PLAY, TRAIT_SLOTS, TRAIT_SLOTS_FOR_TWO } from "./cards.ts";
import type { Event } from "./events.ts";
import { deal } from "./phases/deal.ts";
import type { Options, Player, State } from "./state.ts";

export function setUp(players: number, options: Options, dealer: Dealer<Event>): State {
  const deck = shuffle([...DECK], dealer.chance);
  const aside = players === 2 ? deck.splice(0, CARDS_ASIDE_FOR_TWO) : []; // EV-80
  const first = dealer.chance.int(players) as Seat; // EV-10
  const state: State = {
    fast: options.fast || players >= PLAYERS_FOR_FAST_PLAY, // EV-26, EV-81
    slots: players === 2 ? TRAIT_SLOTS_FOR_TWO : TRAIT_SLOTS,
    round: 1,
    lastRound: null,
    phase: "deal",
    first,
    active: first,
    plants: 0,
    players: Array.from({ length: players }, newPlayer),
    deck,
    discard: [],
    aside,
    passes: 0,
    fed: false,
    thought: false,
    ruse: null,
    pending: [],
  };
  deal(state, dealer);
  return state;
}

function newPlayer(): Player {
  return { hand: [], species: [], born: 0, bag: 0, foodCard: null, done: false, unseenDiscards: [], front: null };
}
