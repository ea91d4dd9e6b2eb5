import { describe, expect, test } from "vitest";
import { rankOf, timePenalty } from "../rules/score.ts";
import { progress } from "../rules/game.ts";
import { bookOf } from "../rules/book.ts";
import { position, Table } from "./position.ts";

describe("alone", () => {
  test("PR-50: only 1+ cards, and the solo side gives points by position from its first space on", () => {
    const { state } = Table.start(1);
    const cards = state.players.flatMap(({ hand }) => hand).length + (state.decks[0]?.length ?? 0);
    const solo = bookOf("standard").deck.technologies.filter(({ age, copies }) => age === 1 && copies.includes(1));
    expect(cards).toBe(solo.length);
    const table = position({ players: 1, red: { power: { army: 8, prestige: 99 } } });
    table.state.ending = "symbols";
    const { soloPower } = bookOf("standard").deck;
    expect(table.result?.parts[0]).toMatchObject({
      army: soloPower.army[8],
      prestige: soloPower.prestige.at(-1),
      population: soloPower.population[0],
    });
  });

  test("PR-51: after upkeep the top card of the current age without symbol goes to the Time pile", () => {
    const table = position({ players: 1, red: {}, decks: { 1: ["burial", "pottery", "philosophy", "monotheism"] } });
    table.play("red", "end");
    expect(table.time).toEqual(["pottery"]);
    expect(table.pile(1)).toEqual(["monotheism", "philosophy"]);
    expect(table.deck(1)).toEqual(["burial"]);
  });

  test("PR-51: an empty deck is rebuilt from its pile", () => {
    const table = position({ players: 1, red: {}, decks: { 1: ["philosophy"] }, piles: { 1: ["burial", "pottery"] } });
    table.play("red", "end");
    expect(table.time).toHaveLength(1);
    expect(table.told("shuffled")).toHaveLength(1);
  });

  test("PR-51: with no card without symbol left the game is lost, without score", () => {
    const table = position({ players: 1, red: {}, decks: { 1: ["philosophy"] }, piles: { 1: ["monotheism"] } });
    table.play("red", "end");
    expect(table.state.ending).toBe("lost");
    expect(table.result).toEqual({ scores: [0], places: [1], parts: [{}], verdict: "lost" });
  });

  test("PR-51 PR-34: a Time card that empties the age ends it; no reveal after the game's end", () => {
    const table = position({ players: 1, red: {}, decks: { 1: ["burial"] } }).play("red", "end");
    expect(table.state.age).toBe(2);
    expect(table.time).toEqual(["burial"]);
    const end = position({
      players: 1,
      age: 3,
      red: { hand: ["steam-pump"], active: ["blast-furnace", "mechanical-clock"] },
    });
    end.play("red", "discover steam-pump");
    expect(end.state.ending).toBe("symbols");
    expect(end.time).toEqual([]);
  });

  test("PR-52: once a turn a hand card may be swapped with any card of the Time pile, for no action", () => {
    const table = position({ players: 1, red: { hand: ["pottery", "burial"] }, time: ["calendar", "poetry"] });
    table.play("red", "swap pottery for calendar");
    expect(table.hand("red")).toEqual(["burial", "calendar"]);
    expect(table.time).toEqual(["poetry", "pottery"]);
    expect(table.state.actionsTaken).toBe(0);
    expect(table.why("red", "swap burial for poetry")).toBe("swapped-already PR-52");
  });

  test("PR-52 PR-32: not what is not there, not a card of a removed age, and not with others at the table", () => {
    const table = position({ players: 1, age: 3, red: { hand: ["opera"] }, time: ["calendar", "paper"] });
    expect(table.why("red", "swap opera for calendar")).toBe("time-card-old PR-32");
    expect(table.why("red", "swap opera for guilds")).toBe("not-in-time PR-52");
    expect(table.why("red", "swap caravel for paper")).toBe("not-in-hand house");
    expect(position({ red: { hand: ["burial"] } }).why("red", "swap burial for poetry")).toBe("solo-only PR-52");
  });

  test("PR-53: minus 1 for each of the first 7 Time cards, 2 for each of the next 7, and so on; ranks", () => {
    expect([0, 1, 7, 8, 14, 15, 21, 22].map(timePenalty)).toEqual([0, 1, 7, 9, 21, 24, 42, 46]);
    expect([-3, 20, 21, 40, 41, 65, 66].map(rankOf)).toEqual([
      "novice",
      "novice",
      "leader",
      "leader",
      "genius",
      "genius",
      "demigod",
    ]);
    const table = position({ players: 1, red: { active: ["writing"] }, time: ["pottery", "burial"] });
    table.state.ending = "symbols";
    expect(table.result).toMatchObject({ scores: [-1], places: [1], verdict: "novice" });
    expect(table.result?.parts[0]).toMatchObject({ cards: 1, time: -2 });
  });
});

describe("variants", () => {
  test("PR-60: Fast: Actions start at the second position", () => {
    const table = Table.start(3, { pace: "fast" });
    expect(table.steps("red", "actions")).toBe(1);
    expect(table.state.players.every(({ steps }) => steps[0] === 1)).toBe(true);
  });

  test("PR-60: the variants are for two to five players", () => {
    const options = {
      pace: "fast",
      personalities: false,
      milestones: false,
      industrial: false,
      deck: "standard",
    } as const;
    expect(progress.misfit?.(1, options)?.complaint).toContain("pace");
    expect(progress.misfit?.(2, options)).toBeUndefined();
  });

  test("PR-61: Faster: one symbol is enough for each age and for the end", () => {
    const table = position({
      players: 5,
      pace: "faster",
      red: { hand: ["philosophy"], active: ["musical-instruments", "alphabet"] },
    }).play("red", "discover philosophy");
    expect(table.state.age).toBe(2);
    const end = position({
      players: 5,
      pace: "faster",
      age: 3,
      red: { hand: ["steam-pump"], active: ["blast-furnace", "mechanical-clock"] },
    }).play("red", "discover steam-pump");
    expect(end.state.ending).toBe("symbols");
  });
});
