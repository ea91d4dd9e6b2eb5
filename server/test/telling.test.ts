import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  letrec,
  oneof,
  property,
  record,
  tuple,
} from "fast-check";
import { describe, expect, test } from "vitest";
import {
  counted,
  type Field,
  type Glance,
  hand,
  hidden,
  list,
  open,
  own,
  ownUntilOver,
  perSeat,
  seenAs,
  shape,
  given,
  shared,
  viewsBy,
  type Watcher,
} from "@clade/kernel";
import { JsonBytes } from "../bytes/json-bytes.ts";
import { putView } from "../bytes/put-view.ts";
import { Telling } from "../bytes/telling.ts";

type Viewed = Parameters<typeof putView>[0];

/** What each of them gets, told one after the other. */
function told(game: Viewed, state: unknown, watchers: readonly Watcher[], telling = new Telling()): string[] {
  const out = new JsonBytes(16);
  return watchers.map((watcher) => {
    const from = out.length;
    putView(game, state, watcher, out, telling);
    return new TextDecoder().decode(out.slice(from));
  });
}

describe("a view that is told to several", () => {
  /** Whoever is masked shows the others another face. */
  interface Guest {
    readonly face: readonly string[];
    readonly mask: readonly string[] | null;
    readonly purse: number;
  }
  const guestSight = seenAs(
    shape<Guest>()({ face: open<readonly string[]>(), mask: hidden(), purse: own<number>() }),
    (guest: Guest, { watcher, owner }) =>
      guest.mask === null || watcher === owner ? guest : { ...guest, face: guest.mask, purse: 0 },
  );
  const ball = viewsBy(
    shape<{ readonly guests: readonly Guest[]; readonly hour: number }>()({
      guests: perSeat(guestSight),
      hour: open(),
    }),
    () => false,
  ) as Viewed;
  const guests: Guest[] = [
    { face: ["Ada"], mask: ["a long", "long beak"], purse: 12 },
    { face: ["Bob", "Robert"], mask: null, purse: 345 },
    { face: [], mask: ["nobody"], purse: 6 },
  ];

  test("is written for each as they see it", () => {
    expect(told(ball, { guests, hour: 9 }, [1, "spectator"])).toEqual([
      '{"watcher":1,"guests":[{"face":["a long","long beak"],"purse":null},{"face":["Bob","Robert"],"purse":345},{"face":["nobody"],"purse":null}],"hour":9}',
      '{"watcher":"spectator","guests":[{"face":["a long","long beak"],"purse":null},{"face":["Bob","Robert"],"purse":null},{"face":["nobody"],"purse":null}],"hour":9}',
    ]);
  });

  test("may show nothing at all", () => {
    const nothing = viewsBy(shape<{ readonly secret: string }>()({ secret: hidden() }), () => false) as Viewed;
    expect(told(nothing, { secret: "x" }, [0, 1, "spectator"]).join("")).toBe(
      '{"watcher":0}{"watcher":1}{"watcher":"spectator"}',
    );
  });

  test("is written anew when something has happened", () => {
    const telling = new Telling();
    for (const hour of [9, 10]) {
      telling.forget();
      for (const text of told(ball, { guests, hour }, [0, 1], telling)) expect(text).toContain(`"hour":${hour}}`);
    }
  });

  test("is the game's own where it declares no sight", () => {
    const plain: Viewed = { view: (state, watcher) => ({ mine: watcher === 0 ? state : null }) };
    expect(told(plain, "x", [0, 1])).toEqual(['{"mine":"x"}', '{"mine":null}']);
  });
});

/** A field of any kind, and a value that it fits. */
interface Pair {
  readonly field: Field<unknown, unknown>;
  readonly value: unknown;
}

/** Under a mask some see the thing itself, others lack a part of it. */
const MASKS: readonly ((thing: object, glance: Glance) => object)[] = [
  (thing) => thing,
  (thing) => ({ ...thing, a: undefined }),
  (thing, { watcher, owner }) => (watcher === owner ? thing : { ...thing, a: undefined, b: undefined }),
  (thing, { watcher }) => (watcher === "spectator" ? { ...thing, b: undefined, c: undefined } : thing),
];

const { pair } = letrec<{ pair: Pair; object: Pair }>((tie) => {
  const json = jsonValue({ maxDepth: 1 });
  const cards = array(integer({ min: 0, max: 200 }), { maxLength: 3 });
  const inner = (make: (of: Field<unknown, unknown>) => unknown) => (items: readonly Pair[]) => {
    const [first] = items;
    // All entries of a list have one field: the first one's, with its value several times over.
    return { field: make(first?.field ?? open()) as Field<unknown, unknown>, value: items.map(() => first?.value) };
  };
  const several = array(tie("pair"), { minLength: 1, maxLength: 3 });
  return {
    pair: oneof(
      { maxDepth: 4, withCrossShrink: true },
      json.map((value) => ({ field: open(), value })),
      json.map((value) => ({ field: shared(), value })),
      json.map((value) => ({ field: given(), value })),
      json.map((value) => ({ field: own(), value })),
      json.map((value) => ({ field: ownUntilOver(), value })),
      cards.map((value) => ({ field: counted() as Field<unknown, unknown>, value })),
      cards.map((value) => ({ field: hand() as Field<unknown, unknown>, value })),
      several.map(inner((of) => list(of))),
      several.map(inner((of) => perSeat(of))),
      tuple(tie("pair"), boolean()).map(([{ field, value }, isThere]) => ({
        field: own(field),
        value: isThere ? value : null,
      })),
      tuple(tie("object"), constantFrom(...MASKS)).map(([{ field, value }, mask]) => ({
        field: seenAs(field, mask) as Field<unknown, unknown>,
        value,
      })),
      tie("object"),
    ),
    object: dictionary(constantFrom("a", "b", "c", "d"), tie("pair"), { maxKeys: 4 }).map((pairs) => ({
      field: shape<Record<string, unknown>>()({
        ...Object.fromEntries(Object.entries(pairs).map(([key, each]) => [key, each.field])),
        secret: hidden(),
      }) as Field<unknown, unknown>,
      value: {
        ...Object.fromEntries(Object.entries(pairs).map(([key, each]) => [key, each.value])),
        secret: "SECRET",
      },
    })),
  };
});

test("whatever the sight, whoever comes first: written letter by letter as the plain view is", () => {
  const tables = record({
    pair,
    isOver: boolean(),
    watchers: array(oneof(constantFrom<Watcher>(0, 1, 2), constant<Watcher>("spectator")), {
      minLength: 1,
      maxLength: 5,
    }),
  });
  assert(
    property(tables, ({ pair: { field, value }, isOver, watchers }) => {
      const whole = shape<{ thing: unknown; things: readonly unknown[] }>()({ thing: field, things: perSeat(field) });
      const game = viewsBy(whole, () => isOver);
      const state = { thing: value, things: [value, value] };
      const texts = told(game, state, watchers);
      expect(texts).toEqual(watchers.map((watcher) => JSON.stringify(game.view(state, watcher))));
      expect(texts.join("")).not.toContain("SECRET");
    }),
    { numRuns: 2000 },
  );
});
