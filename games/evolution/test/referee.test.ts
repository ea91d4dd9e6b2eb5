import { at, type Dealer, type Seat, seeded } from "@clade/kernel";
import { secondOpinion } from "@clade/kernel/testkit";
import { referee } from "../referee/index.ts";
import { type Trait, traitOf } from "../rules/cards.ts";
import type { Event } from "../rules/events.ts";
import { evolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

type Game = typeof evolution;

/** Rules that carry on as if no species had this trait, where nothing but food and Population comes of it. */
function without(trait: Trait): Game {
  return {
    ...evolution,
    play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>) {
      if (state.phase !== "feeding" || !isQuiet(state, seat, move)) return evolution.play(state, seat, move, dealer);
      const hidden = state.players.flatMap(({ species }) =>
        species.map((each) => ({ each, cards: each.traits.filter((card) => traitOf(card) === trait) })),
      );
      for (const { each, cards } of hidden) each.traits = each.traits.filter((card) => !cards.includes(card));
      evolution.play(state, seat, move, dealer);
      for (const { each, cards } of hidden) each.traits.push(...cards);
    },
  };
}

/** Whether the feeding goes on after this move, with the same species. */
function isQuiet(state: State, seat: Seat, move: Move): boolean {
  const trial = evolution.clone(state);
  evolution.play(trial, seat, move, { chance: seeded("trial"), tell: () => {} });
  const rows = ({ players }: State) => players.map(({ species }) => species.length).join();
  return trial.phase === "feeding" && rows(trial) === rows(state);
}

/** Rules that spoil the state after a move. */
function spoiling(spoil: (state: State, seat: Seat, move: Move, before: State) => void): Game {
  return {
    ...evolution,
    play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>) {
      const before = evolution.clone(state);
      evolution.play(state, seat, move, dealer);
      spoil(state, seat, move, before);
    },
  };
}

secondOpinion({
  game: evolution,
  referee,
  samples: SAMPLES,
  games: 21,
  faults: {
    "EV-44 Horns cost the attacker nothing": {
      ...evolution,
      play(state, seat, move, dealer) {
        const target = move.type === "attack" ? at(state.players, move.seat).species[move.target] : undefined;
        if (target === undefined || target.population === 1) return evolution.play(state, seat, move, dealer);
        const horns = target.traits.filter((card) => traitOf(card) === "horns");
        target.traits = target.traits.filter((card) => !horns.includes(card));
        evolution.play(state, seat, move, dealer);
        target.traits.push(...horns);
      },
    },
    "EV-44 Foraging takes no second plant": without("foraging"),
    "EV-44 Cooperation feeds nobody": without("cooperation"),
    "EV-44 Scavengers take nothing": without("scavenger"),
    "EV-41 Climbing protects from nobody": {
      ...evolution,
      legal(state, seat) {
        const bare = evolution.clone(state);
        if (bare.phase === "feeding") {
          for (const { species } of bare.players) {
            for (const each of species) each.traits = each.traits.filter((card) => traitOf(card) !== "climbing");
          }
        }
        return evolution.legal(bare, seat);
      },
    },
    "EV-41 one may pass with a hungry species that can feed": {
      ...evolution,
      legal(state, seat): Move[] {
        const moves = evolution.legal(state, seat);
        const may = state.phase !== "feeding" || state.pending.length > 0 || state.ruse !== null;
        return may || moves.some(({ type }) => type === "pass") ? moves : [...moves, { type: "pass" }];
      },
    },
    "EV-70 food of the crowded-out is lost": spoiling((state, _seat, move, before) => {
      if (move.type !== "attack" || state.phase !== "feeding") return;
      for (const [index, player] of state.players.entries()) player.bag = at(before.players, index).bag;
    }),
    "EV-42 a plant eaten stays on the watering hole": spoiling((state, _seat, move) => {
      if (move.type === "feed" && state.phase === "feeding") state.plants++;
    }),
    "EV-44 the hungry do not shrink": spoiling((state, _seat, _move, before) => {
      if (before.phase !== "feeding" || state.phase !== "food") return;
      for (const each of state.players.flatMap(({ species }) => species))
        each.population = Math.max(2, each.population);
    }),
    "EV-76 the score forgets the traits": {
      ...evolution,
      result(state) {
        const result = evolution.result(state);
        if (result === undefined) return undefined;
        const traits = state.players.map(({ species }) => species.reduce((sum, each) => sum + each.traits.length, 0));
        return { ...result, scores: result.scores.map((score, seat) => score - at(traits, seat)) };
      },
    },
  },
});
