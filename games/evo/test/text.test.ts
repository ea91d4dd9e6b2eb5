import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { colourNaming, type GameText, isComplaint, LANGUAGES, Match, pick, type Seat, seeded } from "@clade/kernel";
import { clausesOf } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { EFFECTS, EVENT_CARDS, type EffectKind } from "../rules/data/cards.ts";
import type { SeenEvent } from "../rules/events.ts";
import { evo } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { REASONS } from "../rules/refusals.ts";
import { COLOURS } from "../rules/seats.ts";
import type { View } from "../rules/state.ts";
import { text, words } from "../text/index.ts";
import { PURPOSES } from "../text/purposes.ts";
import { cardName } from "../text/vocabulary.ts";
import { SAMPLES } from "./samples.ts";

/** A sentence is whole: it says something, and no hole of it was left open. */
function expectWhole(sentence: string): void {
  expect(sentence.trim()).not.toBe("");
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\{|\}| {2}/);
}

describe.each(LANGUAGES)("the words of %s", (language) => {
  const said: GameText<View, Move, SeenEvent> = text[language];
  const naming = colourNaming(language, COLOURS);

  test("every clause of the rules is explained, once", () => {
    const page = readFileSync(fileURLToPath(new URL("../../../docs/rules/evo.md", import.meta.url)), "utf8");
    const explained = said.rules.flatMap((chapter) => chapter.rules.map(({ clause }) => clause));
    expect(explained.toSorted()).toEqual(clausesOf(page).toSorted());
    for (const { title, rules } of said.rules) for (const rule of rules) expectWhole(`${title}: ${rule.text}`);
    for (const lesson of said.tutorial) expectWhole(`${lesson.title}: ${lesson.text}`);
  });

  test("every reason for a refusal has a sentence", () => {
    const details = {
      zone: "B1",
      from: "B1",
      to: "B2",
      gene: "leg",
      card: "charge",
      due: 1,
      face: 2,
      least: 3,
      most: 4,
      turns: 2,
    };
    for (const [code, clause] of Object.entries({ ...REASONS, ...PURPOSES })) {
      const sentence = said.refusal({ code, clause, details });
      expectWhole(sentence);
      expect(sentence).not.toBe(code);
    }
    expectWhole(said.refusal({ code: "game-over", clause: "house" }));
  });

  test("EO-49 every event card has a name and its effect in words", () => {
    const { names } = words[language];
    expect(new Set(EVENT_CARDS.map(({ id }) => cardName(names, id))).size).toBe(EVENT_CARDS.length);
    for (const { effect } of EVENT_CARDS) expectWhole(names.effect(effect));
    for (const kind of Object.keys(EFFECTS) as EffectKind[]) {
      const { least, most, when } = EFFECTS[kind];
      expectWhole(names.effect({ kind, amount: least }));
      expect(names.effect({ kind, amount: most })).toContain(most > 1 ? String(Math.abs(most)) : "");
      expectWhole(names.moments[when]);
    }
    expect(cardName(names, "my-own-card")).toBe("my own card");
  });

  test("every option and value has a name", () => {
    expect(Object.keys(said.options).toSorted()).toEqual(Object.keys(evo.options).toSorted());
    expect(Object.keys(said.options["island"]?.values ?? {})).toEqual(["fitting", "BD", "BC", "AD", "AC"]);
  });

  test("prompts, choices and log lines of whole games are whole sentences", () => {
    for (const sample of SAMPLES) {
      const match = Match.start(evo, { ...sample, seed: `words ${language}`, chance: "seeded" });
      if (isComplaint(match)) throw new Error(match.complaint);
      const chance = seeded(`words ${language}`);
      while (!match.over) {
        const seat: Seat = pick(match.deciders, chance);
        const view = match.view(seat);
        const legal = match.legal(seat);
        expectWhole(said.prompt(view, { deciders: match.deciders, legal }, naming));
        const labels = legal.map((move) => said.move(view, move, naming));
        expect(new Set(labels).size).toBe(labels.length);
        for (const label of labels) expectWhole(label);
        match.act(seat, pick(legal, chance));
      }
      expectWhole(said.prompt(match.view("spectator"), { deciders: [], legal: [] }, naming));
      for (const watcher of [0, "spectator"] as const) {
        for (const { event } of match.events(watcher)) {
          if (event.type === "taken-back" || event.type === "meteor") continue;
          expectWhole(said.event(event, naming) ?? "");
        }
      }
      for (const part of Object.keys(match.result?.parts[0] ?? {})) expectWhole(said.parts[part] ?? "");
    }
  });
});

describe("what a card did is told from the side of whoever reads it", () => {
  const told = (language: (typeof LANGUAGES)[number], event: SeenEvent) =>
    (["spectator", 0, 1] as const).map((reader) =>
      text[language].event(event, colourNaming(language, COLOURS), reader)?.replace(/^[^.]*\. /, ""),
    );
  const clutch: SeenEvent = {
    type: "played",
    seat: 0,
    card: "big-clutch",
    effect: { kind: "births", amount: 2 },
    aim: null,
    hit: null,
  };
  const cracked: SeenEvent = {
    ...clutch,
    card: "cracked-eggs",
    effect: { kind: "fewer-births", amount: 1 },
    aim: { seat: 1 },
  };

  test("who played it reads of themselves, all others read the name", () => {
    expect(told("en", clutch)).toEqual([
      "Red has 2 extra births this turn.",
      "You have 2 extra births this turn.",
      "Red has 2 extra births this turn.",
    ]);
    expect(told("fr", clutch)).toEqual([
      "Rouge a 2 naissances de plus à ce tour.",
      "Vous avez 2 naissances de plus à ce tour.",
      "Rouge a 2 naissances de plus à ce tour.",
    ]);
    expect(told("ko", clutch)[1]).toBe("당신은 이번 턴에 새끼를 2마리 더 낳습니다.");
  });

  test("so does whoever it was aimed at", () => {
    expect(told("en", cracked)).toEqual([
      "Blue has 1 birth fewer this turn.",
      "Blue has 1 birth fewer this turn.",
      "You have 1 birth fewer this turn.",
    ]);
    expect(told("fr", cracked)[2]).toBe("Vous avez 1 naissance de moins à ce tour.");
  });

  test("without a reader nobody is spoken to", () => {
    expect(text.en.event(clutch, colourNaming("en", COLOURS))).toBe(
      "Red plays Big Clutch. Red has 2 extra births this turn.",
    );
  });
});
