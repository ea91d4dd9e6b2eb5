import type { Now, PastPage } from "@clade/kernel";
import { expect, test } from "vitest";
import { toldPast } from "../replay/told-past.ts";

const now: Now = {
  watcher: 1,
  number: 5,
  view: { deck: { cards: ["a", "b"] }, round: 3 },
  deciders: [1],
  legal: [],
  undo: null,
  result: null,
};
const moment = { deciders: [0] as const, choice: true, result: null };
const pages: readonly PastPage[] = [
  {
    watcher: 1,
    moments: [
      { ...moment, number: 2, view: { to: { deck: { given: "xyz" }, round: 1 } } },
      { ...moment, number: 3, view: { in: { round: { to: 2 } } } },
    ],
    next: 2,
  },
  { watcher: 1, moments: [{ ...moment, number: 5, view: { to: { deck: { given: "xyz" }, round: 3 } } }], next: null },
];

test("a game is told page by page, each moment by how it turned; what somebody brought stands in its place", async () => {
  const asked: number[] = [];
  const told = await toldPast("T", now, async (_, from) => {
    asked.push(from);
    return from === 0 ? pages[0] : pages[1];
  });
  expect(asked).toEqual([0, 2]);
  const deck = { cards: ["a", "b"] };
  expect(told?.map(({ number, view }) => [number, view])).toEqual([
    [2, { deck, round: 1 }],
    [3, { deck, round: 2 }],
    [5, { deck, round: 3 }],
  ]);
});

test("what is not told, or seen by other eyes, is not looked at", async () => {
  expect(await toldPast("T", now, async () => undefined)).toBeUndefined();
  expect(await toldPast("T", { ...now, watcher: "spectator" }, async () => pages[1])).toBeUndefined();
});
