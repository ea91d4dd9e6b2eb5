import { at, seeded, type Seat } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { brain } from "../bot/brain.ts";
import { evo } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { type Plan, type Position, position } from "./position.ts";

const quiet = (seed: string) => ({ chance: seeded(seed), tell: () => {} });

/** One step ahead on an imagined state: what the table's greedy player does. */
function greedily(state: State, seat: Seat, legal: readonly Move[], seed: string): Move {
  const imagined = evo.imagine(evo.view(state, seat), seeded(seed));
  const values = legal.map((move) => {
    const next = evo.clone(imagined);
    evo.play(next, seat, move, quiet(seed));
    return brain.evaluate(next, seat);
  });
  return at(legal, values.indexOf(Math.max(...values)));
}

function choice(p: Position): string {
  const [seat = 0] = evo.deciders(p.state);
  return evo.write(greedily(p.state, seat, evo.legal(p.state, seat), "choice"));
}

describe("the evaluation", () => {
  const cases: readonly (Plan & { readonly story: string; readonly best: string })[] = [
    {
      story: "walks out of a deadly zone into a temperate one",
      at: "movement",
      climate: "hill",
      red: { on: ["B1"] },
      best: "step B1 B4",
    },
    {
      story: "takes the gene for nothing rather than for something",
      at: "auction",
      genes: ["egg", "egg", "egg"],
      red: { on: ["B2"] },
      best: "bid egg 0",
    },
    {
      story: "wants an egg more than a tail",
      at: "auction",
      genes: ["tail", "egg", "tail"],
      red: { on: ["B2"] },
      best: "bid egg 0",
    },
    {
      story: "puts a newborn where it will live",
      at: "births",
      climate: "hill",
      red: { on: ["B1"] },
      best: "birth B4",
    },
  ];
  test.each(cases)("$story", (plan) => {
    expect(choice(position(plan))).toBe(plan.best);
  });
});

describe("an auction is settled before it is judged", () => {
  const settled = ({ state }: Pick<Position, "state">) => {
    const [seat = 0] = evo.deciders(state);
    const legal = evo.legal(state, seat);
    const index = brain.settle?.(state, seat, legal);
    return index === undefined ? undefined : evo.write(at(legal, index));
  };

  test("each takes what leaves it most, and pays no more than it must", () => {
    expect(settled(position({ at: "auction", genes: ["tail", "egg", "tail"], red: { on: ["B2"] } }))).toBe("bid egg 0");
  });

  test("another of what one has brings less", () => {
    const red = { on: ["B2"], egg: 5 };
    expect(settled(position({ at: "auction", genes: ["fur", "egg", "egg"], red }))).toBe("bid fur 0");
  });

  test("all is settled within a few bids, and nothing else is touched", () => {
    const { state } = position({ at: "auction", genes: ["egg", "egg", "leg"], red: { on: ["B2"] } });
    const { turn } = state;
    let bids = 0;
    for (; state.turn === turn && bids < 100; bids++) {
      const [seat = 0] = evo.deciders(state);
      const legal = evo.legal(state, seat);
      const index = brain.settle?.(state, seat, legal);
      if (index === undefined) break;
      evo.play(state, seat, at(legal, index), quiet("settled"));
    }
    expect(bids).toBeGreaterThanOrEqual(3);
    expect(bids).toBeLessThan(100);
    expect(settled({ state })).toBeUndefined();
    expect(settled(position({ at: "births", red: { on: ["B1"] } }))).toBeUndefined();
  });
});

test.each([3, 4, 5])("greedy wins at least twice its fair share among %i players who play at random", (players) => {
  const games = 3 * players;
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seed = `greedy ${players} ${game}`;
    const table = quiet(seed);
    const whims = seeded(`${seed} whims`);
    const hero = game % players;
    const state = evo.setUp(players, { island: "fitting", deck: "standard", auction: false }, table);
    for (;;) {
      const [seat] = evo.deciders(state);
      if (seat === undefined) break;
      const legal = evo.legal(state, seat);
      const move = seat === hero ? greedily(state, seat, legal, seed) : at(legal, whims.int(legal.length));
      evo.play(state, seat, move, table);
    }
    if (evo.result(state)?.places[hero] === 1) wins++;
  }
  expect(wins / games).toBeGreaterThan(2 / players);
});
