import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Losses, Samples, Tenth } from "@clade/bots";
import { BadInput } from "./complaint.ts";

/** What a training has done so far: enough to go on where it was stopped. */
export interface Training {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  /** All that decides what the games and the lessons are. */
  readonly settings: TrainingSettings;
  readonly generations: Generation[];
}

export interface TrainingSettings {
  /** Games of each generation, and passes through what was written down. */
  readonly games: number;
  readonly passes: number;
  /** How many generations of games are learned from at once: the youngest. */
  readonly memory: number;
  /** How the games are played: see `Plan`; in how many of 100 decisions somebody tries something else. */
  readonly iterations: number;
  readonly breadth: number;
  readonly curiosity: number;
  /** How many of 100 positions are written down. */
  readonly kept: number;
  /** Whether the games go by quick choices alone. */
  readonly quick: boolean;
  /** How far playing on goes: before anything was learned, and with a judge. */
  readonly horizon: number;
  readonly judgedHorizon: number;
  /** How much of 100 what was learned counts beside the evaluation in later generations' games. */
  readonly trust: number;
  /** Games of what was learned against what was known before. */
  readonly match: number;
}

/** One round of playing and learning. */
export interface Generation {
  readonly positions: number;
  /** After each pass: on what was learned from, and on games that were kept back. */
  readonly learned: readonly Losses[];
  readonly tested: readonly Losses[];
  /** What the hand-written evaluation makes of the games that were kept back. */
  readonly before: Losses;
  readonly calibration: readonly Tenth[];
  /** How often the new judge was ahead of the one before, of how many games. */
  readonly ahead: number;
  readonly games: number;
}

/** Where a training keeps its work. */
export class Desk {
  readonly #folder: string;

  constructor(out: string, game: string) {
    this.#folder = join(out, game);
  }

  /** The training as it was left; a new one if there is none, or if it was begun with other settings. */
  open(fresh: Training): Training {
    const path = join(this.#folder, "training.json");
    if (!existsSync(path)) return fresh;
    const known = JSON.parse(readFileSync(path, "utf8")) as Training;
    const { generations: _, ...rest } = known;
    const { generations: __, ...wanted } = fresh;
    if (JSON.stringify(rest) === JSON.stringify(wanted)) return known;
    throw new BadInput(`${path} was begun with other settings; name another folder with --out, or move it away`);
  }

  save(training: Training): void {
    this.write("training.json", `${JSON.stringify(training, undefined, 1)}\n`);
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, name);
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  }

  has(name: string): boolean {
    return existsSync(join(this.#folder, name));
  }

  text(name: string): string {
    return readFileSync(join(this.#folder, name), "utf8");
  }

  keepSamples(name: string, samples: Samples): void {
    this.write(name, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  }

  path(name: string): string {
    return join(this.#folder, name);
  }
}

export function readSamples(path: string): Samples {
  const bytes = readFileSync(path);
  return new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Puts the youngest judge and how it came to be into the game's folder; answers what was written. */
export function adopt(desk: Desk, { game, version, seed, settings, generations }: Training): string[] {
  const weights = desk.text(`weights-${generations.length - 1}.txt`);
  const recipe = {
    game,
    version,
    command: `npm run train -- ${game}${settings.quick ? " --quick" : ""}`,
    seed,
    settings,
    generations: generations.map(({ positions, before, tested, ahead, games }) => {
      return { positions, before, after: tested.at(-1), ahead, games };
    }),
  };
  const told = `/** What the judge has learned: written by \`npm run train -- ${game} --adopt\`, which tells how in learned.json beside it. */`;
  const source = `${told}\nexport const learned: string | undefined =\n  "${weights}";\n`;
  return writeLearned(game, { beside: "judge.ts", name: "learned", source, recipe });
}

/** What was learned as a list of numbers by a training other than the judge's. */
export interface LearnedList {
  readonly game: string;
  /** What it is: the switch that trains it, and the end of the names of what is written. */
  readonly kind: "sense" | "instinct" | "chances";
  /** In words, for whoever opens the file. */
  readonly about: string;
  /** How the game calls the list. */
  readonly constant: string;
  readonly values: readonly number[];
  readonly recipe: object;
}

/** What each list is in the game's code, and which of its files goes by it. */
const LISTS = {
  sense: { type: "readonly number[] | undefined", beside: "sense.ts" },
  instinct: { type: "readonly number[] | undefined", beside: "instinct.ts" },
  chances: { type: "readonly [slope: number, shift: number]", beside: "brain.ts" },
} as const;

/** Puts a list of numbers and how it came to be into the game's folder; answers what was written. */
export function adoptList({ game, kind, about, constant, values, recipe }: LearnedList): string[] {
  const name = `learned-${kind}`;
  const told = `/** What was learned about ${about}: written by \`npm run train -- ${game} --${kind} --adopt\`; ${name}.json tells how. */`;
  const { type, beside } = LISTS[kind];
  const source = `${told}\nexport const ${constant}: ${type} = ${listOf(values, `export const ${constant}: ${type} = `.length)};\n`;
  return writeLearned(game, { beside, name, source, recipe });
}

/** How what a game has learned so far came to be; nothing where it has learned nothing. */
export function recipeOf(game: string, kind: LearnedList["kind"]): object {
  const file = join("games", game, "bot", `learned-${kind}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object) : {};
}

/** How broad the formatter lets lines be. */
const BREADTH = 120;

/** Numbers as the formatter has them: on a line that begins with so much else, or in rows. */
function listOf(values: readonly number[], before: number): string {
  const line = `[${values.join(", ")}]`;
  return before + line.length < BREADTH ? line : `[\n${inRows(values)}\n]`;
}

function inRows(values: readonly number[]): string {
  const rows: string[] = [];
  for (const value of values) {
    const row = rows.at(-1);
    if (row === undefined || `${row} ${value},`.length > BREADTH) rows.push(`  ${value},`);
    else rows[rows.length - 1] = `${row} ${value},`;
  }
  return rows.join("\n");
}

interface Learned {
  /** The file of the game that goes by it. */
  readonly beside: string;
  readonly name: string;
  readonly source: string;
  readonly recipe: object;
}

/** Never half a file; answers which were written. */
function writeLearned(game: string, { beside, name, source, recipe }: Learned): string[] {
  const folder = join("games", game, "bot");
  if (!existsSync(join(folder, beside))) {
    throw new BadInput(`${folder} is not here: --adopt works in a checkout of Clade`);
  }
  const files = {
    [join(folder, `${name}.ts`)]: source,
    [join(folder, `${name}.json`)]: `${JSON.stringify(recipe, undefined, 2)}\n`,
  };
  for (const [path, content] of Object.entries(files)) {
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  }
  return Object.keys(files);
}
