import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  aimsTable,
  type Book,
  emptyPairingTally,
  calibrations,
  calibrationTable,
  ladderPlot,
  ladderTable,
  type Page,
  standings,
} from "@clade/bots";
import { gameIds, loadGame } from "@clade/games";
import type { AnyGame } from "@clade/kernel";
import { BadInput } from "./complaint.ts";
import { findingsAbout, isOfToday } from "./ladder-plan.ts";

/** Where a ladder is kept: the raw results and the plot of each game in `ladder/`, and one page about all of them. */

const INTRO = [
  "# The ladder",
  "",
  "How strong the bots are, measured by `npm run ladder` (`clade ladder`), which also writes this page; `clade ladder --page` writes it",
  "from the results in `ladder/` and plays nothing. Without a game it measures all that is asked of the bots, in every game, with every",
  "number of players and each edition, variant and expansion by itself; it goes on where it was stopped. Several machines share the",
  "work: each plays `--share 1/2`, `--share 2/2` … into a folder of its own (`--out`), and `clade ladder --add DIR` puts together what they found.",
  "",
  "In every game of a pairing one of the two bots has a single seat and the other all the rest; who is alone, and where, changes from game",
  "to game, unless one is said to sit alone. *Ahead* is how often a seat of the first bot was placed before a seat of the second (a shared",
  "place counts half); a fair share is one game in as many as there are players. Games are played until it is sure on which side of its",
  "mark a share lies, 200 at most; with a variant or an expansion, where only levels and points alone are asked about, 24 to 30 at most. **met** and **missed** are",
  "sure; *narrowly*: all games were played, and chance may have decided; *under way*: fewer games than it takes were played so far. The number of games stands in brackets.",
  "",
  "In the tables below each game *wins alone* is how often a single seat of the first won against all the others. Elo ratings are",
  "Bradley–Terry estimates with `greedy` (or the first that played) at 0. Each bound of an interval holds in 95 of 100 cases, although",
  "one stopped when one was sure. Times are what the thread really ran, where the system tells, in games on the machine that keeps this page: those of games",
  "that were added are left out. Last stands what became of chances to win. Those in hints are meant to come true; they are asked for in one of twelve",
  "decisions of games in which all play as masters. What the bots themselves saw among others is of no such use: each takes the others for as good as itself.",
  "",
];

function bookPath(folder: string, game: string): string {
  return join(folder, "ladder", `${game}.json`);
}

/** What is known of a game's ladder so far; undefined if nothing is. */
export function loadBook(folder: string, game: string): Book | undefined {
  return readBook(bookPath(folder, game), game);
}

/** The book of today's version of a game: the one that is kept, or a new one; an earlier version's is put aside. */
export function bookOf(folder: string, { id, version }: Pick<AnyGame, "id" | "version">, seed: string): Book {
  const known = loadBook(folder, id);
  if (known?.version === version) return known;
  if (known !== undefined && known.version < version) putAside(folder, known);
  return { game: id, version, seed, pages: [] };
}

/** Puts aside what was played with an earlier version of a game: the page goes on showing it, below today's. */
function putAside(folder: string, book: Book): void {
  write(earlierPath(folder, book.game, book.version), inLines(book));
}

function earlierPath(folder: string, game: string, version: number): string {
  return bookPath(folder, `${game}-version-${version}`);
}

function readBook(path: string, game: string): Book | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
  try {
    const book = JSON.parse(text) as Book;
    if (book.game === game && Array.isArray(book.pages)) return { ...book, pages: book.pages.map(completed) };
  } catch {
    // Falls through: not JSON is as bad as JSON of another shape.
  }
  throw new BadInput(`${path} is no ladder of ${game}; move it away, or start over with --fresh`);
}

/** Books of earlier days do not have every count that there is today. */
function completed(page: Page): Page {
  const { one, other, ...sums } = emptyPairingTally();
  const { tally } = page;
  return { ...page, tally: { ...sums, ...tally, one: { ...one, ...tally.one }, other: { ...other, ...tally.other } } };
}

/** A line a page, so that what changed can be read; pages that nothing is on yet are left out. */
export function saveBook(folder: string, book: Book): void {
  write(bookPath(folder, book.game), inLines(book));
}

function inLines({ pages, ...head }: Book): string {
  const lines = pages.filter(({ tally }) => tally.games > 0).map((page) => JSON.stringify(page));
  return `${JSON.stringify(head).slice(0, -1)},"pages":[\n${lines.join(",\n")}\n]}\n`;
}

/** Draws every game's plot, and writes the page about all games anew, from what is kept. */
export async function publish(folder: string): Promise<void> {
  const page = [...INTRO, ...yardstick(folder)];
  for (const id of gameIds) {
    const pack = await loadGame(id);
    const book = pack === undefined ? undefined : loadBook(folder, id);
    if (pack === undefined || book === undefined) continue;
    const name = pack.about.name.en;
    const { version } = pack.game;
    const pages = book.version === version ? book.pages : [];
    const today = { ...book, pages: pages.filter((each) => isOfToday(pack, each)) };
    page.push(`## ${name}`, "", ...aimsTable(findingsAbout(pack, today, folder)));
    if (standings(today).length > 0) {
      write(join(folder, "ladder", `${id}.svg`), ladderPlot(name, standings(today)));
      page.push(`![The ladder of ${name}](ladder/${id}.svg)`, "");
      page.push(...ladderTable(standings(today)), ...calibrationTable(calibrations(today)));
    }
    const changed = standings({ ...book, pages: pages.filter((each) => !isOfToday(pack, each)) });
    if (changed.length > 0) {
      page.push("*Of bots one of which thinks otherwise today:*", "", ...ladderTable(changed));
    }
    for (let before = version - 1; before > 0; before--) {
      const earlier = book.version === before ? book : readBook(earlierPath(folder, id, before), id);
      if (earlier === undefined) continue;
      page.push(`*With version ${before} of the game, whose box was another:*`, "", ...ladderTable(standings(earlier)));
    }
  }
  write(join(folder, "ladder.md"), page.join("\n"));
}

/** What `npm run yardstick` builds, if the folder names one. */
function yardstick(folder: string): string[] {
  let text: string;
  try {
    text = readFileSync(join(folder, "yardstick.txt"), "utf8");
  } catch {
    return [];
  }
  const named = text
    .trim()
    .split("\n")
    .map((line) => line.replace(/^(\S+) (.*)$/, "commit `$1` ($2)"))
    .join("; ");
  return [
    `The yardstick, an opponent that stays the same: ${named}. \`npm run yardstick\` builds it into a`,
    "folder of its own and prints the command of its bots, which play like any program from elsewhere ([`bots.md`](bots.md)).",
    "",
  ];
}

/** Never half a file. */
function write(path: string, text: string): void {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
