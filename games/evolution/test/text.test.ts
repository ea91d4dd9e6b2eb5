import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { type Chance, colourNaming, LANGUAGES, pick, type Refusal, type Seat, seats, seeded } from "@clade/kernel";
import { clausesOf, playRandomly, type Sample } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { TRAITS } from "../rules/cards.ts";
import type { Event, Where } from "../rules/events.ts";
import { evolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { REASONS } from "../rules/refusals.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State } from "../rules/state.ts";
import { PURPOSES } from "../text/purposes.ts";
import { text as TEXTS, words } from "../text/index.ts";
import { position, species } from "./position.ts";
import { SAMPLES } from "./samples.ts";

const HANGUL = /[\uac00-\ud7a3]/;
const page = readFileSync(fileURLToPath(new URL("../../../docs/rules/evolution.md", import.meta.url)), "utf8");

/** A line as a player should see it: whole, filled in, in the right script. */
function expectGood(line: string | undefined, language: keyof typeof TEXTS): void {
  expect(line).toBeTruthy();
  expect(line).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|function/);
  expect([line, HANGUL.test(line ?? "")]).toEqual([line, language === "ko"]);
}

describe.each(LANGUAGES)("texts in %s", (language) => {
  const text = TEXTS[language];

  test("every trait has a name of its own, a brief and an effect", () => {
    const { names, labels, board, terminal } = words[language];
    const { traits } = names;
    expect(new Set(TRAITS.map((trait) => traits[trait].name)).size).toBe(TRAITS.length);
    for (const trait of TRAITS) {
      for (const said of [traits[trait].name, traits[trait].brief, traits[trait].effect]) expectGood(said, language);
    }
    for (const label of [names, labels, board, terminal].flatMap((part) => Object.values({ ...part }) as unknown[])) {
      if (typeof label === "string") expectGood(label, language);
    }
    for (const phase of Object.values(names.phases)) expectGood(phase, language);
    for (const why of Object.values(board.turn)) expectGood(why, language);
  });

  test("the rules reference has every clause once, in order", () => {
    const clauses = text.rules.flatMap(({ rules }) => rules.map(({ clause }) => clause));
    expect(clauses).toEqual(clausesOf(page));
    for (const { title, rules } of text.rules) {
      expectGood(title, language);
      for (const rule of rules) expectGood(rule.text, language);
    }
  });

  test("the tutorial has six to eight lessons", () => {
    expect(text.tutorial.length).toBeGreaterThanOrEqual(6);
    expect(text.tutorial.length).toBeLessThanOrEqual(8);
    for (const { title, text: lesson } of text.tutorial) {
      expectGood(title, language);
      expectGood(lesson, language);
    }
  });

  test("options and score parts are there", () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(evolution.options));
    expect(Object.keys(text.parts)).toEqual(["bag", "population", "traits"]);
    for (const said of Object.values(text.parts)) expectGood(said, language);
  });

  test("every reason for a refusal has a sentence", () => {
    const details = { trait: "horns", what: "size", slots: 3, least: 1, most: 2 };
    const sentences = Object.entries({ ...REASONS, ...PURPOSES }).map(([code, clause]) =>
      text.refusal({ code, clause, details }),
    );
    for (const sentence of sentences) expectGood(sentence, language);
    expect(text.refusal({ code: "undo-chance", clause: "house" })).toMatch(/\S \S/);
  });
});

/** One event of each type, so that none can be without its line. */
const red: Where = { seat: 0, id: 3, index: 1 };
const blue: Where = { seat: 1, id: 0, index: 0 };
const EVENTS: { readonly [T in Event["type"]]: Extract<Event, { type: T }> } = {
  round: { type: "round", round: 3, first: 1, last: true },
  "species-given": { type: "species-given", seat: 0 },
  drew: { type: "drew", seat: 0, cards: [1, 2] },
  reshuffled: { type: "reshuffled", cards: 40, lastRound: 5 },
  "laid-food": { type: "laid-food", seat: 0, card: 4, again: true },
  "laid-trait": { type: "laid-trait", seat: 0, on: red, card: 5 },
  discarded: { type: "discarded", seat: 0, card: 6, use: { to: "population", on: red } },
  planned: { type: "planned", seat: 0, card: 7, use: { to: "species", side: "left" } },
  done: { type: "done", seat: 0 },
  "traits-turned": {
    type: "traits-turned",
    boards: [{ seat: 0, laid: [{ index: 0, cards: [8, 20] }], newSpecies: 2, discarded: [9] }],
  },
  grew: { type: "grew", seat: 0, on: red },
  "moved-fat": { type: "moved-fat", seat: 0, on: red, amount: 2 },
  "food-turned": { type: "food-turned", cards: [10, 11], sum: -2, plants: 0 },
  took: { type: "took", seat: 0, on: red, food: "meat", from: "reserve", amount: 3, stored: 1, by: "attack" },
  outwitted: { type: "outwitted", seat: 0, on: red, card: 12, trait: "horns" },
  attacked: { type: "attacked", seat: 0, on: red, target: blue },
  gored: { type: "gored", seat: 0, on: red },
  bagged: { type: "bagged", seat: 0, amount: 1, why: "crowded-out" },
  extinct: { type: "extinct", seat: 0, on: red, traits: [13, 30], closes: true },
  starved: { type: "starved", seat: 0, on: red, from: 4, to: 2 },
  thought: { type: "thought", seat: 0, on: red, card: 14 },
  passed: { type: "passed", seat: 0 },
  over: { type: "over" },
};

test.each(LANGUAGES)("in %s every event has its line, for its owner and for the others", (language) => {
  const text = TEXTS[language];
  for (const event of Object.values(EVENTS)) {
    for (const watcher of [0, 1, "spectator"] as const) {
      const seen = evolution.events.see(event, watcher);
      if (seen !== undefined) expectGood(text.event(seen, colourNaming(language, COLOURS)), language);
    }
  }
});

/** Puts every prompt, move, event and refusal of a game into words. */
function tellAll(language: keyof typeof TEXTS, sample: Sample): void {
  const text = TEXTS[language];
  const naming = colourNaming(language, COLOURS);
  const chance = seeded(`${language} ${JSON.stringify(sample)}`);
  const strange: Move[] = [];
  playRandomly(evolution, sample, `texts ${language}`, ({ state, seat, legal, move, number }) => {
    strange.push(move);
    if (number % 3 !== 0) return;
    const view = evolution.view(state, seat);
    const deciders = evolution.deciders(state);
    expectGood(text.prompt(view, { deciders, legal }, naming), language);
    expectGood(text.prompt(evolution.view(state, "spectator"), { deciders, legal: [] }, naming), language);
    for (const each of legal) expectGood(text.move(view, each, naming), language);
    for (const refusal of refusals(state, strange, sample.players, chance)) expectGood(text.refusal(refusal), language);
    for (const event of eventsOf(state, move, seat)) {
      const seen = evolution.events.see(event, seat);
      if (seen !== undefined) expectGood(text.event(seen, naming), language);
    }
  });
}

function refusals(state: State, pool: readonly Move[], players: number, chance: Chance): Refusal[] {
  return seats(players).flatMap((seat) => evolution.refusal(state, seat, pick(pool, chance)) ?? []);
}

function eventsOf(state: State, move: Move, seat: Seat): Event[] {
  const told: Event[] = [];
  const chance = seeded("events");
  evolution.play(evolution.clone(state), seat, move, { chance, tell: (event) => told.push(event) });
  return told;
}

test.each(LANGUAGES)("in %s every prompt, move, event and refusal of random games is a whole line", (language) => {
  for (const sample of SAMPLES) tellAll(language, sample);
});

test("the prompt says whether somebody must feed, or may pass", () => {
  const hungry = position({ red: [species({ population: 2 })], blue: [species()], plants: 4 });
  const full = position({ red: [species({ population: 2, food: 2 })], blue: [species({ population: 2 })], plants: 4 });
  const prompts = [hungry, full].map(({ state }) =>
    TEXTS.en.prompt(
      evolution.view(state, 0),
      { deciders: evolution.deciders(state), legal: evolution.legal(state, 0) },
      () => "?",
    ),
  );
  expect(prompts).toEqual([
    "Feed one of your hungry species.",
    "You need not feed now: store fat, use Intelligence, or pass.",
  ]);
});
