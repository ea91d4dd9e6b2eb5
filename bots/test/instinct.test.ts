import { at, type Instinct, type Move, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { habitsOf } from "../index.ts";
import {
  fitInstinct,
  instinctInsight,
  sharpened,
  studyInstinct,
  type WeighedDecision,
  withUnseen,
} from "../learn/instinct.ts";
import type { Playable } from "../play-game.ts";
import { row } from "./row-game.ts";

const [GOOD, BAD, IDLE, SELDOM, NEVER] = [0, 1, 2, 3, 4];
const MARKS = 5;

/** Decisions in which one mark makes a move better, another worse, and a third nothing. */
function decisions(count: number, seed: string): WeighedDecision[] {
  const chance = seeded(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: 5 }, () => {
      const mark = at([GOOD, BAD, IDLE], chance.int(3));
      const worth = 0.5 + (mark === GOOD ? 0.02 : mark === BAD ? -0.02 : 0) + chance.int(100) / 100_000;
      return { marks: [mark, IDLE], worth };
    }),
  );
}

describe("an instinct", () => {
  test("learns what speaks for a move and what against it", () => {
    const learned = fitInstinct(decisions(400, "fit"), MARKS, "seed");
    const [good = 0, bad = 0, idle = 0] = learned;
    expect(good - idle).toBeGreaterThan(1);
    expect(idle - bad).toBeGreaterThan(1);
  });

  test("makes little of what it seldom saw, and nothing of what it never saw", () => {
    const once: WeighedDecision = [
      { marks: [IDLE, SELDOM], worth: 0.6 },
      { marks: [IDLE], worth: 0.5 },
    ];
    const learned = fitInstinct([...decisions(400, "fit"), once], MARKS, "seed");
    expect(learned[SELDOM]).toBeGreaterThan(0);
    expect(learned[SELDOM]).toBeLessThan(0.5);
    expect(learned[NEVER]).toBe(0);
    // Seen as often as the others, the same would count.
    const often = fitInstinct([...decisions(400, "fit"), ...Array.from({ length: 400 }, () => once)], MARKS, "seed");
    expect(often[SELDOM]).toBeGreaterThan(2);
  });

  test("takes moves that nobody thought about for worse than those that were", () => {
    const learned = fitInstinct(
      Array.from({ length: 200 }, () => [{ marks: [GOOD], worth: 0.4 }, { marks: [BAD] }]),
      MARKS,
      "seed",
    );
    expect(at([...learned], GOOD) - at([...learned], BAD)).toBeGreaterThan(2);
  });

  test("keeps what it knew of whatever did not come up", () => {
    expect(withUnseen([5, 6, 0, 8, 9], [1, 2, 3, 4], decisions(60, "fit"))).toEqual([5, 6, 0, 4, 0]);
  });

  test("learns the same by the same seed", () => {
    const games = decisions(60, "fit");
    expect(fitInstinct(games, MARKS, "one")).toEqual(fitInstinct(games, MARKS, "one"));
    expect(fitInstinct(games, MARKS, "one")).not.toEqual(fitInstinct(games, MARKS, "other"));
  });

  test("tells on other games which move thinking chooses, and says what it costs where it does not", () => {
    const others = decisions(200, "others");
    const [nothing, learned] = [
      instinctInsight(others, []),
      instinctInsight(others, fitInstinct(decisions(400, "fit"), MARKS, "seed")),
    ];
    // Among those that are good luck decides, which nobody can know.
    expect(learned.right).toBeGreaterThan(1.5 * nothing.right);
    expect(learned.lost).toBeLessThan(nothing.lost / 2);
    expect(learned.surprise).toBeLessThan(nothing.surprise);
  });

  test("that knows nothing is right by luck alone, wherever the best move stands in the list", () => {
    const decision: WeighedDecision = [
      { marks: [0], worth: 0.5 },
      { marks: [1], worth: 0.3 },
      { marks: [2] },
      { marks: [3] },
    ];
    for (const each of [decision, decision.toReversed()]) {
      const { right, lost, surprise } = instinctInsight([each], []);
      expect(right).toBe(1 / 4);
      expect(lost).toBeCloseTo((0.2 + 0.05 + 0.05) / 4, 10);
      expect(surprise).toBeCloseTo(Math.log(4), 10);
    }
  });

  test("is kept in whole hundredths, surer than what it was learned from", () => {
    const kept = sharpened([0.5, -0.25, 0.001, -0.0001]);
    expect(kept).toEqual([400, -200, 1, 0]);
  });
});

/** Which end of the row a move takes from is all that is told apart. */
const instinct: Instinct<unknown, Move> = {
  marks: 2,
  marker: (_state, _seat, note) => ({ mark: ({ type }) => note(type === "left" ? 0 : 1) }),
  weights: undefined,
};
const STUDY = { level: "grandmaster", lines: 24, breadth: 16, curiosity: 0 } as const;

describe("games that teach an instinct", () => {
  const pack: Playable = { ...row, brain: { ...row.brain, instinct } };

  test("have every choice thought about and written down, and the seed decides everything", () => {
    const once = studyInstinct(pack, STUDY, "a game");
    // All fourteen cards are taken, and until the last few there are two ends.
    expect(once.length).toBeGreaterThan(8);
    for (const decision of once) {
      expect(decision.map(({ marks }) => marks)).toEqual([[0], [1]]);
      for (const { worth } of decision) expect(worth).toBe(Number(worth?.toFixed(4)));
    }
    expect(studyInstinct(pack, STUDY, "a game")).toEqual(once);
    expect(studyInstinct(pack, STUDY, "another game")).not.toEqual(once);
  });

  test("come to other positions where somebody is curious", () => {
    const curious = { ...STUDY, curiosity: 100 };
    expect(studyInstinct(pack, curious, "a game")).not.toEqual(studyInstinct(pack, STUDY, "a game"));
  });

  test("write down nothing where all moves but one are vain, and play that one", () => {
    const played: string[] = [];
    const { game, brain } = pack;
    const play: typeof game.play = (state, seat, move, table) => {
      if (game.legal(state, seat).length > 1) played.push(game.write(move));
      game.play(state, seat, move, table);
    };
    const isVain = (_state: unknown, _seat: number, { type }: Move) => type === "left";
    expect(studyInstinct({ ...pack, game: { ...game, play }, brain: { ...brain, isVain } }, STUDY, "a game")).toEqual(
      [],
    );
    expect(new Set(played)).toEqual(new Set(["right"]));
  });

  test("need a game that has one", () => {
    expect(() => studyInstinct(row, STUDY, "a game")).toThrow("row has no instinct");
  });
});

test("bots have results of their own for each instinct, where lines of thought go by it", () => {
  const habits = (bot: string, weights: readonly number[] | undefined) =>
    habitsOf({ ...row, brain: { ...row.brain, instinct: { ...instinct, weights } } }, bot);
  expect(habits("master", [1, 2])).toMatch(/ instinct [0-9a-f]{8}$/);
  expect(habits("master", [1, 2])).not.toBe(habits("master", [1, 3]));
  expect(habits("master", undefined)).toBe(habitsOf(row, "master"));
  expect(habits("novice", [1, 2])).toBe(habitsOf(row, "novice"));
});
