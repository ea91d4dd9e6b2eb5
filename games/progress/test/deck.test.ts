import { isComplaint } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { checkDeck } from "../rules/deck/check.ts";
import { AGES, type Deck, type Milestone, type Personality, type Technology } from "../rules/deck/deck.ts";
import { KNOWN_CARDS } from "../rules/deck/known.ts";
import { progress } from "../rules/game.ts";
import { NAMED_DECK as STANDARD } from "../text/named-deck.ts";

/** What is said about the deck with one thing in it changed. */
function complaint(change: Partial<Deck>): string {
  const checked = checkDeck(JSON.parse(JSON.stringify({ ...STANDARD, ...change })));
  return isComplaint(checked) ? checked.complaint : "nothing";
}
function withCard(id: string, change: { readonly [K in keyof Technology]?: unknown }): Partial<Deck> {
  return {
    technologies: STANDARD.technologies.map((each) => (each.id === id ? ({ ...each, ...change } as Technology) : each)),
  };
}
function withPerson(id: string, change: { readonly [K in keyof Personality]?: unknown }): Partial<Deck> {
  return {
    personalities: STANDARD.personalities.map((each) =>
      each.id === id ? ({ ...each, ...change } as Personality) : each,
    ),
  };
}
function withMilestone(id: string, change: { readonly [K in keyof Milestone]?: unknown }): Partial<Deck> {
  return {
    milestones: STANDARD.milestones.map((each) => (each.id === id ? ({ ...each, ...change } as Milestone) : each)),
  };
}
function withTrack(skill: keyof Deck["tracks"], change: object): Partial<Deck> {
  return { tracks: { ...STANDARD.tracks, [skill]: { ...STANDARD.tracks[skill], ...change } } };
}
const without = <T extends { readonly id: string }>(cards: readonly T[], ...ids: readonly string[]): T[] =>
  cards.filter(({ id }) => !ids.includes(id));

test("no two technologies or people of an age have the same effect", () => {
  const effects = [
    ...STANDARD.technologies.map(({ age, gains, power, points, symbol, sets }) =>
      JSON.stringify([age, gains, power, points, symbol, sets]),
    ),
    ...STANDARD.personalities.map(({ gains, power, points, heritage, heritagePower }) =>
      JSON.stringify([gains, power, points, heritage, heritagePower]),
    ),
  ];
  expect(new Set(effects).size).toBe(effects.length);
});

test("every number of players from two on has cards of its own in every age", () => {
  for (const age of AGES) {
    const tags = new Set(STANDARD.technologies.filter((each) => each.age === age).flatMap(({ copies }) => copies));
    expect(tags).toEqual(new Set([1, 2, 3, 4, 5]));
  }
});

describe("the deck that comes with the game", () => {
  test("breaks none of the authoring rules", () => {
    expect(complaint({})).toBe("nothing");
  });

  test("has every known name, at a fitting age", () => {
    const missing = KNOWN_CARDS.filter(
      ({ id, ages }) => !STANDARD.technologies.some((each) => each.id === id && ages.includes(each.age)),
    );
    expect(missing).toEqual([]);
  });

  test("has most technologies in several copies, and the key ones in fewer", () => {
    const several = STANDARD.technologies.filter(({ copies }) => copies.length > 1).length;
    expect(several / STANDARD.technologies.length).toBeGreaterThan(0.9);
    const average = (cards: readonly Technology[]) =>
      cards.reduce((sum, { copies }) => sum + copies.length, 0) / cards.length;
    const key = STANDARD.technologies.filter(({ symbol, gains }) => symbol !== undefined || gains.includes("actions"));
    const rest = STANDARD.technologies.filter((each) => !key.includes(each));
    expect(average(key)).toBeLessThan(average(rest));
  });

  test("has no two cards of the same name in any language", () => {
    for (const language of ["en", "fr", "ko"] as const) {
      const names = [...STANDARD.technologies, ...STANDARD.personalities, ...STANDARD.milestones].map(
        (each) => each.names[language],
      );
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });
});

describe("a faulty deck is refused in one line that names the card", () => {
  test.each([
    ["no object", "a deck", 'the deck: expected an object, got "a deck"'],
    ["a missing part", { name: "x" }, 'the deck: "tracks": expected an object, got nothing'],
    ["an unknown part", { ...STANDARD, colour: "red" }, 'the deck: "colour" is unknown'],
    [
      "technologies that are no list",
      { ...STANDARD, technologies: {} },
      'the deck: "technologies": expected a list, got {}',
    ],
  ])("form: %s", (_, data, expected) => {
    expect(checkDeck(data)).toEqual({ complaint: expected });
  });

  test.each([
    [
      "a missing key",
      withCard("pottery", { value: undefined }),
      'card pottery: "value": expected a whole number from 0 to 99, got nothing',
    ],
    ["an unknown key", withCard("pottery", { colour: 1 } as object), 'card pottery: "colour" is unknown'],
    [
      "a bad id",
      withCard("opera", { id: "Opera!" }),
      'card Opera!: "id": expected small letters, digits and single hyphens, got "Opera!"',
    ],
    ["no id", withCard("opera", { id: undefined }), 'the deck: "technologies" 54: "id": expected a text, got nothing'],
    ["an empty name", withCard("opera", { names: { en: "" } }), 'card opera: "names": "en": expected a text, got ""'],
    [
      "a name that fits no card",
      withCard("opera", { names: { en: "o".repeat(81) } }),
      'card opera: "names": "en": at most 80 letters are allowed, got 81',
    ],
    [
      "more gains than any card has",
      withCard("opera", { gains: Array.from({ length: 21 }, () => "culture") }),
      'card opera: "gains": at most 20 are allowed, got 21',
    ],
    ["an age that is none", withCard("opera", { age: 5 }), 'card opera: "age": expected 1, 2, 3 or 4, got 5'],
    [
      "a type that is none",
      withCard("opera", { type: "art" }),
      'card opera: "type": expected science, engineering or culture, got "art"',
    ],
    [
      "a gain that is none",
      withCard("opera", { gains: ["gold"] }),
      'card opera: "gains" 1: expected actions, draw, hand',
    ],
    [
      "points below zero",
      withCard("opera", { points: -1 }),
      'card opera: "points": expected a whole number from 0 to 99, got -1',
    ],
    [
      "a line that costs nothing (PR-1)",
      withCard("opera", { cost: [{ type: "culture", amount: 0, prerequisite: "poetry" }] }),
      'card opera: "cost" 1: must cost something',
    ],
    [
      "a quick draw that is no pair",
      withTrack("quick-draw", { values: [[1, 0], [2]] }),
      'the deck: "tracks": "quick-draw": "values" 2: at least 2 are needed, got 1',
    ],
  ])("form: %s", (_, change, expected) => {
    expect(complaint(change)).toContain(expected);
  });

  test.each([
    [
      "two cards with one id",
      { technologies: [...STANDARD.technologies, ...STANDARD.technologies.slice(0, 1)] },
      "card agriculture: there are two",
    ],
    ["a tag above 5+", withCard("opera", { copies: [1, 2, 6] }), "card opera: a copy is tagged 6+"],
    ["no copy for one player", withCard("opera", { copies: [2, 3, 4] }), "card opera: has no copy tagged 1+"],
    ["no copy at all", withCard("opera", { copies: [] }), "card opera: has no copy"],
    [
      "a wrong deck size",
      withCard("code-of-laws", { copies: [1, 2] }),
      "card code-of-laws: with it age 1 has 67 cards, but must have 66",
    ],
    [
      "a known cost changed",
      withCard("irrigation", { cost: [{ type: "science", amount: 1, prerequisite: "calendar" }] }),
      "card irrigation: its known cost is",
    ],
    [
      "a known discard value changed",
      withCard("monotheism", { value: 1 }),
      "card monotheism: its known discard value is 2",
    ],
    [
      "a known forerunner left out",
      withCard("alphabet", { cost: [{ type: "science", amount: 2, prerequisite: "calendar" }] }),
      "card alphabet: is known to follow writing",
    ],
    [
      "a known power step changed",
      withCard("medicine", { power: { army: 2 } }),
      "card medicine: is known to give 1 power step",
    ],
    ["two bonuses", withCard("opera", { gains: ["draw", "culture"] }), "card opera: gives 2 bonuses"],
    ["no discard value", withCard("opera", { value: 0 }), "card opera: must be worth 1 or more"],
    [
      "a prerequisite that does not exist",
      withCard("opera", { cost: [{ type: "culture", amount: 2, prerequisite: "jazz" }] }),
      "card opera: its prerequisite jazz does not exist",
    ],
    [
      "a prerequisite of a later age",
      withCard("poetry", { cost: [{ type: "culture", amount: 2, prerequisite: "opera" }] }),
      "card poetry: its prerequisite opera is of a later age",
    ],
    [
      "a line of another type than its prerequisite",
      withCard("opera", { cost: [{ type: "science", amount: 2, prerequisite: "poetry" }] }),
      "card opera: its line with poetry must cost culture, not science",
    ],
    ["no cost", withCard("opera", { cost: [] }), "card opera: costs nothing"],
    [
      "a circle of prerequisites",
      withCard("feudalism", { cost: [{ type: "culture", amount: 2, prerequisite: "guilds" }] }),
      "card guilds: is its own prerequisite",
    ],
    [
      "a prerequisite of four others",
      withCard("burial", { cost: [{ type: "science", amount: 2, prerequisite: "calendar" }] }),
      "card calendar: is prerequisite of 4 others",
    ],
    [
      "a later line without prerequisite",
      withCard("opera", { cost: [{ type: "culture", amount: 2 }] }),
      "card opera: only Age I has lines without prerequisite",
    ],
    [
      "a symbol of the wrong age",
      withCard("opera", { symbol: 3 }),
      "card opera: an age 3 card can only announce age 4",
    ],
    [
      "too few technologies with a symbol",
      {
        technologies: STANDARD.technologies.map(({ symbol, ...each }) =>
          symbol === 3 && each.id !== "banking" ? each : { ...each, ...(symbol === undefined ? {} : { symbol }) },
        ),
      },
      "card banking: 1 players need 2 different technologies with symbol 3, not 1",
    ],
    ["a set symbol before Age IV", withCard("opera", { sets: ["culture"] }), "card opera: only Age IV has set symbols"],
    [
      "a set symbol missing",
      {
        technologies: STANDARD.technologies.map(({ sets, ...each }) =>
          sets?.includes("culture") === true ? each : { ...each, ...(sets === undefined ? {} : { sets }) },
        ),
      },
      "has a culture set symbol",
    ],
    [
      "Actions other than 2 to 5",
      withTrack("actions", { values: [2, 3, 4, 6] }),
      "the actions track: must be 2, 3, 4, 5",
    ],
    [
      "Research other than 4 to 1",
      withTrack("research", { values: [4, 3, 2] }),
      "the research track: must be 4, 3, 2, 1",
    ],
    ["a wrong start", withTrack("hand", { values: [6, 7, 8, 9, 10, 11] }), "the hand track: must start with 5"],
    ["a track that does not rise", withTrack("draw", { values: [3, 3, 4, 5, 6] }), "the draw track: must rise"],
    [
      "a quick draw that starts elsewhere",
      withTrack("quick-draw", {
        values: [
          [2, 1],
          [2, 0],
          [3, 1],
          [3, 0],
          [4, 1],
        ],
      }),
      "the quick-draw track: must start with 1, 0",
    ],
    ["points that do not fit a track", withTrack("draw", { points: [0, 1] }), "the draw track: needs points for each"],
    ["points at the start", withTrack("draw", { points: [1, 1, 1, 1, 1] }), "the draw track: there are no points left"],
    ["points that fall", withTrack("draw", { points: [0, 3, 2, 4, 5] }), "the draw track: points must not fall"],
    ["power tracks too short", { powerSpaces: 7 }, "the prestige track: needs 8 spaces at least"],
    ["power tracks too short for a game", { powerSpaces: 9 }, "the prestige track: one player can take"],
    [
      "a short solo side",
      { soloPower: { ...STANDARD.soloPower, army: [0, 1] } },
      "the solo army track: needs 8 spaces",
    ],
    [
      "a solo side that falls",
      { soloPower: { ...STANDARD.soloPower, army: [0, 2, 1, 2, 3, 4, 5, 6, 7, 8] } },
      "the solo army track: points must not fall",
    ],
    [
      "a personality without gains",
      withPerson("plato", { gains: [], power: undefined }),
      "personality plato: gives nothing",
    ],
    [
      "a philosopher without number",
      withPerson("plato", { order: undefined }),
      "personality plato: a philosopher needs an order number",
    ],
    [
      "a philosopher with heritage",
      withPerson("plato", { heritage: ["draw"] }),
      "personality plato: a philosopher leaves no heritage",
    ],
    ["an order number twice", withPerson("plato", { order: 1 }), "order number 1 is there twice"],
    ["an order number beyond 5", withPerson("plato", { order: 6 }), "personality plato: order numbers go from 1 to 5"],
    ["a scientist with a number", withPerson("avicenna", { order: 3 }), "personality avicenna: only philosophers"],
    [
      "a scientist without heritage",
      withPerson("avicenna", { heritage: undefined, heritagePower: undefined }),
      "personality avicenna: needs a heritage",
    ],
    [
      "four artists",
      { personalities: without(STANDARD.personalities, "michelangelo") },
      "there must be 5 of calling artist, not 4",
    ],
    [
      "a milestone with one section",
      withMilestone("angkor", { sections: [{ type: "science", amount: 3 }] }),
      "milestone angkor: must have 2 to 4 sections, not 1",
    ],
    [
      "a milestone without gains",
      withMilestone("angkor", { gains: [], power: undefined }),
      "milestone angkor: gives nothing",
    ],
    ["a milestone without points", withMilestone("angkor", { points: 0 }), "milestone angkor: needs points"],
    [
      "a section of the wrong type",
      withMilestone("angkor", {
        sections: [
          { type: "science", amount: 3, prerequisite: "poetry" },
          { type: "science", amount: 3 },
        ],
      }),
      "milestone angkor: its line with poetry must cost culture",
    ],
    ["too few milestones", { milestones: without(STANDARD.milestones, "angkor") }, "age 2 must have 5, not 4"],
  ] as const)("rule: %s", (_, change, expected) => {
    expect(complaint(change)).toContain(expected);
  });

  test("rule: a kind of token that cannot be had", () => {
    const technologies = STANDARD.technologies.map((each) =>
      each.gains.includes("general") ? { ...each, gains: ["draw" as const] } : each,
    );
    expect(complaint({ technologies })).toContain("gives a general token");
  });

  test("rule: fewer than three Actions steps in reach", () => {
    const technologies = STANDARD.technologies.map((each) =>
      each.gains.includes("actions") && each.age === 1 ? { ...each, gains: ["draw" as const] } : each,
    );
    const expected = "card mechanical-clock, universities, humanism";
    const fewer = technologies.map((each) => (each.id === "humanism" ? { ...each, gains: ["draw" as const] } : each));
    expect(complaint({ technologies })).toBe("nothing");
    expect(complaint({ technologies: fewer })).toContain(expected.slice(0, -", humanism".length));
  });

  test("rule: too few solo cards without symbol for the Time pile", () => {
    const technologies = STANDARD.technologies.map((each, index) =>
      each.age === 4 && index % 2 === 0 ? { ...each, symbol: 5 as const } : each,
    );
    expect(complaint({ technologies })).toMatch(
      /card .*: with it age 4 has \d solo cards without symbol, but needs 10/,
    );
  });

  test("rule: too few technologies that an opening hand can play", () => {
    const technologies = STANDARD.technologies.map((each) =>
      each.age === 1 && each.cost.every(({ prerequisite }) => prerequisite === undefined) && each.id !== "pottery"
        ? { ...each, cost: [{ type: "engineering" as const, amount: 2, prerequisite: "stirrup" }] }
        : each,
    );
    expect(complaint({ technologies })).toContain("card");
  });
});

describe("a deck of one's own", () => {
  /** Another deck: other names, and cards that cost more. */
  const own = JSON.parse(
    JSON.stringify({
      ...STANDARD,
      name: "Mine",
      technologies: STANDARD.technologies.map(({ names, ...each }) => ({ ...each, names: { en: `My ${names.en}` } })),
    }),
  ) as unknown;

  test("is played to the end, and events carry its names", () => {
    const deck = checkDeck(own);
    if (isComplaint(deck)) throw new Error(deck.complaint);
    const { state } = playRandomly(progress, { players: 3, options: { deck: own } }, "own deck");
    expect(progress.result(state)?.scores).toHaveLength(3);
    expect(progress.view(state, 0).deck).toMatchObject({ name: "Mine" });
    expect(deck.technologies[0]?.names).toEqual({ en: "My Agriculture", fr: "My Agriculture", ko: "My Agriculture" });
  });
});
