import { expect, test } from "vitest";
import { happened } from "../log.tsx";

type Event = { readonly type: string };
const events = ["a", "b", "c"].map((type, number) => ({ number, event: { type } }));
const next = { number: 4, event: { type: "d" } };

test("what was taken back has not happened; what came before and after has", () => {
  const back = { number: 3, event: { type: "taken-back", seat: 0, to: 1, until: 3 } } as const;
  expect(happened<Event>([...events, back, next]).map(({ type }) => type)).toEqual(["a", "d"]);
});

test("what one did in secret meanwhile has happened all the same", () => {
  const back = { number: 3, event: { type: "taken-back", seat: 1, to: 1, until: 2 } } as const;
  expect(happened<Event>([...events, back, next]).map(({ type }) => type)).toEqual(["a", "c", "d"]);
});
