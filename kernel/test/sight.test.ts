import { describe, expect, test } from "vitest";
import { counted, hand, hidden, list, open, own, ownUntilOver, perSeat, shape } from "../index.ts";

interface Table {
  readonly round: number;
  readonly deck: readonly number[];
  readonly secret: string;
  readonly players: readonly { readonly hand: readonly number[]; readonly bag: number; readonly plan: string }[];
}

const sight = shape<Table>()({
  round: open(),
  deck: counted<number>(),
  secret: hidden<string>(),
  players: perSeat(
    shape<Table["players"][number]>()({ hand: hand<number>(), bag: ownUntilOver<number>(), plan: own<string>() }),
  ),
});

const table: Table = {
  round: 2,
  deck: [7, 8, 9],
  secret: "x",
  players: [
    { hand: [1, 2], bag: 5, plan: "a" },
    { hand: [3], bag: 6, plan: "b" },
  ],
};

describe("what a watcher sees", () => {
  test("a seat sees its own and counts the rest", () => {
    expect(sight.see(table, { watcher: 0, owner: null, over: false })).toEqual({
      round: 2,
      deck: 3,
      players: [
        { hand: { count: 2, cards: [1, 2] }, bag: 5, plan: "a" },
        { hand: { count: 1, cards: null }, bag: null, plan: null },
      ],
    });
  });

  test("a spectator sees nobody's secrets; at the end some open", () => {
    const { players } = sight.see(table, { watcher: "spectator", owner: null, over: true });
    expect(players).toEqual([
      { hand: { count: 2, cards: null }, bag: 5, plan: null },
      { hand: { count: 1, cards: null }, bag: 6, plan: null },
    ]);
  });

  test("a view shares nothing with the state it was made of", () => {
    const items = [{ name: "a" }];
    const [seen] = list(open<{ name: string }>()).see(items, { watcher: 0, owner: null, over: false });
    expect(seen).toEqual({ name: "a" });
    expect(seen).not.toBe(items[0]);
  });
});
