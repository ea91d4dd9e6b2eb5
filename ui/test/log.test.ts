import { expect, test } from "vitest";
import { happened } from "../log.tsx";

test("what was taken back has not happened; what came before and after has", () => {
  const events = ["a", "b", "c"].map((type, number) => ({ number, event: { type } }));
  const back = { number: 3, event: { type: "taken-back", seat: 0, to: 1 } } as const;
  const next = { number: 4, event: { type: "d" } };
  expect(happened<{ readonly type: string }>([...events, back, next]).map(({ type }) => type)).toEqual(["a", "d"]);
});
