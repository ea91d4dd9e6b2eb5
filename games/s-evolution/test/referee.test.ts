import { at, type Dealer, type Seat } from "@clade/kernel";
import { secondOpinion } from "@clade/kernel/testkit";
import { referee } from "../referee/index.ts";
import type { Event } from "../rules/events.ts";
import { sEvolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

type Game = typeof sEvolution;

/** Rules that play on another state than the one there is, and spoil what comes of it. */
function playing(prepare: (state: State) => (() => void) | undefined): Game {
  return {
    ...sEvolution,
    play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>) {
      const mend = prepare(state);
      sEvolution.play(state, seat, move, dealer);
      mend?.();
    },
  };
}

/** Rules that spoil the state after a move. */
function spoiling(spoil: (state: State, seat: Seat, move: Move, before: State) => void): Game {
  return {
    ...sEvolution,
    play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>) {
      const before = sEvolution.clone(state);
      sEvolution.play(state, seat, move, dealer);
      spoil(state, seat, move, before);
    },
  };
}

/** Rules by which this event of a player's turn does more than it should. */
function after(type: Event["type"], spoil: (state: State, seat: Seat, edition: State["edition"]) => void): Game {
  return {
    ...sEvolution,
    play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>) {
      const hit: Seat[] = [];
      const tell = (event: Event) => {
        dealer.tell(event);
        if (event.type === type && "seat" in event) hit.push(event.seat);
      };
      sEvolution.play(state, seat, move, { chance: dealer.chance, tell });
      for (const each of hit) spoil(state, each, state.edition);
    },
  };
}

secondOpinion({
  game: sEvolution,
  referee,
  samples: SAMPLES,
  games: 30,
  faults: {
    "SE-35 nobody must follow the colour": {
      ...sEvolution,
      legal(state, seat) {
        return sEvolution.legal(state.phase === "play" ? { ...state, colour: null } : state, seat);
      },
    },
    "SE-46 trumps are forgotten": playing((state) => {
      if (state.phase !== "play" || state.trump === null) return undefined;
      const { trump } = state;
      state.trump = null;
      return () => {
        if (state.phase === "play" || state.phase === "take") state.trump = trump;
      };
    }),
    "SE-46 the lowest card wins the trick": {
      ...sEvolution,
      play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>) {
        const tell = (event: Event) =>
          dealer.tell(event.type === "trick-over" ? { ...event, order: event.order.toReversed() } : event);
        sEvolution.play(state, seat, move, { chance: dealer.chance, tell });
      },
    },
    "SE-56 a need that was met scores one point less": after("met", (state, seat) => {
      at(state.players, seat).points.needs--;
    }),
    "SE-56 a need that was not met costs a point too many in 2.0": after("unmet", (state, seat, edition) => {
      if (edition === "2.0") at(state.players, seat).points.discontent--;
    }),
    "SE-56 Prestige scores in v1 though every need was met": after("met", (state, seat, edition) => {
      if (edition === "v1") at(state.players, seat).points.prestige += at(at(state.players, seat).workers, 4);
    }),
    "SE-59 no Population is lost for a bare store": spoiling((state, _seat, _move, before) => {
      for (const [seat, player] of state.players.entries()) {
        const { population } = at(before.players, seat);
        if (player.age >= 3) player.population = Math.max(player.population, population);
      }
    }),
    "SE-68 evolution costs two Science": {
      ...sEvolution,
      play(state, seat, move, dealer) {
        if (move.type === "evolve") at(state.players, seat).stock[2]++;
        sEvolution.play(state, seat, move, dealer);
      },
    },
    "SE-70 Discoveries score nothing": {
      ...sEvolution,
      result(state) {
        const result = sEvolution.result(state);
        if (result === undefined) return undefined;
        return {
          ...result,
          scores: result.scores.map((score, seat) => score - at(state.players, seat).points.discoveries),
        };
      },
    },
  },
});
