import { at, type Candour, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { crossCandid, findBot, fitCandour, type Foreseen, gapOf, habitsOf, hints } from "../index.ts";
import { candid } from "../learn/candour.ts";
import { emptyCalibration, foretold } from "../ladder/calibration.ts";
import { playPairing } from "../ladder/pairing.ts";
import { row } from "./row-game.ts";

/** Games in which the truth is known: what is seen lies further from a fair share than it should, and too high. */
function games(count: number, seed: string, players = 3): Foreseen[][] {
  const chance = seeded(seed);
  const part = () => (1 + chance.int(998)) / 1000;
  return Array.from({ length: count }, () =>
    Array.from({ length: 12 }, () => {
      const truth = part();
      const fair = 1 / (players - 1);
      const odds = fair * (truth / (1 - truth) / fair) ** 2 * Math.exp(0.5);
      return { win: odds / (1 + odds), happened: part() < truth ? 1 : 0, players };
    }),
  );
}

function gap(chances: readonly Foreseen[]): number {
  const calibration = emptyCalibration();
  for (const { win, happened } of chances) foretold(calibration, win, happened);
  return gapOf(calibration);
}

describe("candour", () => {
  test("is found from what was seen and what happened", () => {
    const [slope, shift] = fitCandour(games(2000, "fit").flat());
    expect(slope).toBeCloseTo(0.5, 1);
    expect(shift).toBeCloseTo(-0.25, 1);
  });

  test("is nearly none where little was seen", () => {
    const [slope, shift] = fitCandour(at(games(1, "few"), 0).slice(0, 2));
    expect(Math.abs(slope - 1)).toBeLessThan(0.15);
    expect(Math.abs(shift)).toBeLessThan(0.15);
  });

  test("makes chances of other games come true", () => {
    const seen = games(1200, "seen");
    expect(gap(seen.flat())).toBeGreaterThan(0.08);
    expect(gap(crossCandid(seen))).toBeLessThan(0.02);
  });

  test("keeps the order of chances, what is certain, and the fair share if there is no shift", () => {
    const candour: Candour = [0.6, 0];
    const chances = Array.from({ length: 21 }, (_, index) => index / 20);
    const told = chances.map((win) => candid(win, 4, candour));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect([at(told, 0), at(told, 20), candid(0.25, 4, candour)]).toEqual([0, 1, 0.25]);
    expect(candid(0.9, 4, candour)).toBeLessThan(0.9);
    expect(candid(0.05, 4, candour)).toBeGreaterThan(0.05);
    expect(candid(0.9, 4, [0.6, -0.3])).toBeLessThan(candid(0.9, 4, candour));
    expect([candid(0.3, 4, undefined), candid(1, 1, [0.6, 0.2])]).toEqual([0.3, 1]);
  });
});

describe("hints", () => {
  const { game } = row;
  const table = { chance: seeded("deal"), tell: () => {} };
  const state = game.setUp(2, {}, table);
  const seat = at(game.deciders(state), 0);
  const legal = game.legal(state, seat);
  const hinted = (candour?: Candour) => {
    const brain = candour === undefined ? row.brain : { ...row.brain, candour };
    const look = () => game.view(state, seat);
    return hints({ ...row, brain, players: 2, seat, legal, look }, seeded("hint"));
  };

  test("tell chances as they come true, and the same moves in the same order", () => {
    const [plain, told] = [hinted(), hinted([0.5, -0.2])];
    expect(told.map(({ move, visits }) => [move, visits])).toEqual(plain.map(({ move, visits }) => [move, visits]));
    expect(told.map(({ win }) => win)).toEqual(plain.map(({ win }) => candid(win, 2, [0.5, -0.2])));
    expect(told[0]?.win).not.toBe(plain[0]?.win);
  });

  test("are asked for now and then by a master who plays as ever", async () => {
    const [asking, master] = [findBot("asking"), findBot("master")];
    if (asking === undefined || master === undefined) throw new Error("bots are missing");
    const moves = ["asking", "master"].map((name) =>
      findBot(name)?.choose({ ...row, players: 2, seat, legal, look: () => game.view(state, seat) }, seeded("x")),
    );
    expect(moves[0]).toEqual(moves[1]);
    let [asked, decisions] = [0, 0];
    for (let number = 0; number < 16; number++) {
      const { one, other } = await playPairing(
        row,
        { one: asking, other: asking },
        { players: 2, options: {}, seed: "ask", number },
      );
      for (const { calibration, decisions: made } of [one, other]) {
        decisions += made;
        for (const { times } of calibration) asked += times;
      }
    }
    expect(asked / decisions).toBeGreaterThan(1 / 30);
    expect(asked / decisions).toBeLessThan(1 / 6);
  });

  test("of other candour are not measured together", () => {
    const habits = (candour: Candour) => habitsOf({ ...row, brain: { ...row.brain, candour } }, "asking");
    expect(habits([1, 0])).not.toBe(habits([0.9, 0]));
    expect(habits([0.9, 0])).toContain(habitsOf(row, "grandmaster"));
  });
});
