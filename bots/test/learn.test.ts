import { at, type AnyBrain, type Judge, seats, seeded, type Seat } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { exp, logarithmOf } from "../exact.ts";
import { Net, netOf } from "../learn/net.ts";
import { Scribe, startsOf } from "../learn/samples.ts";
import { layoutOf, shapeOf } from "../learn/shape.ts";
import { freshWeights, type Place, Trainer } from "../learn/trainer.ts";
import { readWeights, writeWeights } from "../learn/weights.ts";

/** A made-up game: a position is a list of small numbers for each seat; who has most of a hidden sum wins. */
interface Toy {
  readonly table: number;
  readonly seats: readonly (readonly number[])[];
}

const judge: Judge<Toy> = {
  seatInputs: 4,
  tableInputs: 2,
  describeSeat: (state, seat, put) => {
    for (const [place, value] of at(state.seats, seat).entries()) put(place, value);
  },
  describeTable: (state, put) => put(state.table > 0 ? 1 : 0, 1),
  weights: undefined,
};
const brain: AnyBrain = { evaluate: (state, seat) => evaluate(state as Toy, seat), playout: () => 0, judge };

/** What the hand-written evaluation sees: only the first number. */
function evaluate({ seats: rows }: Toy, seat: Seat): number {
  return 10 * (at(rows, seat)[0] ?? 0);
}

/** What it comes to: the second number counts too, and against the others on a cold table. */
function truth({ seats: rows, table }: Toy): number[] {
  return rows.map(([first = 0, second = 0]) => 10 * (first + (table > 0 ? second : -second)));
}

function toy(seed: string, players: number): Toy {
  const chance = seeded(seed);
  const part = () => chance.int(1000) / 1000;
  return { table: chance.int(2), seats: seats(players).map(() => [part(), part(), part(), 0]) };
}

function samplesOf(count: number, name: string): Place[] {
  return Array.from({ length: count }, (_, number) => {
    const players = 2 + (number % 3);
    const state = toy(`${name} ${number}`, players);
    const scores = truth(state);
    const best = Math.max(...scores);
    const scribe = new Scribe(brain, players);
    scribe.write(state);
    const list = scribe.finish({ scores, places: scores.map((score) => (score === best ? 1 : 2)), parts: [] });
    return { list, start: 0 };
  });
}

describe("powers of e", () => {
  test("are those of Math, to the last bits, from sums and products alone", () => {
    for (let x = -60; x <= 60; x += 0.0371) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
    expect([exp(0), exp(-1000), exp(1000)]).toEqual([1, 0, Number.POSITIVE_INFINITY]);
  });

  test("of some numbers are exactly these, on every machine", () => {
    expect([1, -0.5, 3.7, -20.25].map((x) => bitsOf(exp(x)))).toEqual(EXACT_POWERS);
  });
});

describe("logarithms", () => {
  test("of whole numbers are those of Math, to the last bits, in whatever order they are asked for", () => {
    for (const count of [40, 1, 2, 3000, 7, 2999]) {
      expect(Math.abs(logarithmOf(count) - Math.log(count))).toBeLessThan(1e-13);
    }
    expect([2, 3, 1000].map((count) => bitsOf(logarithmOf(count)))).toEqual(EXACT_LOGARITHMS);
  });
});

function bitsOf(value: number): string {
  return new BigUint64Array(Float64Array.of(value).buffer)[0]?.toString(16) ?? "";
}
const EXACT_LOGARITHMS = ["3fe62e42fefa39ed", "3ff193ea7aad030a", "401ba18a998fff9c"];
const EXACT_POWERS = ["4005bf0a8b14576a", "3fe368b2fc6f960a", "4044394144eeec81", "3e1b93de1e27ca3b"];

describe("weights", () => {
  test("as text keep three digits, and refuse to be those of another net", () => {
    const weights = Float32Array.from([0, 1, -1, 0.3333, -12.5, 1e-6]);
    const read = readWeights(writeWeights(weights), weights.length);
    for (const [index, value] of weights.entries()) expect(at([...read], index)).toBeCloseTo(value, 2);
    expect(readWeights(writeWeights(read), read.length)).toEqual(read);
    expect(() => readWeights(writeWeights(weights), 7)).toThrow("weights of another net");
  });
});

describe("a net", () => {
  test("that has learned nothing yet is the evaluation", () => {
    const net = new Net(brain, judge, freshWeights(shapeOf(judge), 8, seeded("fresh")));
    const state = toy("fresh", 3);
    const { scores, wins } = net.judge(state, 3);
    expect([...scores]).toEqual(seats(3).map((seat) => evaluate(state, seat)));
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 12);
  });

  test("is found once for each judge, and not where nothing was learned", () => {
    expect(netOf(brain)).toBeUndefined();
    const weights = writeWeights(freshWeights(shapeOf(judge), 8, seeded("w")));
    const learned: AnyBrain = { ...brain, judge: { ...judge, weights } };
    expect(netOf(learned)).toBeDefined();
    expect(netOf(learned)).toBe(netOf(learned));
  });

  test("gives the same to the last bit for the same weights, and sees each seat alike wherever it sits", () => {
    const weights = seededWeights("bits");
    const net = new Net(brain, judge, weights);
    const state = toy("bits", 3);
    const once = { scores: [...net.judge(state, 3).scores], wins: [...net.judge(state, 3).wins] };
    const again = new Net(brain, judge, weights).judge(state, 3);
    expect({ scores: [...again.scores], wins: [...again.wins] }).toEqual(once);
    const turned = net.judge({ ...state, seats: [...state.seats.slice(1), ...state.seats.slice(0, 1)] }, 3);
    for (const seat of seats(3)) expect(turned.scores[(seat + 2) % 3]).toBeCloseTo(at(once.scores, seat), 9);
  });
});

/** Weights that say something in every layer. */
function seededWeights(seed: string): Float32Array {
  const chance = seeded(seed);
  return new Float32Array(layoutOf(shapeOf(judge)).count).map(() => chance.int(2001) / 2000 - 0.5);
}

describe("a trainer", () => {
  test("reads from samples what the net sees in positions", () => {
    const weights = readWeights(writeWeights(seededWeights("same")), layoutOf(shapeOf(judge)).count);
    const net = new Net(brain, judge, weights);
    const trainer = new Trainer(shapeOf(judge), weights);
    const state = toy("same 1", 3);
    const foreseen: number[] = [];
    trainer.test(samplesOf(2, "same").slice(1), (win) => foreseen.push(win));
    const { wins } = net.judge(state, 3);
    // Samples keep three digits of each input.
    for (const [seat, win] of foreseen.entries()) expect(win).toBeCloseTo(at([...wins], seat), 2);
  });

  test("goes down the slope: each step is along what small changes of the weights do to the loss", () => {
    const places = samplesOf(40, "slope");
    const loss = (weights: Float32Array) => {
      const { win, score } = new Trainer(shapeOf(judge), weights).test(places);
      return win + 0.25 * (score / 10) ** 2;
    };
    const weights = seededWeights("slope");
    const moved = Float32Array.from(weights);
    new Trainer(shapeOf(judge), moved).pass(places, seeded("order"), () => 1e-3);
    // One step of Adam moves every weight by the rate, against the sign of its slope.
    let agreed = 0;
    let looked = 0;
    const chance = seeded("which");
    while (looked < 60) {
      const index = chance.int(weights.length);
      const bumped = Float32Array.from(weights);
      bumped[index] = (bumped[index] ?? 0) + 0.01;
      const dipped = Float32Array.from(weights);
      dipped[index] = (dipped[index] ?? 0) - 0.01;
      const slope = (loss(bumped) - loss(dipped)) / 0.02;
      if (Math.abs(slope) < 1e-4) continue;
      looked++;
      if (Math.sign((moved[index] ?? 0) - (weights[index] ?? 0)) === -Math.sign(slope)) agreed++;
    }
    expect(agreed).toBeGreaterThan(57);
  });

  function teach(places: readonly Place[], passes: number): Trainer {
    const trainer = new Trainer(shapeOf(judge), freshWeights(shapeOf(judge), 8, seeded("pupil")));
    for (let pass = 0; pass < passes; pass++) trainer.pass(places, seeded(`pass ${pass}`), () => 6e-3);
    return trainer;
  }

  test("learns what the evaluation does not see", () => {
    const kept = samplesOf(200, "exam");
    const before = teach([], 0).test(kept);
    const after = teach(samplesOf(1200, "lesson"), 8).test(kept);
    expect(after.score).toBeLessThan(before.score / 3);
    expect(after.win).toBeLessThan(before.win / 1.5);
  });

  test("learns the same from the same samples", () => {
    const places = samplesOf(300, "lesson");
    expect(writeWeights(teach(places, 2).weights)).toBe(writeWeights(teach(places, 2).weights));
  });
});

test("samples of a game are found again one by one", () => {
  const scribe = new Scribe(brain, 3);
  for (const seed of ["a", "b", "c"]) scribe.write(toy(seed, 3));
  const list = scribe.finish({ scores: [3, 2, 1], places: [1, 2, 3], parts: [] });
  expect(startsOf(list)).toHaveLength(3);
});
