import { readFileSync } from "node:fs";
import { colourNaming, LANGUAGES, seats, seeded } from "@clade/kernel";
import { clausesOf, playRandomly } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { terminal } from "../board/terminal.ts";
import type { Event } from "../rules/events.ts";
import { progress } from "../rules/game.ts";
import { REASONS } from "../rules/refusals.ts";
import { COLOURS } from "../rules/seats.ts";
import { PURPOSES } from "../text/purposes.ts";
import { text as TEXTS } from "../text/index.ts";
import { position } from "./position.ts";
import { TABLES } from "./samples.ts";

const page = readFileSync(new URL("../../../docs/rules/progress.md", import.meta.url), "utf8");

describe.each(LANGUAGES)("texts in %s", (language) => {
  const text = TEXTS[language];
  const naming = colourNaming(language, COLOURS);

  test("the rules reference covers every clause, once", () => {
    const covered = text.rules.flatMap(({ rules }) => rules.map(({ clause }) => clause));
    expect([...covered].sort()).toEqual([...clausesOf(page)].sort());
  });

  test("every reason for a refusal has a sentence, filled in", () => {
    for (const [code, clause] of Object.entries({ ...REASONS, ...PURPOSES })) {
      const details = { age: 2, token: "science", room: 1, left: 2, section: 3 };
      const sentence = text.refusal({ code, clause, details });
      expect(sentence).not.toContain("{");
      expect(sentence).not.toBe(code);
    }
  });

  test("options, parts, verdicts and lessons are there", () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(progress.options));
    expect(text.tutorial.length).toBeGreaterThan(5);
    for (const verdict of ["novice", "leader", "genius", "demigod", "lost"])
      expect(text.verdicts[verdict]).toBeTruthy();
  });

  test("every prompt, move, event and board of random games can be said", () => {
    for (const sample of TABLES) {
      const chance = seeded(`text ${language}`);
      playRandomly(progress, sample, `text ${language} ${JSON.stringify(sample)}`, ({ state, seat, legal, move }) => {
        if (chance.int(8) > 0) return;
        const view = progress.view(state, seat);
        const deciders = progress.deciders(state);
        const said = [
          text.prompt(view, { deciders, legal }, naming),
          ...legal.map((each) => text.move(view, each, naming)),
        ];
        said.push(text.prompt(progress.view(state, "spectator"), { deciders, legal: [] }, naming));
        const next = progress.clone(state);
        progress.play(next, seat, move, {
          chance,
          tell: (event: Event) => {
            for (const watcher of [...seats(sample.players), "spectator" as const]) {
              const shown = progress.events.see(event, watcher);
              const line = shown === undefined ? undefined : text.event(shown, naming);
              if (line !== undefined) said.push(line);
            }
          },
        });
        const look = { language, naming, deciders, width: 100, paint: (_: string, painted: string) => painted };
        said.push(...terminal(view, look), ...terminal(progress.view(next, "spectator"), look));
        expect(said.filter((line) => /undefined|NaN|\[object|\{\w+\}/.test(line))).toEqual([]);
      });
    }
  });

  test("labels of different moves differ", () => {
    const table = position({
      age: 2,
      red: { hand: ["pottery", "paper"], developing: { guilds: 2 }, tokens: { general: 1 } },
      piles: { 1: ["poetry"], 2: ["stirrup"] },
    });
    const view = table.view("red");
    const labels = progress.legal(table.state, 0).map((move) => text.move(view, move, naming));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

test("the terminal board shows what is affordable and by which prerequisite", () => {
  const table = position({
    red: {
      hand: ["irrigation", "philosophy", "calendar"],
      active: ["calendar"],
      tokens: { engineering: 2 },
      developing: { burial: 3 },
    },
  });
  const look = {
    language: "en" as const,
    naming: colourNaming("en", COLOURS),
    deciders: progress.deciders(table.state),
    width: 120,
    paint: (_: string, text: string) => text,
  };
  const shown = terminal(table.view("red"), look).join("\n");
  expect(shown).toContain("[can be paid] free thanks to Calendar; 2 Engineering or Agriculture");
  expect(shown).toContain("[2 knowledge short] 2 Culture or Musical Instruments; 2 Science or Alphabet");
  expect(shown).toContain("[you have one]");
  expect(shown).toContain("In development: Burial (3 turns)");
});

test("a deck of one's own is named by its own names in the log", () => {
  const line = TEXTS.en.event(
    { type: "took", seat: 0, age: 1, card: { id: "jazz", names: { en: "Jazz", fr: "Jazz", ko: "재즈" } } },
    () => "Red",
  );
  expect(line).toBe("Red takes Jazz from discard pile I.");
});
