import { at, type Dealer, type Seat } from "@clade/kernel";
import { secondOpinion } from "@clade/kernel/testkit";
import { refereeOn } from "../referee/index.ts";
import { PRINTED_ISLANDS, zonesOf } from "../rules/data/islands.ts";
import type { Event } from "../rules/events.ts";
import { evo } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

type Game = typeof evo;

/** Rules that spoil the state after a move, by what was told of it. */
function spoiling(spoil: (state: State, events: readonly Event[]) => void): Game {
  return {
    ...evo,
    play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>) {
      const events: Event[] = [];
      const tell = (event: Event) => {
        events.push(event);
        dealer.tell(event);
      };
      evo.play(state, seat, move, { chance: dealer.chance, tell });
      spoil(state, events);
    },
  };
}

/** Rules that look at another state than the one there is when they say what is legal. */
function mistaking(mistake: (state: State) => void): Game {
  return {
    ...evo,
    legal(state: State, seat: Seat) {
      const other = evo.clone(state);
      mistake(other);
      return evo.legal(other, seat);
    },
  };
}

secondOpinion({
  game: evo,
  referee: refereeOn(Object.fromEntries(PRINTED_ISLANDS.map((name) => [name, zonesOf(name)]))),
  samples: SAMPLES,
  games: 16,
  faults: {
    "EO-15 the climate is one square off": spoiling((state, events) => {
      if (events.some(({ type }) => type === "rolled-climate")) state.climate = (state.climate + 1) % 6;
    }),
    "EO-15 a roll of 2 moves the marker": {
      ...evo,
      play(state, seat, move, dealer) {
        const tell = (event: Event) =>
          dealer.tell(event.type === "climate" && event.moved === 0 ? { ...event, moved: 1 } : event);
        evo.play(state, seat, move, { chance: dealer.chance, tell });
      },
    },
    "EO-20 a step costs nothing": spoiling((state, events) => {
      if (events.some(({ type }) => type === "stepped") && state.phase === "movement") state.steps++;
    }),
    "EO-20 horns do not keep an attacker away": mistaking(({ phase, players }) => {
      if (phase === "movement") for (const { traits } of players) traits.horn = 0;
    }),
    "EO-21 the loser of a fight stays": spoiling((state, events) => {
      for (const event of events) {
        if (event.type !== "fought" || event.face <= event.needed) continue;
        const from = state.zones.indexOf(null);
        state.zones[from] = event.seat;
      }
    }),
    "EO-31 a dino that froze still scores": spoiling((state, events) => {
      for (const event of events) {
        if (event.type === "died" && event.of === "cold") at(state.players, event.seat).points++;
      }
    }),
    "EO-31 the price is one too low": spoiling((state, events) => {
      for (const event of events) if (event.type === "paid" && event.price > 0) at(state.players, event.seat).points++;
    }),
    "EO-36 a bid may equal the standing one": mistaking((state) => {
      state.lots = state.lots.map((lot) => (lot.amount > 0 ? { ...lot, amount: lot.amount - 1 } : lot));
    }),
    "EO-36 one may bid more than can be paid": mistaking(({ phase, players }) => {
      if (phase === "auction") for (const player of players) player.points++;
    }),
    "EO-25 births may be left out": {
      ...evo,
      legal(state, seat): Move[] {
        const moves = evo.legal(state, seat);
        return state.phase === "births" && moves.every(({ type }) => type !== "pass")
          ? [...moves, { type: "pass" }]
          : moves;
      },
    },
  },
});
