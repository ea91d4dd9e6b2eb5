import { type About, type AnyGame, botCalled, type Level, LEVELS, USUAL_STYLES } from "@clade/kernel";
import { asking } from "../asking.ts";
import type { Mark } from "./book.ts";
import { cycleOf, type Pairing } from "./pairing.ts";
import { variantsOf } from "./tables.ts";

/** What is asked of the bots: each aim is a sentence about them that many pairings are measured for. */
export const AIMS = ["yardstick", "greedy", "levels", "alone", "hints", "styles"] as const;
export type Aim = (typeof AIMS)[number];

/** A pairing that is to be played, for what, up to which mark, and for how many games at most. */
export interface Task {
  readonly aim: Aim;
  readonly pairing: Pairing;
  /** Undefined where as many games are played as are asked for. */
  readonly mark?: Mark;
  readonly games: number;
}

export interface Table {
  readonly players: number;
  /** The options that differ from the usual, each as `name=value`. */
  readonly options: readonly string[];
}

/** What the yardstick's master is called, wherever it was built. */
export const YARDSTICK = "yardstick";

/** The most games of a pairing. */
export const MOST_GAMES = 200;
/** And with a variant or an expansion: enough to see a level that stands on its head. */
const VARIED_GAMES = 24;
/** The option by which a game is played as another box of it has it: as much is asked there as of the usual one. */
const EDITION = "edition=";
/** Whether hints' chances are right is asked over so many games of a game, at tables of all sizes together. */
export const CALIBRATION_GAMES = 300;
/** How far chances may be off on average, by tenths. */
export const CALIBRATION_GAP = 0.03;

/** Shares of games ahead with two players, multiples of the fair share alone among more. */
const AGAINST_YARDSTICK = { ahead: 0.7, alone: 1.8 } as const;
const AGAINST_GREEDY = { ahead: 0.85, alone: 2.4 } as const;
const ABOVE_NEIGHBOUR = 0.6;
/** Who likes to play in some way may lose this much by it: he is ahead in no less than this share of games. */
const STYLE_AHEAD = 0.45;
/** Styles are measured where people meet them most, and where every difference is seen. */
const STYLED: readonly Level[] = ["adept", "master"];

type Measured = { readonly about: Pick<About, "styles" | "temper">; readonly game: AnyGame };

/** Every table that a game is measured at: every number of players, the usual options and each that changes play by itself. */
export function tablesOf(game: AnyGame): Table[] {
  const { min, max } = game.players;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).flatMap((players) =>
    variantsOf(game, players).map((options) => ({ players, options })),
  );
}

/** All that is to be played at some tables of a game, what matters most first. */
export function tasksOf(pack: Measured, tables: readonly Table[], most: number = MOST_GAMES): Task[] {
  return AIMS.flatMap((aim) => TASKS[aim](pack, tables, most));
}

type Tasks = (pack: Measured, tables: readonly Table[], most: number) => Task[];

const TASKS: { readonly [A in Aim]: Tasks } = {
  yardstick: (_, tables, most) => boxes(tables).map((table) => loneTask("yardstick", table, most)),
  greedy: (_, tables, most) => boxes(tables).map((table) => loneTask("greedy", table, most)),
  levels: (_, tables, most) =>
    crowds(tables).flatMap((table) =>
      LEVELS.slice(1).map((one, below) => {
        const pairing = { ...table, one, other: LEVELS[below] ?? one };
        const games = mostAt(table, most);
        return { aim: "levels" as const, pairing, mark: { at: ABOVE_NEIGHBOUR, games }, games };
      }),
    ),
  alone: ({ about }, tables, most) =>
    tables
      .filter(({ players }) => players === 1)
      .map((table) => {
        const pairing = { ...table, one: "grandmaster", other: null };
        const { solo } = about.temper;
        const games = mostAt(table, most);
        return { aim: "alone", pairing, ...(solo === undefined ? {} : { mark: { at: solo, games } }), games };
      }),
  hints: (_, tables, most) => {
    const plain = crowds(tables).filter(({ options }) => options.length === 0);
    return plain.map((table) => {
      const share = Math.ceil(CALIBRATION_GAMES / plain.length);
      const games = Math.min(most, inRounds(share, table.players));
      return { aim: "hints", pairing: { ...table, one: asking.name, other: asking.name }, games };
    });
  },
  styles: ({ about }, tables, most) => {
    const [table] = crowds(tables);
    if (table === undefined || table.options.length > 0) return [];
    return STYLED.flatMap((level) =>
      (about.styles ?? USUAL_STYLES).map((style) => {
        const pairing = { ...table, one: botCalled(level, style), other: level };
        return { aim: "styles" as const, pairing, mark: { at: STYLE_AHEAD, games: most }, games: most };
      }),
    );
  },
};

function crowds(tables: readonly Table[]): Table[] {
  return tables.filter(({ players }) => players > 1);
}

/** The tables for more than one at which a game is played as one of its boxes has it. */
function boxes(tables: readonly Table[]): Table[] {
  return crowds(tables).filter(isBox);
}

function isBox({ options }: Table): boolean {
  return options.every((option) => option.startsWith(EDITION));
}

function mostAt(table: Table, most: number): number {
  return isBox(table) ? most : Math.min(most, inRounds(VARIED_GAMES, cycleOf(table)));
}

/** So many games or a few more, in whole rounds, so that every seat counts as often. */
function inRounds(games: number, round: number): number {
  return Math.ceil(games / round) * round;
}

/** With two one is ahead or not; among more one sits alone. */
function loneTask(aim: "yardstick" | "greedy", table: Table, games: number): Task {
  const { ahead, alone } = aim === "yardstick" ? AGAINST_YARDSTICK : AGAINST_GREEDY;
  const [one, other] = aim === "yardstick" ? ["grandmaster", YARDSTICK] : ["master", "greedy"];
  const pairing = { ...table, one, other };
  if (table.players === 2) return { aim, pairing, mark: { at: ahead, games }, games };
  return { aim, pairing: { ...pairing, alone: "one" }, mark: { at: alone, games }, games };
}
