import { readFileSync } from "node:fs";
import { colourNaming, LANGUAGES, seats, type Watcher } from "@clade/kernel";
import { clausesOf, playRandomly, type Sample } from "@clade/kernel/testkit";
import { textWidth } from "@clade/ui/terminal";
import { describe, expect, test } from "vitest";
import { terminal } from "../board/terminal.ts";
import type { Event } from "../rules/events.ts";
import { sEvolution } from "../rules/game.ts";
import { REASONS } from "../rules/refusals.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State } from "../rules/state.ts";
import { PURPOSES } from "../text/purposes.ts";
import { text as TEXTS } from "../text/index.ts";
import { SAMPLES } from "./samples.ts";
import { newGame } from "./scene.ts";

const clauses = clausesOf(readFileSync(new URL("../../../docs/rules/s-evolution.md", import.meta.url), "utf8"));
const DETAILS = { suit: 1, place: 4, by: 2, most: 6, price: 3, have: 2, level: 1, age: 3 };

/** Nothing is missing in a sentence: no holes, no question marks of unknown things, no code. */
function whole(sentence: string | undefined): boolean {
  return sentence !== undefined && sentence.trim() !== "" && !/undefined|\{|\}|\?\?|NaN|\[object/.test(sentence);
}

/** Every event and every position of a few random games of each sample. */
function walk(
  visit: (sample: Sample, state: Parameters<typeof sEvolution.view>[0]) => void,
  hear: (event: Event) => void = () => {},
): void {
  for (const sample of SAMPLES) {
    for (let game = 0; game < 3; game++) {
      let number = 0;
      playRandomly(sEvolution, sample, `texts ${game}`, ({ state, seat, move }) => {
        if (number++ % 5 === 0) visit(sample, state);
        const twin = sEvolution.clone(state);
        const { chance } = newGame(2, "2.0", "luck");
        sEvolution.play(twin, seat, move, { chance, tell: hear });
      });
    }
  }
}

describe.each(LANGUAGES)("texts in %s", (language) => {
  const text = TEXTS[language];
  const naming = colourNaming(language, COLOURS);

  test("the rules reference has every clause, once", () => {
    const told = text.rules.flatMap(({ rules }) => rules.map(({ clause }) => clause));
    expect(new Set(told).size).toBe(told.length);
    expect(told.toSorted()).toEqual(clauses.toSorted());
    for (const { rules } of text.rules)
      for (const rule of rules) expect([rule.clause, whole(rule.text)]).toEqual([rule.clause, true]);
  });

  test("every refusal has its sentence, with nothing left to fill in", () => {
    const sentences = Object.entries({ ...REASONS, ...PURPOSES }).map(([code, clause]) =>
      text.refusal({ code, clause, details: DETAILS }),
    );
    for (const sentence of sentences) expect([sentence, whole(sentence)]).toEqual([sentence, true]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("every event of random games has its line, for every watcher", () => {
    const heard = new Set<string>();
    const listen = (event: Event) => {
      heard.add(event.type);
      for (const watcher of [0, 1, "spectator"] as const) {
        const shown = sEvolution.events.see(event, watcher);
        const line = shown === undefined ? undefined : text.event(shown, naming);
        expect([event, whole(line)]).toEqual([event, true]);
      }
    };
    walk(() => {}, listen);
    expect(heard.size).toBeGreaterThan(20);
  });

  test("every position has a prompt, and its moves have labels that tell them apart", () => {
    walk((sample, state) => {
      for (const watcher of [...seats(sample.players), "spectator"] as Watcher[]) {
        const view = sEvolution.view(state, watcher);
        const legal = watcher === "spectator" ? [] : sEvolution.legal(state, watcher);
        expect(whole(text.prompt(view, { deciders: sEvolution.deciders(state), legal }, naming))).toBe(true);
        const labels = legal.map((move) => text.move(view, move, naming));
        expect(new Set(labels).size).toBe(labels.length);
        for (const label of labels) expect([label, whole(label)]).toEqual([label, true]);
      }
    });
  });

  test("the terminal board draws every position, within its width", () => {
    const look = { language, naming, width: 100, paint: (_: string, line: string) => line };
    const draw = (state: State, watcher: Watcher) =>
      terminal(sEvolution.view(state, watcher), { ...look, deciders: sEvolution.deciders(state) });
    walk((sample, state) => {
      for (const watcher of [...seats(sample.players), "spectator"] as Watcher[]) {
        for (const line of draw(state, watcher)) {
          expect([line, textWidth(line) <= 100, /undefined|\?/.test(line)]).toEqual([line, true, false]);
        }
      }
    });
  });

  test("options, parts, seats, chapters and lessons are all there", () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(sEvolution.options));
    expect(Object.keys(text.options["edition"]?.values ?? {})).toEqual(sEvolution.options.edition.choices);
    expect(Object.keys(text.parts)).toEqual(["needs", "discontent", "prestige", "discoveries"]);
    expect(Object.keys(text.verdicts)).toEqual([0, 1, 2, 3, 4].map((count) => `modern-${count}`));
    expect(text.rules).toHaveLength(TEXTS.en.rules.length);
    expect(text.tutorial).toHaveLength(TEXTS.en.tutorial.length);
  });
});

test("a blind hand is drawn as backs, to its owner and to nobody more than it should", () => {
  const { state } = newGame(2, "v1", "blind");
  const look = {
    language: "en" as const,
    naming: colourNaming("en", COLOURS),
    deciders: sEvolution.deciders(state),
    width: 100,
    paint: (_: string, line: string) => line,
  };
  expect(terminal(sEvolution.view(state, 0), look).at(-1)).toBe("Hand: ▒ ▒ ▒ ▒ ▒");
});
