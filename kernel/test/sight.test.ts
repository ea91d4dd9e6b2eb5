import { describe, expect, test } from "vitest";
import {
  counted,
  hand,
  hidden,
  JsonBytes,
  list,
  open,
  own,
  ownUntilOver,
  perSeat,
  seenAs,
  shape,
  Telling,
  viewsBy,
  type Watcher,
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

describe("a view that is told to several", () => {
  /** Whoever is masked shows the others another face. */
  interface Guest {
    readonly face: readonly string[];
    readonly mask: readonly string[] | null;
    readonly purse: number;
  }
  const guestSight = seenAs(
    shape<Guest>()({ face: open<readonly string[]>(), mask: hidden(), purse: own<number>() }),
    (guest, { watcher, owner }) =>
      guest.mask === null || watcher === owner ? guest : { ...guest, face: guest.mask, purse: 0 },
  );
  const ball = shape<{ readonly guests: readonly Guest[]; readonly hour: number }>()({
    guests: perSeat(guestSight),
    hour: open(),
  });
  const { view, putView } = viewsBy(ball, () => false);
  const guests: Guest[] = [
    { face: ["Ada"], mask: ["a long", "long beak"], purse: 12 },
    { face: ["Bob", "Robert"], mask: null, purse: 345 },
    { face: [], mask: ["nobody"], purse: 6 },
  ];

  test("may show nothing at all", () => {
    const { putView: putNothing } = viewsBy(shape<{ readonly secret: string }>()({ secret: hidden() }), () => false);
    const out = new JsonBytes();
    const telling = new Telling();
    for (const watcher of [0, 1, "spectator"] as const) putNothing({ secret: "x" }, watcher, out, telling);
    expect(new TextDecoder().decode(out.slice())).toBe('{"watcher":0}{"watcher":1}{"watcher":"spectator"}');
  });

  const orders: Watcher[][] = [
    [0, 1, 2, "spectator"],
    ["spectator", 2, 1, 0],
    [1, "spectator", 0, 2, 1],
  ];
  test.each(orders.map((order) => [order]))("is for each what they see alone: %j", (order) => {
    const out = new JsonBytes(16);
    const telling = new Telling();
    for (const hour of [9, 10]) {
      telling.forget();
      for (const watcher of order) {
        const from = out.length;
        putView({ guests, hour }, watcher, out, telling);
        const text = new TextDecoder().decode(out.slice(from));
        expect(text).toBe(JSON.stringify(view({ guests, hour }, watcher)));
      }
    }
  });
});
