import { at, LANGUAGES } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { bookOf, cardsFor } from "../rules/book.ts";
import { STANDARD } from "../rules/deck/standard.ts";
import { progress } from "../rules/game.ts";
import { nameIn } from "../text/scene.ts";
import { position, Table } from "./position.ts";

const book = bookOf("standard.2");

describe("components and set-up", () => {
  test("PR-1: a card has name, age, type, cost lines, a gain, points, a discard value, a tag; no line is without an amount", () => {
    for (const { id, cost, gains, value, copies } of STANDARD.technologies) {
      for (const language of LANGUAGES) expect(nameIn(language, { id })).not.toBe(id);
      expect(cost.every(({ amount }) => amount > 0)).toBe(true);
      expect(gains).toHaveLength(1);
      expect(value).toBeGreaterThan(0);
      expect(copies.every((tag) => tag >= 1 && tag <= 5)).toBe(true);
    }
  });

  test("PR-2: a game uses the cards whose tag is at most the number of players", () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const table = Table.start(players);
      for (const age of [1, 2, 3]) {
        const tagged = STANDARD.technologies
          .filter((technology) => technology.age === age)
          .reduce((sum, { copies }) => sum + copies.filter((tag) => tag <= players).length, 0);
        expect(cardsFor(book, age, players)).toHaveLength(tagged);
        const dealt = age === 1 ? table.state.players.reduce((sum, { hand }) => sum + hand.length, 0) : 0;
        expect(at(table.state.decks, age - 1)).toHaveLength(tagged - dealt);
      }
    }
    expect([1, 2, 3].map((age) => cardsFor(book, age, 5).length)).toEqual([66, 60, 58]);
    expect(cardsFor(book, 4, 5)).toHaveLength(55);
  });

  test("PR-2: decks are shuffled", () => {
    expect(Table.start(4, { seed: "one" }).deck(2)).not.toEqual(Table.start(4, { seed: "two" }).deck(2));
  });

  test("PR-3: seven skills at their start values, three power tracks at 0", () => {
    const { steps, power, tokens } = Table.start(3).player("blue");
    expect(steps).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(power).toEqual([0, 0, 0]);
    expect(tokens).toEqual([0, 0, 0, 0]);
    expect(book.skillValues.map((values) => values[0])).toEqual([2, 3, 5, 1, 1, 4, 1]);
    expect(book.quickDiscards[0]).toBe(0);
  });

  test.each([
    [1, [6]],
    [2, [5, 6]],
    [3, [5, 6, 7]],
    [4, [5, 6, 6, 7]],
    [5, [5, 6, 6, 7, 7]],
  ] as const)("PR-4: opening hands of %i from Age I, in turn order", (players, hands) => {
    const { state } = Table.start(players);
    expect(state.order.map((seat) => at(state.players, seat).hand.length)).toEqual(hands);
    expect(state.players.flatMap(({ hand }) => hand).every((card) => at(book.faces, card).age === 1)).toBe(true);
  });

  test("PR-4: chance picks the first player", () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, game) => Table.start(5, { seed: `${game}` }).state.order[0]));
    expect(firsts.size).toBe(5);
  });

  test("PR-5: only deck I is active at first; a card goes to the pile of its age", () => {
    const table = position({ age: 2, red: { hand: ["pottery", "calendar", "guilds", "burial"] } });
    table.play("red", "discover pottery", "pay guilds");
    expect(table.pile(2)).toEqual(["guilds"]);
    expect(position({ red: {} }).why("red", "draw II")).toBe("deck-not-active PR-5");
  });

  test("PR-6: hands and draws from a deck are secret, draws from a discard pile are open", () => {
    const table = position({
      red: { hand: ["pottery"] },
      decks: { 1: ["calendar", "burial"] },
      piles: { 1: ["poetry", "writing"] },
    });
    expect(table.view("blue").players[0]?.hand).toEqual({ count: 1, cards: null });
    expect(table.view("red").players[0]?.hand.cards).toHaveLength(1);
    expect(table.view("blue").piles[0]).toHaveLength(2);
    table.play("red", "quick I", "quick I pile");
    const [drew] = table.told("drew");
    const [took] = table.told("took");
    expect(drew && progress.events.see(drew, 1)).toEqual({ type: "drew", seat: 0, age: 1, card: null });
    expect(took && progress.events.see(took, 1)).toEqual({ type: "took", seat: 0, age: 1, card: "writing" });
  });

  test("PR-6: only the top of a discard pile may be taken; cards discarded together lie in the owner's order", () => {
    const table = position({
      red: { hand: ["pottery", "calendar", "burial", "poetry", "writing", "alphabet", "the-wheel"] },
    }).play("red", "end", "discard burial", "discard pottery");
    expect(table.pile(1)).toEqual(["burial", "pottery"]);
    table.play("blue", "quick I pile");
    expect(table.hand("blue")).toEqual(["pottery"]);
  });
});
