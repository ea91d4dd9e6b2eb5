import { expect, test } from "vitest";
import type { FromTable } from "@clade/kernel";
import { GivenThings } from "./given.ts";

function news(table: string, number: number, view: object): FromTable {
  return {
    type: "news",
    table,
    events: [],
    now: { watcher: 0, number, view, deciders: [0], legal: [], undo: null, result: null },
  };
}

/** The numbers and decks that were heard, in their order. */
function listener() {
  const heard: [number, unknown][] = [];
  const on = (message: FromTable): void => {
    if (message.type === "news") heard.push([message.now.number, (message.now.view as { deck?: unknown }).deck]);
  };
  return { heard, on };
}

test("what is only named is asked for once, and everything is heard in its order", async () => {
  const asked: string[] = [];
  let answer: (things: { readonly [name: string]: unknown }) => void = () => {};
  const given = new GivenThings((table) => {
    asked.push(table);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const { heard, on } = listener();
  given.hand(news("A", 0, { deck: "standard" }), on);
  expect(heard).toEqual([[0, "standard"]]);
  given.hand(news("A", 1, { deck: { given: "abc" } }), on);
  given.hand(news("B", 2, { deck: "standard" }), on);
  given.hand(news("A", 3, { deck: { given: "abc" } }), on);
  await Promise.resolve();
  expect(heard).toHaveLength(1);
  answer({ abc: { name: "mine" } });
  await expect.poll(() => heard.length).toBe(4);
  expect(heard.slice(1)).toEqual([
    [1, { name: "mine" }],
    [2, "standard"],
    [3, { name: "mine" }],
  ]);
  expect(asked).toEqual(["A"]);
  // From now on nothing waits.
  given.hand(news("A", 4, { deck: { given: "abc" } }), on);
  expect(heard).toHaveLength(5);
});

test("what cannot be had is asked for again with the next news", async () => {
  let tries = 0;
  const given = new GivenThings(async () => (++tries === 1 ? undefined : { abc: { name: "mine" } }));
  const { heard, on } = listener();
  given.hand(news("A", 1, { deck: { given: "abc" } }), on);
  await expect.poll(() => tries).toBe(1);
  given.hand(news("A", 2, { deck: { given: "abc" } }), on);
  await expect.poll(() => heard).toEqual([[2, { name: "mine" }]]);
});
