import { at, type Dealer, type Seat } from "@clade/kernel";
import { secondOpinion } from "@clade/kernel/testkit";
import { refereeOf } from "../referee/index.ts";
import { STANDARD } from "../rules/deck/standard.ts";
import type { Event } from "../rules/events.ts";
import { progress } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { TABLES } from "./samples.ts";

type Game = typeof progress;

/** Rules that spoil the state after a move, by what was told of it. */
function spoiling(spoil: (state: State, seat: Seat, move: Move, events: readonly Event[]) => void): Game {
  return {
    ...progress,
    play(state: State, seat: Seat, move: Move, dealer: Dealer<Event>) {
      const events: Event[] = [];
      const tell = (event: Event) => {
        events.push(event);
        dealer.tell(event);
      };
      progress.play(state, seat, move, { chance: dealer.chance, tell });
      spoil(state, seat, move, events);
    },
  };
}

/** Rules that look at another state than the one there is when they say what is legal. */
function mistaking(mistake: (state: State, seat: Seat) => void): Game {
  return {
    ...progress,
    legal(state: State, seat: Seat) {
      const other = progress.clone(state);
      mistake(other, seat);
      return progress.legal(other, seat);
    },
  };
}

/** Rules that count a part of the score wrongly. */
function miscounting(part: string): Game {
  return {
    ...progress,
    result(state) {
      const result = progress.result(state);
      if (result === undefined) return undefined;
      return { ...result, scores: result.scores.map((score, seat) => score - (at(result.parts, seat)[part] ?? 0)) };
    },
  };
}

secondOpinion({
  game: progress,
  referee: refereeOf(STANDARD),
  samples: TABLES,
  games: 25,
  faults: {
    "PR-16 everything is one knowledge too cheap": mistaking((state) => {
      if (state.pending.length === 0) state.surplus++;
    }),
    "PR-16 a payment is settled one too early": {
      ...progress,
      play(state, seat, move, dealer) {
        const step = state.pending.at(-1);
        if (step?.step === "pay" && move.type === "pay") {
          state.pending[state.pending.length - 1] = { ...step, general: step.general + 1 };
        }
        progress.play(state, seat, move, dealer);
      },
    },
    "PR-16 a second copy may be researched": {
      ...progress,
      legal(state, seat): Move[] {
        const moves = progress.legal(state, seat);
        const { hand, active } = at(state.players, seat);
        const second = hand.find((card) => active.includes(card));
        if (second === undefined || !moves.some(({ type }) => type === "research")) return moves;
        return [...moves, { type: "research", card: at(STANDARD.technologies, second).id }];
      },
    },
    "PR-17 a token is not turned": spoiling((state, seat, move) => {
      if (move.type === "turn") at(state.players, seat).spent = [0, 0, 0, 0];
    }),
    "PR-26 a discovery gives no power": spoiling((state, seat, _move, events) => {
      if (events.some(({ type }) => type === "discovered")) at(state.players, seat).power = [0, 0, 0];
    }),
    "PR-15 a discovery costs no action": spoiling((state, _seat, move) => {
      if (move.type === "discover" && state.actionsTaken > 0) state.actionsTaken--;
    }),
    "PR-17 surplus lasts beyond the turn": spoiling((state, _seat, _move, events) => {
      if (events.some(({ type }) => type === "turn")) state.surplus = 1;
    }),
    "PR-41 the score forgets the skills": miscounting("skills"),
    "PR-41 the score forgets the Army": miscounting("army"),
    "PR-41 the score forgets the sets": miscounting("sets"),
    "PR-41 the score forgets the milestones": miscounting("milestones"),
  },
});
