import { type Share, wilson, Z_95 } from "../statistics.ts";
import { addPairingTally, emptyPairingTally, type Pairing, type PairingTally } from "./pairing.ts";
import { type Comparison, type Rating, ratings } from "./ratings.ts";

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
  readonly tally: PairingTally;
}

/** The page of a pairing; a new one if there is none, or if the bots have changed since. */
export function pageOf(book: Book, pairing: Pairing, habits: string): Page {
  const index = book.pages.findIndex((page) => samePairing(page, pairing));
  const known = book.pages[index];
  if (known?.habits === habits) return known;
  const page: Page = { ...pairing, habits, tally: emptyPairingTally() };
  if (index < 0) book.pages.push(page);
  else book.pages[index] = page;
  return page;
}

function samePairing(a: Pairing, b: Pairing): boolean {
  return tableOf(a) === tableOf(b) && a.one === b.one && a.other === b.other;
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
}

/** What a pairing says: how often `one` came out ahead of `other`, and how often each won alone against the rest. */
export interface Meeting {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly ahead: Share;
  readonly oneAlone: Share;
  readonly otherAlone: Share;
}

/** The ladder at tables of one kind, strongest first. */
export interface Standing {
  readonly table: string;
  /** The bot whose rating is 0. */
  readonly anchor: string;
  readonly players: number;
  readonly rungs: readonly Rung[];
  readonly meetings: readonly Meeting[];
}

const ANCHOR = "greedy";

export function standings(book: Book): Standing[] {
  const played = book.pages.filter(({ tally }) => tally.games > 0);
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
    const { seats, score, scoreSquares, decisions, milliseconds, longest } = shown.one;
    const meanScore = score / seats;
    return {
      ...rating,
      meanScore,
      scoreMargin: Z_95 * Math.sqrt(Math.max(0, scoreSquares / seats - meanScore ** 2) / seats),
      meanMilliseconds: milliseconds / Math.max(1, decisions),
      longest,
    };
  });
  rungs.sort((a, b) => (players === 1 ? b.meanScore - a.meanScore : b.elo - a.elo));
  return { table, anchor, players, rungs, meetings: pages.flatMap(meetingOf) };
}

function comparisonOf({ one, other, tally: { games, points, squares } }: Page): Comparison[] {
  if (other === null) return [];
  const mean = points / games;
  return [{ one, other, games, mean, variance: Math.max(0, squares / games - mean * mean) }];
}

function meetingOf({ one, other, tally }: Page): Meeting[] {
  if (other === null) return [];
  return [
    {
      one,
      other,
      games: tally.games,
      ahead: wilson(tally.points, tally.games),
      oneAlone: wilson(tally.one.aloneWins, tally.one.alone),
      otherAlone: wilson(tally.other.aloneWins, tally.other.alone),
    },
  ];
}
