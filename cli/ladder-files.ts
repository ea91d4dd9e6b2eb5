import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
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
import { BadInput } from "./complaint.ts";

/** Where a ladder is kept: the raw results and the plot of each game in `ladder/`, and one page about all of them. */

const INTRO = [
  "# The ladder",
  "",
  "How strong the bots are, measured by `clade ladder <game>`, which also writes this page. In every game of a pairing one of",
  "the two bots has a single seat and the other all the rest; who is alone, and where, changes from game to game.",
  "*Ahead* is how often a seat of the first bot was placed before a seat of the second (a shared place counts half);",
  "*wins alone* is how often a single seat of it won against all the others; a fair share is one game in as many as there are",
  "players. Elo ratings are Bradley–Terry estimates with `greedy` (or the first that played) at 0. Intervals hold in 95 of 100",
  "cases. Where a *mark* is given, games were played until it was sure on which side of it the share lies (`>`, `<`), or until",
  "there were as many as allowed (`?`); the intervals hold although one stopped when one was sure. Times are what the thread",
  "really ran, where the system tells. Below each game stands what became of the chances to win that the bots saw.",
  "",
];

function bookPath(folder: string, game: string): string {
  return join(folder, "ladder", `${game}.json`);
}

/** What is known of a game's ladder so far; undefined if nothing is. */
export function loadBook(folder: string, game: string): Book | undefined {
  return readBook(bookPath(folder, game), game);
}

/** Puts aside what was played with an earlier version of a game: the page goes on showing it, below today's. */
export function putAside(folder: string, book: Book): void {
  write(earlierPath(folder, book.game, book.version), `${JSON.stringify(book, undefined, 1)}\n`);
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

export function saveBook(folder: string, book: Book): void {
  write(bookPath(folder, book.game), `${JSON.stringify(book, undefined, 1)}\n`);
}

/** Draws the game's plot, and writes the page about all games anew. */
export async function publish(folder: string, book: Book): Promise<void> {
  saveBook(folder, book);
  const pack = await loadGame(book.game);
  write(join(folder, "ladder", `${book.game}.svg`), ladderPlot(pack?.about.name.en ?? book.game, standings(book)));
  const page = [...INTRO, ...yardstick(folder)];
  for (const id of gameIds) {
    const each = id === book.game ? book : loadBook(folder, id);
    if (each === undefined) continue;
    const loaded = await loadGame(id);
    const name = loaded?.about.name.en ?? id;
    page.push(
      `## ${name}`,
      "",
      `![The ladder of ${name}](ladder/${id}.svg)`,
      "",
      ...ladderTable(standings(each)),
      ...calibrationTable(calibrations(each)),
    );
    for (let version = (loaded?.game.version ?? 1) - 1; version > 0; version--) {
      const earlier = each.version === version ? undefined : readBook(earlierPath(folder, id, version), id);
      if (earlier === undefined) continue;
      page.push(
        `*With version ${version} of the game, whose box was another:*`,
        "",
        ...ladderTable(standings(earlier)),
      );
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
