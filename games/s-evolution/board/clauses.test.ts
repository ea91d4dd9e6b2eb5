import { expect, test } from "vitest";
import { FACES } from "../rules/cards.ts";
import type { SeenEvent } from "../rules/events.ts";
import { clauseOf } from "./clauses.ts";

const hand = { count: 4, cards: null, blind: true, shown: false } as const;
const card = (kind: string) => FACES.findIndex((face) => face.kind === kind);

test.each<readonly [string, SeenEvent]>([
  // Every hand of Age I is blind in the first edition; later it is Obscurantism's doing.
  ["SE-14", { type: "dealt", seat: 0, hand, early: true }],
  ["SE-15", { type: "dealt", seat: 0, hand, early: false }],
  ["SE-11", { type: "dealt", seat: 0, hand: { ...hand, blind: false }, early: false }],
  ["SE-82", { type: "lost", seat: 0, amounts: [1, 1, 0], to: "hurricane" }],
  ["SE-85", { type: "lost", seat: 0, amounts: [1, 0, 0], to: "last-round" }],
  ["SE-45", { type: "took", seat: 0, card: card("discovery") }],
  ["SE-47", { type: "took", seat: 0, card: card("joker") }],
  ["SE-56", { type: "met", seat: 0, suit: 0, paid: 3, points: 3 }],
  ["SE-57", { type: "met", seat: 0, suit: 0, paid: 3, points: 0 }],
  ["SE-56", { type: "unmet", seat: 0, suit: 0, missing: 1, paid: 0, points: -1 }],
  ["SE-57", { type: "unmet", seat: 0, suit: 0, missing: 1, paid: 2, points: 0 }],
])("the log cites %s", (clause, event) => {
  expect(clauseOf(event)).toBe(clause);
});
