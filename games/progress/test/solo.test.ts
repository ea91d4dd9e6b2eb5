import { describe, expect, test } from "vitest";
import { ranksIn } from "../rules/numbers.ts";
import { timePenalty } from "../rules/score.ts";
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

  const opensAgeIII = {
    players: 1,
    age: 2,
    red: { hand: ["banking"], active: ["guilds", "algebra"], tokens: { general: 9 } },
    time: ["calendar", "paper", "poetry"],
  } as const;
  const openAgeIII = (table: Table) => {
    table.play("red", "discover banking");
    while (table.state.pending.length > 0) table.play("red", "turn general");
    expect(table.state.age).toBe(3);
    return table;
  };
  test("PR-32: the Time pile stays when its age leaves the game, and counts", () => {
    const table = openAgeIII(position(opensAgeIII));
    expect(table.time).toEqual(["calendar", "paper", "poetry"]);
    table.state.ending = "symbols";
    expect(table.result?.parts[0]).toMatchObject({ time: -3 });
  });

  test("PR-32: by the letter its cards of the old age leave with it, and are seen to be gone", () => {
    const table = openAgeIII(position({ ...opensAgeIII, timeLeaves: true }));
    expect(table.time).toEqual(["paper"]);
    const { cards } = bookOf("standard");
    expect(table.state.gone).toContain(cards.get("calendar"));
    expect(table.state.gone).toContain(cards.get("poetry"));
    table.state.ending = "symbols";
    expect(table.result?.parts[0]).toMatchObject({ time: -1 });
  });

  test("PR-35 PR-51: alone no idle rounds end an age: the Time pile does, or loses the game", () => {
    const idle = { players: 1, red: {}, turns: 0 } as const;
    const table = position(idle);
    for (let round = 1; round <= 15; round++) table.play("red", "end");
    expect([table.state.age, table.time.length]).toEqual([1, 15]);
    while (table.state.ending === null) table.play("red", "end");
    expect(table.state.ending).toBe("lost");
    const before = position({ ...idle, version: 1 });
    for (let round = 1; round <= 10; round++) before.play("red", "end");
    expect(before.state.age).toBe(2);
  });

  test("PR-53: minus 1 for each of the first 7 Time cards, 2 for each of the next 7, and so on; ranks", () => {
    expect([0, 1, 7, 8, 14, 15, 21, 22].map(timePenalty)).toEqual([0, 1, 7, 9, 21, 24, 42, 46]);
    const upTo = [20, 40, 65, Number.POSITIVE_INFINITY];
    expect(ranksIn({ variant: { industrial: false }, version: 2 }).map(({ to }) => to)).toEqual(upTo);
    const table = position({ players: 1, red: { active: ["writing"] }, time: ["pottery", "burial"] });
    table.state.ending = "symbols";
    expect(table.result).toMatchObject({ scores: [-1], places: [1], verdict: "novice" });
    expect(table.result?.parts[0]).toMatchObject({ cards: 1, time: -2 });
  });

  test("PR-92: with a fourth Age every rank takes twice the points, in games of version 1 as many as ever", () => {
    const power = { prestige: 99, population: 99 };
    const rankWith = (industrial: boolean, version?: number): string | undefined => {
      const table = position({ players: 1, red: { power }, industrial, ...(version === undefined ? {} : { version }) });
      table.state.ending = "symbols";
      return table.result?.verdict;
    };
    expect(rankWith(false)).toBe("leader");
    expect(rankWith(true)).toBe("novice");
    expect(rankWith(true, 1)).toBe("leader");
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
      timeLeaves: false,
      artistsReplace: false,
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
