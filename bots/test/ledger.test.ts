import { type AnyBrain, seeded } from "@clade/kernel";
import { expect, test } from "vitest";
import { Ledger } from "../review/ledger.ts";

/** Two players who count apples and gold: a state is what each has. */
interface State {
  readonly held: readonly (readonly [apples: number, gold: number])[];
}
const brain: Pick<AnyBrain, "holdings"> = {
  holdings: (state, seat) => {
    const [apples, gold] = (state as State).held[seat] ?? [0, 0];
    return { apples, gold };
  },
};
type Held = readonly [own: readonly [number, number], other: readonly [number, number]];

/** What is left after each of two moves in many worlds, given what each is worth: apples one point, gold ten. */
function telling(after: (luck: () => number) => { worse: Held; better: Held; atOnce?: Held }): unknown {
  const ledger = new Ledger(brain as AnyBrain, 2, 0);
  const chance = seeded("ledger");
  const luck = () => chance.int(5) - 2;
  const worth = ([apples, gold]: readonly [number, number]) => apples + 10 * gold;
  for (let world = 0; world < 60; world++) {
    const { worse, better, atOnce } = after(luck);
    const before = ledger.count({
      held: [
        [5, 5],
        [5, 5],
      ],
    });
    const entry = (held: Held, first: readonly number[]) =>
      ledger.entry(first, ledger.count({ held }), { scores: held.map(worth), wins: [0.5, 0.5] });
    const first = atOnce === undefined ? before : ledger.count({ held: atOnce });
    ledger.add(entry(worse, before), entry(better, first));
  }
  return ledger.telling();
}

test("what makes the difference is told, and by how much; what is only chance is not", () => {
  const gain = telling((luck) => ({
    worse: [
      [5 + luck(), 5 + luck()],
      [5 + luck(), 5 + luck()],
    ],
    better: [
      [7 + luck(), 5 + luck()],
      [5 + luck(), 5 + luck()],
    ],
  }));
  expect(gain).toMatchObject({ seat: 0, holding: "apples" });
  expect((gain as { by: number }).by).toBeCloseTo(2, 0);
  const same = telling((luck) => ({
    worse: [
      [5 + luck(), 5 + luck()],
      [5 + luck(), 5 + luck()],
    ],
    better: [
      [5 + luck(), 5 + luck()],
      [5 + luck(), 5 + luck()],
    ],
  }));
  expect(same).toBeNull();
});

test("of two gains the one that wins more is told, and what another loses counts like a gain", () => {
  const gold = telling((luck) => ({
    worse: [
      [5 + luck(), 5 + luck()],
      [5 + luck(), 5 + luck()],
    ],
    better: [
      [7 + luck(), 7 + luck()],
      [5 + luck(), 5 + luck()],
    ],
  }));
  expect(gold).toMatchObject({ seat: 0, holding: "gold" });
  const loss = telling((luck) => ({
    worse: [
      [5 + luck(), 5 + luck()],
      [5 + luck(), 5 + luck()],
    ],
    better: [
      [5 + luck(), 5 + luck()],
      [5 + luck(), 3 + luck()],
    ],
  }));
  expect(loss).toMatchObject({ seat: 1, holding: "gold" });
  expect((loss as { by: number }).by).toBeLessThan(0);
});

test("no move is for what it costs, nor for what everybody sees that it does", () => {
  const cost = telling((luck) => ({
    worse: [
      [5 + luck(), 7 + luck()],
      [5 + luck(), 5 + luck()],
    ],
    better: [
      [5 + luck(), 5 + luck()],
      [5 + luck(), 7 + luck()],
    ],
  }));
  expect(cost).toBeNull();
  const seen = telling((luck) => ({
    worse: [
      [5 + luck(), 5 + luck()],
      [5 + luck(), 5 + luck()],
    ],
    better: [
      [8 + luck(), 7 + luck()],
      [5 + luck(), 5 + luck()],
    ],
    atOnce: [
      [5, 7],
      [5, 5],
    ],
  }));
  expect(seen).toMatchObject({ seat: 0, holding: "apples" });
});

test("a game that does not say what its players count has nothing to tell", () => {
  const ledger = new Ledger({ evaluate: () => 0, playout: () => 0 }, 2, 0);
  const ending = { scores: [1, 0], wins: [1, 0] };
  ledger.add(
    ledger.entry(ledger.count({}), ledger.count({}), ending),
    ledger.entry(ledger.count({}), ledger.count({}), ending),
  );
  expect(ledger.telling()).toBeNull();
});
