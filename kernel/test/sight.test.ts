import { describe, expect, expectTypeOf, test } from "vitest";
import {
  counted,
  type Field,
  type Hidden,
  hand,
  hidden,
  list,
  open,
  own,
  ownUntilOver,
  perSeat,
  seeing,
  seenAs,
  shape,
  shared,
} from "../index.ts";

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

const see = seeing(sight);

describe("what a watcher sees", () => {
  test("a seat sees its own and counts the rest", () => {
    expect(see(table, { watcher: 0, owner: null, over: false })).toEqual({
      round: 2,
      deck: 3,
      players: [
        { hand: { count: 2, cards: [1, 2] }, bag: 5, plan: "a" },
        { hand: { count: 1, cards: null }, bag: null, plan: null },
      ],
    });
  });

  test("a spectator sees nobody's secrets; at the end some open", () => {
    const { players } = see(table, { watcher: "spectator", owner: null, over: true });
    expect(players).toEqual([
      { hand: { count: 2, cards: null }, bag: 5, plan: null },
      { hand: { count: 1, cards: null }, bag: 6, plan: null },
    ]);
  });

  test("a view shares nothing with the state it was made of", () => {
    const items = [{ name: "a" }];
    const [seen] = seeing(list(open<{ name: string }>()))(items, { watcher: 0, owner: null, over: false });
    expect(seen).toEqual({ name: "a" });
    expect(seen).not.toBe(items[0]);
  });

  test("nor do cards that are things themselves, but for what is declared shared", () => {
    const glance = { watcher: 0, owner: 0, over: false } as const;
    const things = [{ name: "a" }];
    for (const shown of [
      seeing(hand<{ name: string }>())(things, glance).cards,
      seeing(own<typeof things>())(things, glance),
      seeing(ownUntilOver<typeof things>())(things, glance),
    ]) {
      expect(shown).toEqual(things);
      expect(shown?.[0]).not.toBe(things[0]);
    }
    expect(seeing(shared<typeof things>())(things, glance)).toBe(things);
  });

  test("its own thing as far as that shows itself, and null where there is none", () => {
    const chest = seeing(own(shape<{ gold: number; trap: string }>()({ gold: open(), trap: hidden() })));
    const thing = { gold: 3, trap: "spikes" };
    expect(chest(thing, { watcher: 0, owner: 0, over: false })).toEqual({ gold: 3 });
    expect(chest(thing, { watcher: 1, owner: 0, over: true })).toBeNull();
    expect(chest(null, { watcher: 0, owner: 0, over: false })).toBeNull();
  });

  test("something else in a thing's place", () => {
    const told = seenAs(open<string>(), (age: number, { watcher }) => (watcher === "spectator" ? "?" : `${age} years`));
    expect(seeing(told)(3, { watcher: 0, owner: null, over: false })).toBe("3 years");
    expect(seeing(told)(3, { watcher: "spectator", owner: null, over: false })).toBe("?");
  });
});

describe("what is hidden", () => {
  test("is not even in the data", () => {
    expect(JSON.stringify(sight)).not.toContain("secret");
    expect(JSON.stringify(sight)).not.toContain("hidden");
  });

  test("cannot be looked at by itself", () => {
    expect(() => seeing(hidden<string>())).toThrow("nobody sees");
    expect(() => seeing(list(hidden<string>()))).toThrow("nobody sees");
    expect(() => seeing(seenAs(hidden<string>(), (text: string) => text))).toThrow("nobody sees");
  });
});

test("a key that nobody has spoken of does not compile, nor does a field made by hand", () => {
  type Fields = Parameters<ReturnType<typeof shape<{ round: number; deck: number[] }>>>[0];
  expectTypeOf<{ round: Field<number, number>; deck: Field<number[], Hidden> }>().toExtend<Fields>();
  expectTypeOf<{ round: Field<number, number> }>().not.toExtend<Fields>();
  expectTypeOf<{ kind: "open" }>().not.toExtend<Field<number, number>>();
});
