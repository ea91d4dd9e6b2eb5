import { colourNaming, type ViewWords } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { factsOf, readable } from "../plain/facts.ts";
import { ownHand, plainWays } from "../plain/hand.ts";

const naming = colourNaming("en", ["red", "blue"]);
const words: ViewWords = {
  keys: { deck: "Cards to come", secret: null, first: "Begins", trump: "Trump" },
  seats: ["first"],
  value: (key, value) => (key === "trump" ? `Suit ${value}` : undefined),
};
const facts = (view: unknown, given?: ViewWords) => factsOf(view, 2, given, naming);

describe("the facts of a view", () => {
  test("keys and values have the game's words, or are shown as they are written", () => {
    const { table } = facts({ watcher: 0, deck: 12, secret: 3, first: 1, trump: 2, lastRound: "long-neck" }, words);
    expect(table).toEqual([
      { kind: "value", label: "Cards to come", text: "12" },
      { kind: "value", label: "Begins", text: "Blue" },
      { kind: "value", label: "Trump", text: "Suit 2" },
      { kind: "value", label: "Last round", text: "Long neck" },
    ]);
    expect(readable("handSize")).toBe("Hand size");
  });

  test("what is not so is not said", () => {
    expect(facts({ over: false, fast: true, winner: null, note: "", row: [], gap: [null] }).table).toEqual([
      { kind: "flag", label: "Fast" },
    ]);
  });

  test("a list of objects, one a seat, is said of the seats; other lists are of the table", () => {
    const { table, seats } = facts({
      players: [{ points: 3 }, { points: 4 }],
      row: [{ size: 1 }, { size: 2 }, { size: 3 }],
    });
    expect(seats).toEqual([
      [{ kind: "value", label: "Points", text: "3" }],
      [{ kind: "value", label: "Points", text: "4" }],
    ]);
    expect(table).toMatchObject([
      { kind: "group", label: "Row", facts: [{ label: "1" }, { label: "2" }, { label: "3" }] },
    ]);
  });

  test("hands are rows of cards, without faces where the watcher sees none", () => {
    const { seats } = facts({ players: [{ hand: { count: 2, cards: [7, 9] } }, { hand: { count: 5, cards: null } }] });
    expect(seats[0]).toMatchObject([{ kind: "cards", held: true, count: 2, cards: [{ name: "7" }, { name: "9" }] }]);
    expect(seats[1]).toMatchObject([{ kind: "cards", held: true, count: 5, cards: null }]);
    expect(facts({ row: ["wheel", "fire"] }).table).toMatchObject([
      { kind: "cards", held: false, cards: [{ name: "Wheel" }, {}] },
    ]);
  });

  test("no view is too strange", () => {
    for (const view of [null, 3, "x", [], [1], {}, { players: [null, {}] }, { a: { b: { c: [[[1]]] } } }])
      facts(view, words);
  });
});

describe("touching cards of one's hand", () => {
  const view = {
    watcher: 0,
    players: [{ points: 1, hand: { count: 3, cards: [4, 4, 9] } }, { hand: { count: 1, cards: null } }],
  };

  test("the hand is that of the watcher; a spectator has none", () => {
    expect(ownHand(view).map(({ thing }) => thing)).toEqual(["card:4:0", "card:4:1", "card:9:0"]);
    expect(ownHand({ ...view, watcher: "spectator" })).toEqual([]);
    expect(ownHand({ ...view, watcher: 1 })).toEqual([]);
  });

  test("a card that one move names plays it; several are told apart by buttons; all else is a button", () => {
    const lay = { type: "lay", card: 9 };
    const [up, down] = [
      { type: "up", card: 4 },
      { type: "down", card: 4 },
    ];
    const pass = { type: "pass" };
    expect(plainWays(view, [lay, up, down, pass, { type: "lay", card: 30 }])).toEqual([
      { move: lay, path: ["card:9:0"] },
      { move: up, path: ["card:4:0", "button"] },
      { move: up, path: ["card:4:1", "button"] },
      { move: down, path: ["card:4:0", "button"] },
      { move: down, path: ["card:4:1", "button"] },
      { move: pass, path: [] },
      { move: { type: "lay", card: 30 }, path: [] },
    ]);
  });
});
