import { at } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { expect, test } from "vitest";
import { bookOf, GENERAL, KIND } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import { progress } from "../rules/game.ts";
import type { PayStep, Player, State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";
import { position, type Table } from "./position.ts";

const book = bookOf("standard");

/** Every multiset of payments that the moves can reach, each as a sorted line. */
function reachable(table: Table): Set<string> {
  const found = new Set<string>();
  const explore = (state: State, paid: readonly string[]): void => {
    if (state.pending.length === 0 || state.ending !== null) {
      found.add([...paid].sort().join(", "));
      return;
    }
    for (const move of progress.legal(state, 0)) {
      const next = progress.clone(state);
      progress.play(next, 0, move, { chance: { int: () => 0, drawn: 0 }, tell: () => {} });
      explore(next, [...paid, progress.write(move)]);
    }
  };
  explore(table.state, []);
  return found;
}

/** Every way to pay by the rule itself: knowledge put down piece by piece, until all lines are covered (PR-17). */
function byTheRule({ state }: Table): Set<string> {
  const player = at(state.players, 0);
  const step = state.pending.at(-1) as PayStep;
  const pieces = [
    ...player.hand.map((card) => ({
      name: `pay ${at(book.faces, card).id}`,
      kind: GENERAL,
      amount: at(book.faces, card).value,
    })),
    ...[...TYPES, "general" as const].flatMap((token) =>
      Array.from({ length: freshOf(player, KIND[token]) }, () => ({
        name: `turn ${token}`,
        kind: KIND[token],
        amount: 1,
      })),
    ),
    ...Array.from({ length: state.surplus }, () => ({ name: "surplus", kind: GENERAL, amount: 1 })),
  ];
  const found = new Set<string>();
  const put = (left: typeof pieces, due: readonly number[], general: number, paid: readonly string[]): void => {
    if (due.reduce((sum, each) => sum + each, 0) <= general) {
      found.add([...paid].sort().join(", "));
      return;
    }
    for (const [index, { name, kind, amount }] of left.entries()) {
      const rest = left.toSpliced(index, 1);
      if (kind === GENERAL) put(rest, due, general + amount, [...paid, name]);
      else if (at(due, kind) > 0) put(rest, due.with(kind, at(due, kind) - 1), general, [...paid, name]);
    }
  };
  put(pieces, step.due, 0, []);
  return found;
}

function freshOf({ tokens, spent }: Player, kind: number): number {
  return at(tokens, kind) - at(spent, kind);
}

test("PR-16 PR-17: every legal way to pay can be expressed, surplus included, and no other", () => {
  const table = position({
    red: {
      hand: ["pottery", "irrigation", "burial", "calendar", "monotheism", "poetry"],
      tokens: { science: 2, engineering: 2, culture: 1, general: 1 },
    },
  });
  table.play("red", "discover pottery", "turn engineering", "pay monotheism");
  expect(table.state.surplus).toBe(1);
  table.play("red", "discover irrigation");
  const ways = byTheRule(table);
  expect(ways.size).toBeGreaterThan(10);
  expect(reachable(table)).toEqual(ways);
});

test("PR-16: a payment begun can always be finished, whatever is put down first, and lists stay short", () => {
  let payments = 0;
  let longest = 0;
  for (const sample of SAMPLES.filter((_, index) => index % 5 === 0)) {
    playRandomly(progress, sample, `payments ${JSON.stringify(sample)}`, ({ state, legal }) => {
      longest = Math.max(longest, legal.length);
      if (state.pending.at(-1)?.step === "pay") {
        payments++;
        expect(legal.length).toBeGreaterThan(0);
      }
    });
  }
  expect(payments).toBeGreaterThan(500);
  expect(longest).toBeLessThan(400);
});
