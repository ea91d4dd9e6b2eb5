import { expect, test } from "vitest";
import { reading } from "../index.ts";

interface Pay {
  readonly amount: number;
}
const write = ({ amount }: Pay) => `pay ${amount}`;
const read = reading<Pay>(([verb, amount]) => (verb === "pay" ? { amount: Number(amount) } : undefined), write);

test("a move is read word by word, whatever the spaces", () => {
  expect(read("pay 3")).toEqual({ amount: 3 });
  expect(read("  pay   3 ")).toEqual({ amount: 3 });
});

test.each(["", "pay", "pay three", "pay 03", "pay 3 now", "PAY 3"])(
  "%j has another notation or none: no move",
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);
