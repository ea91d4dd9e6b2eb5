import { at, events, type Game, type Seat, seats, UNMEASURED } from "@clade/kernel";
import type { Playable } from "../play-game.ts";

/** Matching pennies: two players lay a coin at the same time, in secret. Seat 0 wins if they are the same. */
interface State {
  coins: (Coin | null)[];
}
type Coin = "heads" | "tails";
interface Move {
  readonly type: Coin;
}

const game: Game<State, Move, State, never> = {
  id: "pennies",
  version: 1,
  players: { min: 2, max: 2 },
  options: {},
  setUp: () => ({ coins: [null, null] }),
  deciders: ({ coins }) => seats(2).filter((seat) => coins[seat] === null),
  legal: ({ coins }, seat) => (coins[seat] === null ? [{ type: "heads" }, { type: "tails" }] : []),
  refusal: ({ coins }, seat) => (coins[seat] === null ? undefined : { code: "laid", clause: "PE-1" }),
  play: ({ coins }, seat, { type }) => {
    coins[seat] = type;
  },
  clone: ({ coins }) => ({ coins: [...coins] }),
  view: ({ coins }, watcher) => ({ coins: coins.map((coin, seat) => (seat === watcher ? coin : null)) }),
  imagine: ({ coins }) => ({ coins: [...coins] }),
  events: events<never>()({}, { showing: [] }),
  result({ coins }) {
    if (coins.includes(null)) return undefined;
    const winner: Seat = at(coins, 0) === at(coins, 1) ? 0 : 1;
    const places = seats(2).map((seat) => (seat === winner ? 1 : 2));
    return { scores: places.map((place) => 2 - place), places, parts: [{}, {}] };
  },
  write: ({ type }) => type,
  read: (text) => (text === "heads" || text === "tails" ? { type: text } : undefined),
};

export const pennies: Playable = {
  about: { temper: UNMEASURED },
  game,
  brain: { evaluate: () => 0, playout: (_state, _seat, legal, chance) => chance.int(legal.length) },
};
