import { asking, ASKING_LEVEL } from "../asking.ts";
import { type Share, wilson, Z_95 } from "../statistics.ts";
import { addCalibration, type Calibration, emptyCalibration } from "./calibration.ts";
import {
  addPairingTally,
  cycleOf,
  emptyPairingTally,
  type Pairing,
  type PairingTally,
  type Showing,
} from "./pairing.ts";
import { type Comparison, type Rating, ratings } from "./ratings.ts";
import { everBounds, everBoundsOfScores, sideOf } from "./stopping.ts";

/** All that a game's ladder knows so far: plain JSON, kept in a file, so that a ladder can go on where it stopped. */
export interface Book {
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  readonly seed: string;
  readonly pages: Page[];
}

/** One pairing, how the two bots thought at the time, and what came of it. */
export interface Page extends Pairing {
  readonly habits: string;
  /** Undefined where so many games were played as were asked for. */
  readonly mark?: Mark;
  readonly tally: PairingTally;
}

/** What a pairing is measured against, game after game until it is sure. */
export interface Mark {
  /** A share of games ahead of the other, or, for one who is always alone, a multiple of the fair share of games won. */
  readonly at: number;
  /** How many games there may be. */
  readonly games: number;
}

/** The page of a pairing; a new one if there is none, or if the bots have changed since. */
export function pageOf(book: Book, pairing: Pairing, habits: string, mark?: Mark): Page {
  const index = book.pages.findIndex((page) => samePairing(page, pairing));
  const known = book.pages[index];
  const tally = known?.habits === habits ? known.tally : emptyPairingTally();
  const page: Page = { ...pairing, habits, ...(mark === undefined ? {} : { mark }), tally };
  if (index < 0) book.pages.push(page);
  else book.pages[index] = page;
  return page;
}

/** The page of a pairing, if it was played by bots that think as they do today. */
export function pageAbout(book: Book, pairing: Pairing, habits: string): Page | undefined {
  return book.pages.find((page) => samePairing(page, pairing) && page.habits === habits);
}

/**
 * Takes over what was measured elsewhere. Games are played in the same order everywhere: of two pages about the same the longer
 * one holds the other. Of bots that thought otherwise, those of today count. What decisions took there says nothing about here: only
 * what was timed here is kept. Answers how many games are new.
 */
export function takeOver(book: Book, other: Book, ofToday: (page: Page) => boolean): number {
  let taken = 0;
  for (const page of other.pages) {
    const index = book.pages.findIndex((each) => samePairing(each, page));
    const known = book.pages[index];
    const alike = known?.habits === page.habits;
    const better = alike ? known.tally.games < page.tally.games : ofToday(page) && !ofToday(known ?? page);
    if (known !== undefined && !better) continue;
    taken += page.tally.games - (alike ? known.tally.games : 0);
    const tally = timedBy(alike ? known.tally : emptyPairingTally(), page.tally);
    if (known === undefined) book.pages.push({ ...page, tally });
    else book.pages[index] = { ...page, tally };
  }
  return taken;
}

function timedBy(clock: PairingTally, tally: PairingTally): PairingTally {
  const timed = (by: Showing, showing: Showing): Showing => {
    const { decisions, milliseconds, longest } = by;
    return { ...showing, decisions, milliseconds, longest };
  };
  return { ...tally, one: timed(clock.one, tally.one), other: timed(clock.other, tally.other) };
}

function samePairing(a: Pairing, b: Pairing): boolean {
  return tableOf(a) === tableOf(b) && a.one === b.one && a.other === b.other && a.alone === b.alone;
}

/** Whether a page needs no more games: it has the most there may be, or is sure on which side of its mark it lies. */
export function isSettled(page: Page, most: number): boolean {
  const { tally, players, mark } = page;
  if (tally.games >= most) return true;
  if (mark === undefined || tally.games < FEWEST || tally.games % cycleOf(page) !== 0) return false;
  if (markedBy(page).side === undefined) return false;
  if (players > 1) return true;
  const { seats, score, scoreSquares } = tally.one;
  return marginOf(seats, score, scoreSquares) < SOLO_MARGIN * Math.abs(score / seats);
}
/** Nobody is sure after fewer games. */
const FEWEST = 8;
/** At a table for one the mean score is to be known within this part of itself as well. */
const SOLO_MARGIN = 0.02;

/** What the mark is about: how often one was ahead, or won alone. */
export function shareOf({ alone, mark, tally: { games, points, squares, one } }: Page): Share {
  if (alone === undefined) return mark ? everBounds(games, mark.games, points, squares) : wilson(points, games);
  return mark ? everBounds(games, mark.games, one.aloneWins, one.aloneWins) : wilson(one.aloneWins, games);
}

export function marginOf(count: number, sum: number, squares: number): number {
  const mean = sum / count;
  return Z_95 * Math.sqrt(Math.max(0, squares / count - mean ** 2) / count);
}

/** The table of a pairing in a few words: how many sit at it, and which options differ from the usual. */
function tableOf({ players, options }: Pairing): string {
  return [players === 1 ? "1 player" : `${players} players`, ...options].join(", ");
}

/** What a bot did with its time and its games at tables of one size. */
export interface Rung extends Rating {
  readonly meanScore: number;
  readonly scoreMargin: number;
  readonly meanMilliseconds: number;
  readonly longest: number;
  /** What became of the chances to win that it saw. */
  readonly calibration: Calibration;
}

/** Where a page stands to its mark. */
interface Marked {
  readonly mark?: number;
  readonly side?: "above" | "below";
}

/** What a pairing says: how often `one` came out ahead of `other`, and how often each won alone against the rest. */
export interface Meeting extends Marked {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly ahead: Share;
  readonly oneAlone: Share;
  readonly otherAlone: Share;
}

/** What a bot does that is always alone: games won, and how many times its fair share that is. */
export interface Loner extends Marked {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly wins: Share;
  readonly times: number;
}

/** The ladder at tables of one kind, strongest first. */
export interface Standing {
  readonly table: string;
  /** The bot whose rating is 0. */
  readonly anchor: string;
  readonly players: number;
  readonly rungs: readonly Rung[];
  readonly meetings: readonly Meeting[];
  readonly loners: readonly Loner[];
}

const ANCHOR = "greedy";

export function standings(book: Book): Standing[] {
  // Whoever plays among its like is no stronger than itself.
  const played = book.pages.filter(({ tally, one, other }) => tally.games > 0 && one !== other);
  const tables = [...new Set(played.map(tableOf))].sort((a, b) => a.localeCompare(b, "en"));
  return tables.map((table) =>
    standing(
      table,
      played.filter((page) => tableOf(page) === table),
    ),
  );
}

function standing(table: string, pages: readonly Page[]): Standing {
  const players = pages[0]?.players ?? 0;
  const bots = [...new Set(pages.flatMap(({ one, other }) => (other === null ? [one] : [one, other])))];
  const anchor = bots.includes(ANCHOR) ? ANCHOR : (bots[0] ?? ANCHOR);
  const rated = ratings(bots, pages.flatMap(comparisonOf), anchor);
  const rungs = rated.map((rating): Rung => {
    const shown = emptyPairingTally();
    for (const { one, other, tally } of pages) {
      if (one === rating.bot) addPairingTally(shown, { ...emptyPairingTally(), one: tally.one });
      if (other === rating.bot) addPairingTally(shown, { ...emptyPairingTally(), one: tally.other });
    }
    const { seats, score, scoreSquares, decisions, milliseconds, longest, calibration } = shown.one;
    return {
      ...rating,
      meanScore: score / seats,
      scoreMargin: marginOf(seats, score, scoreSquares),
      meanMilliseconds: milliseconds / Math.max(1, decisions),
      longest,
      calibration,
    };
  });
  rungs.sort((a, b) => (players === 1 ? b.meanScore - a.meanScore : b.elo - a.elo));
  return { table, anchor, players, rungs, meetings: pages.flatMap(meetingOf), loners: pages.flatMap(lonerOf) };
}

function comparisonOf({ one, other, alone, tally: { games, points, squares } }: Page): Comparison[] {
  if (other === null || other === one || alone !== undefined) return [];
  const mean = points / games;
  return [{ one, other, games, mean, variance: Math.max(0, squares / games - mean * mean) }];
}

function meetingOf(page: Page): Meeting[] {
  const { one, other, alone, tally } = page;
  if (other === null || other === one || alone !== undefined) return [];
  return [
    {
      one,
      other,
      games: tally.games,
      ahead: shareOf(page),
      oneAlone: wilson(tally.one.aloneWins, tally.one.alone),
      otherAlone: wilson(tally.other.aloneWins, tally.other.alone),
      ...markedBy(page),
    },
  ];
}

function lonerOf(page: Page): Loner[] {
  const { one, other, alone, players, tally } = page;
  if (other === null || alone === undefined) return [];
  const wins = shareOf(page);
  return [{ one, other, games: tally.games, wins, times: wins.share * players, ...markedBy(page) }];
}

export function markedBy(page: Page): Marked {
  const { mark: { at: mark } = {}, alone, players } = page;
  if (mark === undefined) return {};
  const side =
    players === 1 ? sideAlone(page) : sideOf(alone === undefined ? mark : Math.min(1, mark / players), shareOf(page));
  return side === undefined ? { mark } : { mark, side };
}

/** At a table for one the mean score lies on one side of its mark or the other. */
function sideAlone({ mark, tally: { one } }: Page): Marked["side"] {
  if (mark === undefined || one.seats < FEWEST) return undefined;
  return sideOf(mark.at, everBoundsOfScores(one.seats, mark.games, one.score, one.scoreSquares));
}

/** What became of the chances that each bot saw, at all tables together: among its like, and among others. */
export function calibrations(book: Book): { readonly bot: string; readonly calibration: Calibration }[] {
  const found = new Map<string, Calibration>();
  const add = (name: string, calibration: Calibration): void => {
    const sum = found.get(name) ?? emptyCalibration();
    addCalibration(sum, calibration);
    found.set(name, sum);
  };
  for (const { one, other, tally } of book.pages) {
    // Chances are those of somebody whose rivals play as well as he does.
    const named = (bot: string) =>
      bot === asking.name
        ? `hints, asked for by ${ASKING_LEVEL}s`
        : `${bot} among ${one === other ? "its like" : "others"}`;
    add(named(one), tally.one.calibration);
    if (other !== null) add(named(other), tally.other.calibration);
  }
  return [...found]
    .filter(([, calibration]) => calibration.some(({ times }) => times > 0))
    .map(([bot, calibration]) => ({ bot, calibration }));
}
