import { at, LEVELS, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { findBot, hints, type Plan, playGame, search, type Situation } from "../index.ts";
import type { Playable } from "../play-game.ts";
import { pennies } from "./pennies.ts";
import { row } from "./row-game.ts";

const PLAN: Plan = { iterations: 200, breadth: 8, horizon: 12, spread: 5 };

/** The situation of whoever moves first at a table of some game. */
function opening({ about, game, brain }: Playable, seed = "deal", players = 2): Situation {
  const state = game.setUp(players, {}, { chance: seeded(seed), tell: () => {} });
  const seat = at(game.deciders(state), 0);
  return { about, game, brain, players, seat, legal: game.legal(state, seat), look: () => game.view(state, seat) };
}

function bot(name: string) {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
}

/** Instead of a coin that is worth five, one may toss for ten or nothing. */
const WORTHS = { heads: 5, tails: 10, lost: 0 } as const;
type Coins = { readonly coins: (keyof typeof WORTHS | null)[] };
const valueOf = (state: unknown, seat: number): number => WORTHS[(state as Coins).coins[seat] ?? "heads"];
const gamble: Playable = {
  ...pennies,
  game: {
    ...pennies.game,
    play(state, seat, { type }, { chance }) {
      (state as Coins).coins[seat] = type === "heads" ? "heads" : chance.int(2) === 0 ? "lost" : "tails";
    },
    result(state) {
      if ((state as Coins).coins.includes(null)) return undefined;
      const scores = [0, 1].map((seat) => valueOf(state, seat));
      return { scores, places: scores.map((score) => (score === Math.max(...scores) ? 1 : 2)), parts: [{}, {}] };
    },
  },
  brain: { ...pennies.brain, evaluate: valueOf },
};

/** How often the first of two bots wins, seats changed every game. */
async function duel(one: string, other: string, games: number): Promise<number> {
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const seats = number % 2 === 0 ? [one, other] : [other, one];
    const { result } = await playGame(row, seats.map(bot), {}, `duel ${Math.floor(number / 2)}`);
    const seat = number % 2;
    const tied = result.places[0] === result.places[1];
    wins += tied ? 0.5 : result.places[seat] === 1 ? 1 : 0;
  }
  return wins / games;
}

describe("a search", () => {
  test("gives the same findings for the same view, seed and iterations", () => {
    const once = search(opening(row), PLAN, seeded("whim"));
    const again = search(opening(row), PLAN, seeded("whim"));
    expect(again).toEqual(once);
    expect(search(opening(row), PLAN, seeded("other whim"))).not.toEqual(once);
  });

  test("cannot tell what its seat cannot see: two truths behind one view give the same findings", () => {
    const { about, game, brain } = row;
    const view = opening(row).look();
    const found = ["one truth", "another truth"].map((truth) => {
      const state = game.imagine(view, seeded(truth));
      const situation: Situation = { ...opening(row), about, game, brain, look: () => game.view(state, 0) };
      return search(situation, PLAN, seeded("whim"));
    });
    expect(found[1]).toEqual(found[0]);
  });

  test("says how much hangs on luck in the same worlds, and nothing of moves that were hardly tried", () => {
    const { moves } = search(opening(gamble), { ...PLAN, iterations: 60 }, seeded("whim"));
    const [sure = 0, risk = 0] = ["heads", "tails"].map((type) => moves.find(({ move }) => move.type === type)?.unrest);
    expect(moves[0]?.unrest).toBe(1);
    expect(risk / sure).toBeGreaterThan(1.5);
    const hasty = search(opening(gamble), { ...PLAN, iterations: 4 }, seeded("whim"));
    expect(hasty.moves.map(({ unrest }) => unrest)).toEqual([1, 1]);
  });

  test("spends about its budget, and most of it on the best moves", () => {
    const { moves } = search(opening(row), PLAN, seeded("whim"));
    const visits = moves.map((each) => each.visits);
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(PLAN.iterations);
    expect(visits[0]).toBe(Math.max(...visits));
  });

  test("stops when its milliseconds are over", () => {
    const before = process.cpuUsage();
    const { moves } = search(opening(row), { ...PLAN, iterations: 1e9, milliseconds: 300 }, seeded("whim"));
    const { user, system } = process.cpuUsage(before);
    // The processor's time: how long a busy machine made it wait is not the search's fault.
    expect((user + system) / 1000).toBeLessThan(2000);
    expect(at(moves, 0).visits).toBeGreaterThan(20);
  });

  test("plays its lines on to an end that has been set going, however short it thinks", () => {
    const short = { ...PLAN, horizon: 0, iterations: 40 };
    const blind = { ...row.brain, evaluate: () => 0 };
    const scoresOf = (brain: Playable["brain"]) =>
      search(opening({ ...row, brain }), short, seeded("whim")).moves.map(({ score }) => score);
    expect(scoresOf(blind)).toEqual([0, 0]);
    for (const score of scoresOf({ ...blind, isEnding: () => true })) expect(score).toBeGreaterThan(20);
  });

  test("where all decide at once, nobody answers a choice that was made in secret", () => {
    const { moves } = search(opening(pennies), PLAN, seeded("whim"));
    for (const { win } of moves) expect(Math.abs(win - 0.5)).toBeLessThan(0.2);
  });

  test("seats play for themselves: with three at the table the others do not gang up", () => {
    // The last two cards: whoever takes the 9 is level with the leader. Seat 0 gains nothing by leaving it to seat 1.
    const { about, game, brain } = row;
    const state = { active: 0, left: [9], right: [1], hidden: [], points: [20, 12, 12] };
    const situation: Situation = {
      about,
      game,
      brain,
      players: 3,
      seat: 0,
      legal: game.legal(state, 0),
      look: () => game.view(state, 0),
    };
    const [best] = search(situation, PLAN, seeded("whim")).moves;
    expect(best).toMatchObject({ move: { type: "left" }, win: 1, score: 29 });
  });
});

describe("levels", () => {
  test("answer at once where there is nothing to choose", () => {
    const situation = opening(row);
    for (const level of LEVELS) {
      const forced: Situation = {
        ...situation,
        legal: situation.legal.slice(0, 1),
        look: () => {
          throw new Error("nobody needs to look");
        },
      };
      expect(bot(level).choose(forced, seeded("whim"))).toBe(at(situation.legal, 0));
    }
  });

  test("rise: each stands above the one two below it, and the master far above greedy", async () => {
    expect(await duel("master", "greedy", 20)).toBeGreaterThan(0.6);
    expect(await duel("expert", "apprentice", 60)).toBeGreaterThan(0.5);
    expect(await duel("adept", "novice", 80)).toBeGreaterThan(0.5);
  });

  test("the weakest errs on close choices, and sees a plain one", () => {
    const { about, game, brain } = row;
    const choose = (left: number, right: number) => {
      const state = { active: 0, left: [left, 0, 0], right: [right, 0, 0], hidden: [0], points: [0, 0] };
      const situation = {
        about,
        game,
        brain,
        players: 2,
        seat: 0,
        legal: game.legal(state, 0),
        look: () => game.view(state, 0),
      };
      const choices = Array.from({ length: 40 }, (_, whim) =>
        game.write(bot("novice").choose({ ...situation, seat: 0 }, seeded(`whim ${whim}`))),
      );
      return choices.filter((choice) => choice === "left").length / choices.length;
    };
    expect(choose(15, 0)).toBeGreaterThan(0.9);
    expect(choose(3, 2)).toBeGreaterThan(0.5);
    expect(choose(3, 2)).toBeLessThan(0.95);
  });
});

describe("hints", () => {
  test("tell of each sensible move what to expect, best first, in notation", () => {
    const found = hints(opening(row), seeded("whim"), { iterations: 100 });
    expect(found.map(({ move }) => move).sort()).toEqual(["left", "right"]);
    for (const { score, win, visits } of found) {
      expect(visits).toBeGreaterThan(0);
      expect(score).toBeGreaterThan(10);
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
    }
    expect(at(found, 0).win).toBeGreaterThanOrEqual(at(found, 1).win);
  });
});
