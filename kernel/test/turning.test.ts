import { assert, jsonValue, property } from "fast-check";
import { expect, test } from "vitest";
import { turned, turningFrom } from "../turning.ts";

test("whatever turns into whatever: what is told of it leads there, also over the wire", () => {
  assert(
    property(jsonValue(), jsonValue(), (before, after) => {
      const turning = turningFrom(before, after);
      const told = turning === undefined ? undefined : (JSON.parse(JSON.stringify(turning)) as typeof turning);
      expect(turned(before, told)).toEqual(JSON.parse(JSON.stringify(after)));
    }),
  );
});

test("only what is other is told, and what stays is shared", () => {
  const before = { round: 3, hands: [{ cards: ["a", "b"] }, { cards: ["c"] }], pile: { size: 9 }, last: "x" };
  const after = { round: 4, hands: [{ cards: ["a", "b"] }, { cards: ["c", "d"] }], pile: { size: 9 } };
  const turning = turningFrom(before, after);
  expect(turning).toEqual({
    in: { round: { to: 4 }, hands: { in: { 1: { in: { cards: { to: ["c", "d"] } } } } } },
    gone: ["last"],
  });
  const found = turned(before, turning) as typeof after;
  expect(found).toEqual(after);
  expect(found.pile).toBe(before.pile);
  expect(found.hands[0]).toBe(before.hands[0]);
  expect(turningFrom(before, structuredClone(before))).toBeUndefined();
});
