import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  at,
  BOT_NAMES,
  type GameEvent,
  isComplaint,
  type Language,
  LANGUAGES,
  Match,
  pick,
  readOptions,
  seatNaming,
  seats,
  seeded,
  type Texts,
} from "@clade/kernel";
import { addressIn, faultsIn, linesOf, signaturesIn, SMALL_NUMBERS, variantsOf } from "@clade/kernel/testkit";
import { hintSentence } from "@clade/ui/model";
import { describe, expect, test } from "vitest";
import { words as evoWords } from "./evo/text/index.ts";
import { PURPOSES as EVO_PURPOSES } from "./evo/text/purposes.ts";
import { GENES } from "./evo/rules/data/genes.ts";
import { EFFECTS } from "./evo/rules/data/cards.ts";
import { REASONS as EVO_REASONS } from "./evo/rules/refusals.ts";
import { FACES as TRAIT_CARDS, TRAITS } from "./evolution/rules/cards.ts";
import { REASONS as EVOLUTION_REASONS } from "./evolution/rules/refusals.ts";
import { words as evolutionWords } from "./evolution/text/index.ts";
import { PURPOSES as EVOLUTION_PURPOSES } from "./evolution/text/purposes.ts";
import { STANDARD } from "./progress/rules/deck/standard.ts";
import { REASONS as PROGRESS_REASONS } from "./progress/rules/refusals.ts";
import { words as progressWords } from "./progress/text/index.ts";
import { PURPOSES as PROGRESS_PURPOSES } from "./progress/text/purposes.ts";
import { loadGame } from "./registry.ts";
import { FACES as SUIT_CARDS } from "./s-evolution/rules/cards.ts";
import { CALAMITIES } from "./s-evolution/rules/data.ts";
import { REASONS as S_EVOLUTION_REASONS } from "./s-evolution/rules/refusals.ts";
import { words as sEvolutionWords } from "./s-evolution/text/index.ts";
import { PURPOSES as S_EVOLUTION_PURPOSES } from "./s-evolution/text/purposes.ts";

/**
 * Lines are made of parts, and parts go wrong together: every line of every game is made here with every name and every small
 * number, and read by somebody who knows what the language asks of it (`kernel/testkit/grammar/`).
 */

/** What boards say, and the interface that it is written by. */
const VOCABULARIES = [
  ["names", "Names"],
  ["labels", "Labels"],
  ["board", "BoardWords"],
  ["terminal", "TerminalWords"],
] as const;

interface Spoken {
  readonly options: readonly Readonly<Record<string, boolean | string | number>>[];
  readonly words: Texts<{ readonly [P in (typeof VOCABULARIES)[number][0]]: unknown }>;
  readonly reasons: Readonly<Record<string, string>>;
  /** What the keys of events and of refusals' details can be. */
  readonly values: Readonly<Record<string, readonly unknown[]>>;
}

const numbersFor = (...keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, SMALL_NUMBERS] as const));
const upTo = (length: number) => Array.from({ length }, (_, index) => index);
const TECHNOLOGIES = STANDARD.technologies.map(({ id }) => id);

const GAMES: Readonly<Record<string, Spoken>> = {
  evolution: {
    options: [{}, { fast: true }],
    words: evolutionWords,
    reasons: { ...EVOLUTION_REASONS, ...EVOLUTION_PURPOSES },
    values: {
      card: upTo(TRAIT_CARDS.length),
      trait: TRAITS,
      what: ["size", "population"],
      ...numbersFor("amount", "stored", "count", "plants", "newSpecies", "least", "most"),
      slots: [2, 3],
      by: ["fed", "foraging", "cooperation", "scavenger", "attack", "long-neck", "intelligence"],
      why: ["killed", "crowded-out", "round-end", "fat"],
      food: ["plant", "meat"],
      closes: [true, false],
    },
  },
  "s-evolution": {
    options: [{ edition: "2.0" }, { edition: "v1" }],
    words: sEvolutionWords,
    reasons: { ...S_EVOLUTION_REASONS, ...S_EVOLUTION_PURPOSES },
    values: {
      card: upTo(SUIT_CARDS.length),
      calamity: CALAMITIES,
      suit: [0, 1, 2],
      place: upTo(6),
      age: [1, 2, 3, 4, 5, 6],
      to: [1, 2, 3, 4, 5, 6],
      ...numbersFor("gift", "paid", "missing", "points", "count", "price", "have", "by", "most", "level"),
    },
  },
  evo: {
    options: [{}],
    words: evoWords,
    reasons: { ...EVO_REASONS, ...EVO_PURPOSES },
    values: {
      card: ["charge", "shade", "big-clutch", "my-own-card"],
      effect: Object.entries(EFFECTS).map(([kind, { most }]) => ({ kind, amount: most })),
      kind: Object.keys(EFFECTS),
      gene: GENES,
      old: GENES,
      terrain: ["beach", "meadow", "hill", "mountain"],
      of: ["deadly", "cold", "hot", "card"],
      zones: [["A1"], ["A1", "B16"]],
      ...numbersFor("dinos", "points", "price", "count", "due", "least", "most"),
      // What no card does, no line has to tell: "0 extra births".
      amount: [1, 2, 5],
      face: [1, 2, 3, 4, 5, 6],
      zone: ["A1", "B6", "C30"],
    },
  },
  progress: {
    options: [{}, { personalities: true, milestones: true, industrial: true }],
    words: progressWords,
    reasons: { ...PROGRESS_REASONS, ...PROGRESS_PURPOSES },
    values: {
      card: TECHNOLOGIES,
      given: TECHNOLOGIES,
      taken: TECHNOLOGIES,
      person: STANDARD.personalities.map(({ id }) => id),
      milestone: STANDARD.milestones.map(({ id }) => id),
      token: ["science", "engineering", "culture", "general"],
      age: [1, 2, 3, 4],
      ...numbersFor("count", "value", "markers", "cards", "room", "left"),
      section: [0, 1, 2],
    },
  },
};

/** Seats of six, called as bots and as nobody in particular. */
const PEOPLE: readonly (readonly (string | undefined)[])[] = [[...BOT_NAMES], []];
/** How many events of a kind are varied. */
const KINDS = 3;

describe.each(Object.entries(GAMES))("%s", (id, { options, words, reasons, values }) => {
  describe.each(LANGUAGES)("in %s", (language) => {
    test("log, prompts and choices of whole games, with every name and number", async () => {
      const pack = await loadGame(id);
      if (pack === undefined) throw new Error(`no game ${id}`);
      const { game, about } = pack;
      const text = pack.text[language];
      const callings = PEOPLE.map((names) => seatNaming(language, names, about.colours));
      const faults = new Faults(language, [...peopleIn(language), ...thingsIn(words[language].names)]);
      const seen = new Map<string, GameEvent[]>();
      for (const each of options) {
        const match = Match.start(game, {
          players: about.usual,
          options: each,
          seed: `lines of ${id}`,
          chance: "seeded",
        });
        if (isComplaint(match)) throw new Error(match.complaint);
        const chance = seeded(`lines of ${id}`);
        while (!match.over) {
          const seat = pick(match.deciders, chance);
          const view = match.view(seat);
          const legal = match.legal(seat);
          for (const naming of callings) {
            faults.read(text.prompt(view, { deciders: match.deciders, legal }, naming));
            faults.read(text.move(view, pick(legal, chance), naming));
            const others = text.prompt(match.view("spectator"), { deciders: match.deciders, legal: [] }, naming);
            faults.readByAll(others);
          }
          match.act(seat, pick(legal, chance));
        }
        for (const { event } of match.events("spectator")) {
          const kind = seen.get(event.type) ?? [];
          if (kind.length < KINDS && event.type !== "taken-back") seen.set(event.type, [...kind, event]);
        }
      }
      expect(seen.size).toBeGreaterThan(15);
      for (const event of [...seen.values()].flat()) {
        for (const varied of [event, ...variantsOf(event, { ...values, seat: seats(about.players.max) })]) {
          for (const naming of callings) {
            faults.readByAll(text.event(varied, naming));
            faults.read(text.event(varied, naming, 0));
          }
        }
      }
      expect(faults.found).toEqual([]);
      expect(faults.lines).toBeGreaterThan(500);
    });

    test("refusals, with every name and number", async () => {
      const text = (await loadGame(id))?.text[language];
      const faults = new Faults(language, thingsIn(words[language].names));
      const details = Object.fromEntries(
        Object.entries(values).flatMap(([key, [first]]) =>
          typeof first === "string" || typeof first === "number" ? [[key, first] as const] : [],
        ),
      );
      for (const [code, clause] of Object.entries(reasons)) {
        const base = {
          code,
          clause,
          details: { ...details, from: "A1", to: "B6", turns: 2, section: 1, left: 2, have: 1 },
        };
        faults.read(text?.refusal(base));
        for (const varied of variantsOf(base, { ...values, zones: [], effect: [] })) {
          faults.read(text?.refusal(varied as typeof base));
        }
      }
      expect(faults.found).toEqual([]);
      expect(faults.lines).toBeGreaterThan(50);
    });

    test("what hints say of all that players count", async () => {
      const pack = await loadGame(id);
      if (pack === undefined) throw new Error(`no game ${id}`);
      const { about, brain, game } = pack;
      const usual = readOptions(game.options, {});
      if (isComplaint(usual)) throw new Error(usual.complaint);
      const state = game.setUp(about.usual, usual, { chance: seeded("holdings"), tell: () => {} });
      const held = brain.holdings?.(state, 0) ?? {};
      const text = pack.text[language];
      expect(Object.keys(text.holdings ?? {})).toEqual(Object.keys(held));
      expect(Object.values(held).every(Number.isFinite)).toBe(true);
      const faults = new Faults(language, thingsIn(words[language].names));
      const than = game.write(at(game.legal(state, at(game.deciders(state), 0)), 0));
      for (const naming of PEOPLE.map((names) => seatNaming(language, names, about.colours))) {
        for (const [holding, seat] of Object.keys(held).flatMap((kind) => [[kind, 0] as const, [kind, 1] as const])) {
          for (const by of [0.34, 1, 1.96, -0.5, -12.3]) {
            const why = { than: game.read(than), event: null, after: 0, instead: 0, change: { seat, holding, by } };
            const reader = { language, text, naming, view: game.view(state, 0), watcher: 0 } as const;
            const sentence = hintSentence(reader, why, 0);
            expect(sentence).toContain(Math.abs(Math.round(by * 10) / 10).toLocaleString(language));
            if (seat === 1) expect(sentence).toContain(naming(seat));
            faults.read(sentence);
          }
        }
      }
      expect(faults.found).toEqual([]);
      expect(faults.lines).toBeGreaterThan(20);
    });

    test("rules, lessons, options and all that boards say", async () => {
      const text = (await loadGame(id))?.text[language];
      const source = fileURLToPath(new URL(`./${id}/text/vocabulary.ts`, import.meta.url));
      const vocabulary = readFileSync(source, "utf8");
      const things = thingsIn(words[language].names);
      const faults = new Faults(language, [...peopleIn(language), ...things]);
      for (const line of linesOf(
        [text?.rules, text?.tutorial, text?.options, text?.parts, text?.verdicts],
        new Map(),
        [],
        [],
      ))
        faults.read(line);
      for (const [part, name] of VOCABULARIES) {
        const signatures = signaturesIn(vocabulary, name);
        expect(signatures.size).toBeGreaterThan(part === "board" ? 8 : -1);
        for (const line of linesOf(words[language][part], signatures, peopleIn(language), things.slice(0, 40)))
          faults.read(line);
      }
      expect(faults.found).toEqual([]);
      expect(faults.lines).toBeGreaterThan(200);
    });
  });
});

/** Reads lines and keeps what is wrong with them, each line once. */
class Faults {
  readonly found: string[] = [];
  readonly #read = new Set<string>();
  readonly #language: Language;
  readonly #names: readonly string[];

  constructor(language: Language, names: readonly string[]) {
    this.#language = language;
    this.#names = [...new Set(names)];
  }

  get lines(): number {
    return this.#read.size;
  }

  read(line: string | undefined): void {
    if (line === undefined || this.#read.has(line)) return;
    this.#read.add(line);
    this.#note(
      line,
      faultsIn(
        this.#language,
        line,
        this.#names.filter((name) => line.includes(name)),
      ),
    );
  }

  /** A line that everybody reads speaks to nobody. */
  readByAll(line: string | undefined): void {
    this.read(line);
    if (line !== undefined)
      this.#note(
        line,
        addressIn(this.#language, line).map((found) => `speaks to somebody: ${found}`),
      );
  }

  #note(line: string, faults: readonly string[]): void {
    for (const fault of faults) {
      const entry = `${fault} in: ${line}`;
      if (this.found.length < 30 && !this.found.includes(entry)) this.found.push(entry);
    }
  }
}

/** Words that the rulebooks do not use, or that mean another thing in the same game. */
const AVOIDED: Readonly<Record<string, Partial<Texts<RegExp>>>> = {
  evolution: { ko: /첫 플레이어|방어 무리|(?<!\p{L})손[은을이에](?!\p{L})/u },
  "s-evolution": { ko: /욕구|쇠퇴|끊|백성|(?<!\p{L})손[은을이에](?!\p{L})|시대 [IV]|[IV] 시대/u },
  evo: { fr: /brûlant|glacial/, ko: /선순위|출산|죽음의 땅|돌연변이 점수|첫 플레이어/ },
  progress: {
    fr: /pile du temps|grandes? étapes?|tour complet|redress|vocation/iu,
    ko: /턴|내 구역|권력|첫 플레이어|[IV] 시대|(?<!\p{L})손[은을이에](?!\p{L})/u,
  },
};

describe("one word for one thing, and the rulebook's word", () => {
  test.each(Object.entries(AVOIDED))("%s", async (id, avoided) => {
    const pack = await loadGame(id);
    for (const language of LANGUAGES) {
      const text = pack?.text[language];
      const said = linesOf([text?.rules, text?.tutorial, text?.options, GAMES[id]?.words[language]], new Map(), [], []);
      expect(said.filter((line) => avoided[language]?.test(line))).toEqual([]);
    }
  });
});

function peopleIn(language: Language): string[] {
  const colours = ["red", "blue", "green", "yellow", "violet", "orange"] as const;
  return PEOPLE.flatMap((names) => colours.map((_, seat) => seatNaming(language, names, colours)(at(seats(6), seat))));
}

/** All names of the things of a game, however they are ordered. */
function thingsIn(names: unknown): string[] {
  return linesOf(names, new Map(), [], []).filter((name) => !/[.?!]$/.test(name));
}
