import { at } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { bookOf } from "../rules/book.ts";
import { position, Table } from "./position.ts";

const { persons } = bookOf("standard");
const withPeople = { personalities: true } as const;

describe("Personalities", () => {
  test("PR-70: each player is dealt a Philosopher with its gains; its number gives the order and the opening hand", () => {
    const { state } = Table.start(4, withPeople);
    const people = state.order.map((seat) => at(persons, at(state.players, seat).influence ?? -1));
    expect(people.every(({ calling }) => calling === "philosopher")).toBe(true);
    const numbers = people.map(({ order }) => order);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(state.order.map((seat) => at(state.players, seat).hand.length)).toEqual([5, 6, 6, 7]);
    for (const { influence, tokens } of state.players) {
      expect(tokens).toEqual(at(persons, influence ?? -1).bonus.tokens);
    }
  });

  test("PR-71: from Age II, as a free action, a Scientist of choice replaces the Philosopher: old gains go, new come", () => {
    const table = position({
      ...withPeople,
      age: 2,
      red: { influence: "aristotle", tokens: { science: 1 } },
      blue: { influence: "plato" },
    });
    table.play("red", "invite shen-kuo");
    expect(table.influence("red")).toBe("shen-kuo");
    expect(table.tokens("red", "science")).toBe(0);
    expect(table.tokens("red", "engineering")).toBe(2);
    expect(table.state.actionsTaken).toBe(0);
  });

  test("PR-71: not in Age I, not an Artist in Age II, and not without the expansion", () => {
    const early = position({ ...withPeople, red: { influence: "aristotle" } });
    expect(early.why("red", "invite shen-kuo")).toBe("person-too-early PR-71");
    const second = position({ ...withPeople, age: 2, red: { influence: "aristotle" } });
    expect(second.why("red", "invite michelangelo")).toBe("person-too-early PR-71");
    expect(second.why("red", "invite plato")).toBe("wrong-calling PR-72");
    expect(second.why("red", "invite nobody")).toBe("unknown-card house");
    expect(position({ age: 2, red: {} }).why("red", "invite shen-kuo")).toBe("no-personalities PR-70");
    expect(position({ red: {} }).why("red", "heritage")).toBe("no-personalities PR-70");
  });

  test("PR-72: when Age III starts Philosophers leave; owners choose a Scientist at once, from the active player on", () => {
    const table = position({
      ...withPeople,
      players: 3,
      order: ["blue", "green", "red"],
      age: 2,
      active: "green",
      red: { influence: "plato", tokens: { culture: 1 }, power: { prestige: 1 } },
      blue: { influence: "shen-kuo" },
      green: { influence: "aristotle", hand: ["banking"], active: ["guilds", "algebra", "gunpowder"] },
    });
    table.play("green", "discover banking");
    expect(table.state.age).toBe(3);
    expect(table.deciders).toEqual(["green"]);
    expect(table.why("green", "end")).toBe("choose-person-first PR-72");
    expect(table.why("green", "invite michelangelo")).toBe("wrong-calling PR-72");
    table.play("green", "invite avicenna");
    expect(table.deciders).toEqual(["red"]);
    expect(table.tokens("red", "culture")).toBe(0);
    expect(table.power("red", "prestige")).toBe(0);
    expect(table.why("red", "invite avicenna")).toBe("person-taken PR-74");
    table.play("red", "invite roger-bacon");
    expect(table.deciders).toEqual(["green"]);
  });

  test("PR-72: from Age III an Artist may replace a Scientist; with Age IV the last Scientists leave for Artists", () => {
    const table = position({ ...withPeople, age: 3, red: { influence: "shen-kuo", past: ["plato"] } });
    table.play("red", "invite michelangelo");
    expect(table.influence("red")).toBe("michelangelo");
    const late = position({
      ...withPeople,
      industrial: true,
      age: 3,
      red: { hand: ["steam-pump"], active: ["blast-furnace", "mechanical-clock", "calculus"], influence: "shen-kuo" },
    }).play("red", "discover steam-pump");
    expect(late.state.age).toBe(4);
    expect(late.legal("red")).toContain("invite michelangelo");
    expect(late.legal("red").every((move) => move.startsWith("invite"))).toBe(true);
  });

  test("PR-73: heritage: a Scientist before Age III is given up with its gains for its heritage, once, kept for good", () => {
    const table = position({ ...withPeople, age: 2, red: { influence: "shen-kuo", tokens: { engineering: 2 } } });
    table.play("red", "heritage");
    expect(table.influence("red")).toBeNull();
    expect(table.tokens("red", "engineering")).toBe(1);
    expect(table.power("red", "army")).toBe(3);
    expect(table.state.actionsTaken).toBe(0);
    expect(table.why("red", "heritage")).toBe("no-heritage PR-73");
    expect(table.why("red", "invite avicenna")).toBe("no-second-one PR-73");
  });

  test("PR-73: a Scientist's heritage is lost with Age III, an Artist's with Age IV; a Philosopher has none", () => {
    expect(position({ ...withPeople, age: 3, red: { influence: "shen-kuo" } }).why("red", "heritage")).toBe(
      "heritage-too-late PR-73",
    );
    const artist = { influence: "michelangelo" };
    expect(position({ ...withPeople, age: 3, red: artist }).why("red", "heritage")).toBe("allowed");
    expect(position({ ...withPeople, industrial: true, age: 4, red: artist }).why("red", "heritage")).toBe(
      "heritage-too-late PR-73",
    );
    expect(position({ ...withPeople, red: { influence: "plato" } }).why("red", "heritage")).toBe("no-heritage PR-73");
  });

  test("PR-73: after a Scientist's heritage an Artist may be taken from Age III on", () => {
    const table = position({ ...withPeople, age: 3, red: { past: ["plato", "shen-kuo"] } });
    table.play("red", "invite michelangelo");
    expect(table.influence("red")).toBe("michelangelo");
  });

  test("PR-73: by the letter an Artist replaces a Scientist, so there is none after the heritage", () => {
    const letter = { ...withPeople, age: 3, artistsReplace: true } as const;
    const heir = position({ ...letter, red: { past: ["plato", "shen-kuo"] } });
    expect(heir.why("red", "invite michelangelo")).toBe("nobody-to-replace PR-73");
    expect(heir.legal("red").some((move) => move.startsWith("invite"))).toBe(false);
    const keeper = position({ ...letter, red: { influence: "shen-kuo", past: ["plato"] } });
    expect(keeper.why("red", "invite michelangelo")).toBe("allowed");
  });

  test("PR-74: personalities once owned stay by the player, are never available to others, and all their points count", () => {
    const table = position({
      ...withPeople,
      age: 2,
      red: { influence: "aristotle", tokens: { science: 1 } },
      blue: { influence: "plato" },
    });
    table.play("red", "invite shen-kuo", "heritage");
    expect(table.past("red")).toEqual(["aristotle", "shen-kuo"]);
    table.play("red", "end");
    expect(table.why("blue", "invite shen-kuo")).toBe("person-taken PR-74");
    table.state.ending = "symbols";
    expect(table.result?.parts[0]?.["personalities"]).toBe(2);
  });

  test("PR-75: gains that go: a track shows its steps cut at the end, and actions left do not fall below 0", () => {
    const table = position({
      ...withPeople,
      age: 3,
      red: { influence: "leonardo-da-vinci", past: ["plato", "shen-kuo"], steps: { actions: 5 } },
      actionsTaken: 4,
    });
    table.play("red", "heritage");
    expect(table.steps("red", "actions")).toBe(4);
    expect(table.legal("red")).toContain("quick III");
    const spent = position({
      ...withPeople,
      age: 3,
      red: { influence: "leonardo-da-vinci", past: ["shen-kuo"], steps: { actions: 1 }, hand: ["opera"] },
      actionsTaken: 2,
    }).play("red", "heritage");
    expect(spent.deciders).toEqual(["blue"]);
  });

  test("PR-75: of the tokens a spent one goes back first", () => {
    const table = position({
      ...withPeople,
      age: 2,
      red: { influence: "aristotle", tokens: { science: 2 }, spent: { science: 1 } },
    }).play("red", "invite shen-kuo");
    expect(table.tokens("red", "science")).toBe(1);
    expect(table.spent("red", "science")).toBe(0);
  });
});
