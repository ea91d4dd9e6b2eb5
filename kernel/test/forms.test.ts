import { describe, expect, test } from "vitest";
import { forms } from "../index.ts";

const { exactly, fit, listOf, like, mapOf, named, number, object, oneOf, someText, whole, yesOrNo } = forms;

const card = named(
  "card",
  exactly(
    { id: someText, points: whole(0, 9), type: oneOf(["old", "new"]) },
    { tags: listOf(someText, 1, 2), rare: yesOrNo },
  ),
);
const box = object({ cards: listOf(card) }, { code: like(/^[a-z]-\d$/, "a-1"), prices: mapOf(number) });

const good = { id: "fire", points: 3, type: "old" };

describe("a form", () => {
  test("reads what fits, key by key, and leaves out what it does not know", () => {
    const data = { cards: [{ ...good, rare: true }], code: "b-7", prices: { fire: 2.5 }, colour: "red" };
    expect(fit(box, data, "the box")).toEqual({
      cards: [{ ...good, rare: true }],
      code: "b-7",
      prices: { fire: 2.5 },
    });
    expect(fit(box, { cards: [] }, "the box")).toEqual({ cards: [] });
  });

  test.each([
    [3, "the box: expected an object, got 3"],
    [{}, 'the box: "cards": expected a list, got nothing'],
    [{ cards: [good, 7] }, 'the box: "cards" 2: expected an object, got 7'],
    [{ cards: [{}] }, 'the box: "cards" 1: "id": expected a text, got nothing'],
    [{ cards: [{ ...good, id: " " }] }, 'card  : "id": expected a text, got " "'],
    [{ cards: [{ ...good, points: 2.5 }] }, 'card fire: "points": expected a whole number from 0 to 9, got 2.5'],
    [{ cards: [{ ...good, points: 10 }] }, 'card fire: "points": expected a whole number from 0 to 9, got 10'],
    [{ cards: [{ ...good, type: "odd" }] }, 'card fire: "type": expected old or new, got "odd"'],
    [{ cards: [{ ...good, colour: 1 }] }, 'card fire: "colour" is unknown'],
    [{ cards: [{ ...good, tags: [] }] }, 'card fire: "tags": at least 1 are needed, got 0'],
    [{ cards: [{ ...good, tags: ["a", "b", "c"] }] }, 'card fire: "tags": at most 2 are allowed, got 3'],
    [{ cards: [{ ...good, rare: "no" }] }, 'card fire: "rare": expected true or false, got "no"'],
    [{ cards: [], code: "b7" }, 'the box: "code": expected a text like "a-1", got "b7"'],
    [{ cards: [], prices: { fire: "2" } }, 'the box: "prices": "fire": expected a number, got "2"'],
    [["x".repeat(99)], `the box: expected an object, got ["${"x".repeat(38)}…`],
  ])("says in one line what is wrong with %j", (data, complaint) => {
    expect(fit(box, data, "the box")).toEqual({ complaint });
  });

  test("lets a bug through: only what is wrong with the data is a complaint", () => {
    const broken = () => {
      throw new RangeError("a bug");
    };
    expect(() => fit(broken, {}, "the box")).toThrow("a bug");
  });
});

test("what nobody would read to its end is not shown to its end", () => {
  let nested: unknown = 1;
  for (let depth = 0; depth < 60_000; depth++) nested = [nested];
  expect(fit(yesOrNo, nested, "it")).toMatchObject({ complaint: expect.stringMatching(/got \[\[\[.*…$/) as string });
});
