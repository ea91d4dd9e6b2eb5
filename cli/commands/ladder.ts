import { availableParallelism } from "node:os";
import {
  AIMS,
  type Book,
  botNames,
  calibrations,
  calibrationTable,
  ladderTable,
  pageOf,
  standings,
  takeOver,
} from "@clade/bots";
import { gameIds } from "@clade/games";
import type { GamePack } from "@clade/kernel";
import type { Command, Input } from "../arguments.ts";
import { BadInput } from "../complaint.ts";
import { faultsInWords, GUEST_FLAGS, limitFrom, tryOut } from "../entrants.ts";
import { type Chapter, playChapters } from "../ladder-evening.ts";
import { bookOf, loadBook, publish, saveBook } from "../ladder-files.ts";
import { asksForPairings, fieldFrom, markFrom, pairingHabits, pairingsFrom, tablesFrom } from "../ladder-pairings.ts";
import { chaptersOf, findingsAbout, isOfToday, type PlannedGame, shareFrom, tasksFrom } from "../ladder-plan.ts";
import { gameNamed } from "../table.ts";
import { say, sayJson } from "../terminal.ts";

export const ladder: Command = {
  usage:
    "clade ladder [<game>] [--aims a,b,…] [--share 1/2] [--games N] [--players 2,3,…] [--plain] [--option k=v] [--levels a,b,…] [--pairs all|neighbours|a:b,…] [--mark P] [--alone X] [--limit MS] [--out DIR] [--cores N] [--minutes M] [--fresh] [--json] | --page | --add DIR",
  summary:
    "how strong the bots are: all that is asked of them, at every table of every game; goes on where it was stopped",
  flags: {
    aims: { argument: "A,B,…", help: `what to measure: ${AIMS.join(", ")} (default all)` },
    share: { argument: "I/N", help: "only every N-th pairing, from the I-th on: for several machines" },
    yardstick: { argument: "DIR", help: "where npm run yardstick has built (default .yardstick)" },
    page: { help: "play nothing, only write the page from the results that are kept" },
    add: { argument: "DIR", help: "play nothing, take over the results that another machine kept in its --out" },
    games: { argument: "N", help: "the most games of each pair at each table (default 200)" },
    players: { argument: "A,B,…", help: "sizes of table (default all that the game allows)" },
    plain: { help: "only the usual options (default: also each edition, variant and expansion by itself)" },
    option: { argument: "K=V", help: "an option of the game, and only so; may be repeated", many: true },
    levels: {
      argument: "A,B,…",
      help: `instead of the aims, these bots; name=cmd:… is a program (${botNames.join(",")})`,
    },
    pairs: {
      argument: "PAIRS",
      help: "instead of the aims: all, neighbours (each with the next one named), or a:b,c:d",
    },
    mark: {
      argument: "P",
      help: "instead of the aims: stop when sure whether one is ahead in more or fewer than P % (60; 0: play all)",
    },
    alone: {
      argument: "X",
      help: "instead of the aims: the first of each pair always sits alone; the mark is X times its fair share of wins",
    },
    ...GUEST_FLAGS,
    out: { argument: "DIR", help: "where the page, the plots and the results are kept (default docs)" },
    seed: { argument: "S", help: "any text; the same seed gives the same games (default ladder)" },
    cores: { argument: "N", help: "how many cores to use (default all); changes nothing but the time" },
    minutes: { argument: "M", help: "begin no more games after so many minutes (default: go on until all is sure)" },
    fresh: { help: "forget earlier results" },
    json: { help: "print one JSON object for machines" },
  },
  async run(input) {
    const folder = input.text("out") ?? "docs";
    if (input.has("page") || input.text("add") !== undefined) return keepBooks(input, folder);
    return asksForPairings(input) ? playPairings(input, folder) : playPlan(input, folder);
  },
};

/** The games that are named, or all of them. */
async function packsFrom(input: Input): Promise<GamePack[]> {
  const [, extra] = input.words;
  if (extra !== undefined) input.word("the game: clade ladder <game>"); // complains
  const ids = input.words.length === 0 ? gameIds : input.words;
  return Promise.all(ids.map(gameNamed));
}

/** Everything that is asked of the bots. */
async function playPlan(input: Input, folder: string): Promise<number> {
  const packs = await packsFrom(input);
  if (packs.length > 1 && (input.list("option").length > 0 || input.text("players") !== undefined)) {
    throw new BadInput("--players and --option are for one game: clade ladder <game>");
  }
  shareFrom(input); // complains
  const means = meansFrom(input);
  const games = packs.map((pack): PlannedGame => {
    const tasks = tasksFrom(input, pack, tablesFrom(input, pack));
    return { pack, tasks, book: bookFrom(input, pack, folder) };
  });
  await play(means, folder, chaptersOf(games, input, folder));
  for (const { book } of games) saveBook(folder, book);
  await publish(folder);
  if (input.has("json")) sayJson(games.map(({ pack, book }) => inJson(pack, book, folder)));
  else for (const { book } of games) sayTables(book);
  return 0;
}

function inJson(pack: GamePack, book: Book, folder: string) {
  const aims = findingsAbout(pack, book, folder).map(({ task: { aim, pairing }, verdict, figure }) => {
    return { aim, ...pairing, verdict, figure };
  });
  return { game: book.game, seed: book.seed, aims, standings: standings(book), calibrations: calibrations(book) };
}

/** Only what the line names. */
async function playPairings(input: Input, folder: string): Promise<number> {
  const pack = await gameNamed(input.word("the game: clade ladder <game>"));
  for (const flag of ["aims", "share", "yardstick"]) {
    if (input.text(flag) !== undefined) throw new BadInput(`--${flag} does not go with pairings of one's own`);
  }
  const means = meansFrom(input);
  const games = input.number("games", 1, 1_000_000, 200);
  const field = fieldFrom(input);
  const pairings = pairingsFrom(input, pack, field);
  const book = bookFrom(input, pack, folder);
  await tryOut([...field.values()], pack.game.id);
  const mark = markFrom(input, games);
  const chapters = pairings.map((pairing) => {
    const page = pageOf(book, pairing, pairingHabits(pack, field, pairing), mark);
    return { book, field, games, rank: 0, soundGuests: false, page };
  });
  await play(means, folder, chapters);
  saveBook(folder, book);
  await publish(folder);
  if (input.has("json"))
    sayJson({ game: book.game, seed: book.seed, standings: standings(book), calibrations: calibrations(book) });
  else sayTables(book);
  return 0;
}

/** How long one may play, and on how much: complains before anything else is said. */
function meansFrom(input: Input) {
  const minutes = input.number("minutes", 1, 100_000, 100_000);
  return { cores: input.number("cores", 1, 256, availableParallelism()), limit: limitFrom(input), minutes };
}

async function play(means: ReturnType<typeof meansFrom>, folder: string, chapters: readonly Chapter[]): Promise<void> {
  const { cores, limit, minutes } = means;
  const guests = new Map(chapters.map(({ book, field }) => [book.game, [...field.values()]]));
  for (const [game, entrants] of guests) await tryOut(entrants, game);
  const settled = ({ book, page }: Chapter) => {
    const { one, other, players, options, tally } = page;
    const table = [`${players} players`, ...options].join(", ");
    process.stderr.write(
      `${book.game}, ${table}: ${one}${other === null ? "" : ` and ${other}`}, ${tally.games} games\n`,
    );
  };
  await playChapters(chapters, {
    cores,
    limit,
    until: Date.now() + minutes * 60_000,
    save: (book) => saveBook(folder, book),
    settled,
  });
  for (const { page } of chapters) {
    for (const [name, showing] of [[page.one, page.tally.one] as const, [page.other, page.tally.other] as const]) {
      const words = faultsInWords(showing);
      if (name !== null && words !== undefined) process.stderr.write(`${name}: ${words}\n`);
    }
  }
}

/** Plays nothing: takes over what was measured elsewhere, and writes the page from what is kept. */
async function keepBooks(input: Input, folder: string): Promise<number> {
  input.noWords();
  const from = input.text("add");
  if (from !== undefined) {
    const books = gameIds.flatMap((id) => loadBook(from, id) ?? []);
    if (books.length === 0) throw new BadInput(`no results of a ladder in ${from}`);
    for (const other of books) {
      const pack = await gameNamed(other.game);
      const { game } = pack;
      const book = bookOf(folder, game, other.seed);
      if (other.version !== game.version || other.seed !== book.seed) {
        process.stderr.write(`${other.game}: not taken over, of another version or seed\n`);
        continue;
      }
      say(`${other.game}: ${takeOver(book, other, (page) => isOfToday(pack, page))} games are new`);
      saveBook(folder, book);
    }
  }
  await publish(folder);
  return 0;
}

function bookFrom(input: Input, { game }: GamePack, folder: string): Book {
  const seed = input.text("seed") ?? "ladder";
  if (input.has("fresh")) return { game: game.id, version: game.version, seed, pages: [] };
  const book = bookOf(folder, game, seed);
  return book.seed === seed ? book : { game: game.id, version: game.version, seed, pages: [] };
}

function sayTables(book: Book): void {
  say(...ladderTable(standings(book)), ...calibrationTable(calibrations(book)));
}
