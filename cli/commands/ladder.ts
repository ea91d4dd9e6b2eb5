import { availableParallelism } from "node:os";
import {
  addPairingTally,
  type Book,
  botNames,
  calibrations,
  calibrationTable,
  habitsOf,
  isSettled,
  ladderTable,
  type Mark,
  type Page,
  pageOf,
  type Pairing,
  type PairingTally,
  standings,
  variantsOf,
} from "@clade/bots";
import { at, type GamePack } from "@clade/kernel";
import type { Command, Input } from "../arguments.ts";
import { BadInput } from "../complaint.ts";
import { withCrew } from "../crew.ts";
import { type Entrant, faultsInWords, GUEST_FLAGS, limitFrom, readEntrants, tryOut } from "../entrants.ts";
import { loadBook, publish, putAside, saveBook } from "../ladder-files.ts";
import type { LadderOrder } from "../ladder-worker.ts";
import { botNamed, gameNamed, optionsFrom } from "../table.ts";
import { progressBar, say, sayJson } from "../terminal.ts";

export const ladder: Command = {
  usage:
    "clade ladder <game> [--games N] [--mark P] [--alone X] [--plain] [--players 2,3,…] [--levels a,b,…] [--pairs all|neighbours|a:b,…] [--option k=v] [--limit MS] [--out DIR] [--cores N] [--fresh] [--json]",
  summary: "how strong the bots are: every pair of them at tables of every size; goes on where it was stopped",
  flags: {
    games: { argument: "N", help: "the most games of each pair at each table (default 200)" },
    mark: {
      argument: "P",
      help: "stop when sure whether one is ahead in more or fewer than P % (default 60; 0: play all)",
    },
    alone: {
      argument: "X",
      help: "the first of each pair always sits alone; the mark is X times its fair share of wins",
    },
    plain: { help: "only the usual options (default: also each edition, variant and expansion by itself)" },
    players: { argument: "A,B,…", help: "sizes of table (default all that the game allows)" },
    levels: { argument: "A,B,…", help: `which bots; name=cmd:… is a program (default ${botNames.join(",")})` },
    pairs: { argument: "PAIRS", help: "all (default), neighbours (each with the next one named), or a:b,c:d" },
    option: { argument: "K=V", help: "an option of the game, and only so; may be repeated", many: true },
    ...GUEST_FLAGS,
    out: { argument: "DIR", help: "where the page, the plots and the results are kept (default docs)" },
    seed: { argument: "S", help: "any text; the same seed gives the same games (default ladder)" },
    cores: { argument: "N", help: "how many cores to use (default all); changes nothing but the time" },
    fresh: { help: "forget earlier results of this game" },
    json: { help: "print one JSON object for machines" },
  },
  async run(input) {
    const pack = await gameNamed(input.word("the game: clade ladder <game>"));
    const games = input.number("games", 1, 1_000_000, 200);
    const cores = input.number("cores", 1, 256, availableParallelism());
    const folder = input.text("out") ?? "docs";
    const limit = limitFrom(input);
    const field = fieldFrom(input);
    const pairings = pairingsFrom(input, pack, field);
    const book = bookFrom(input, pack, folder);
    await tryOut([...field.values()], pack.game.id);
    const mark = markFrom(input, games);
    const pages = pairings.map((pairing) => pageOf(book, pairing, habits(pack, field, pairing), mark));
    await playOnCores(book, pages, { field, games, cores, limit, save: () => saveBook(folder, book) });
    await publish(folder, book);
    if (input.has("json"))
      sayJson({ game: book.game, seed: book.seed, standings: standings(book), calibrations: calibrations(book) });
    else say(...ladderTable(standings(book)), ...calibrationTable(calibrations(book)));
    for (const { one, other, tally } of pages) {
      for (const [name, showing] of [[one, tally.one] as const, [other, tally.other] as const]) {
        const words = faultsInWords(showing);
        if (name !== null && words !== undefined) process.stderr.write(`${name}: ${words}\n`);
      }
    }
    return 0;
  },
};

/** All who may play, by name. */
type Field = ReadonlyMap<string, Entrant>;

function habits({ about }: GamePack, field: Field, { one, other }: Pairing): string {
  return [one, other]
    .map((bot) => (bot === null ? "" : (field.get(bot)?.command ?? habitsOf(about.temper, bot))))
    .join(" : ");
}

function bookFrom(input: Input, { game }: GamePack, folder: string): Book {
  const seed = input.text("seed") ?? "ladder";
  const known = input.has("fresh") ? undefined : loadBook(folder, game.id);
  if (known?.seed === seed && known.version === game.version) return known;
  if (known !== undefined && known.version < game.version) putAside(folder, known);
  return { game: game.id, version: game.version, seed, pages: [] };
}

function pairingsFrom(input: Input, pack: GamePack, field: Field): Pairing[] {
  const pairs = pairsFrom(input, field);
  const bots = [...new Set(pairs.flat())];
  const alone = input.text("alone") === undefined ? {} : { alone: "one" as const };
  return tablesFrom(input, pack).flatMap(({ players, options }): Pairing[] =>
    players === 1
      ? bots.map((one) => ({ players, options, one, other: null }))
      : pairs.map(([one, other]) => ({ ...alone, players, options, one, other })),
  );
}

/** What each pair is measured against: a share of games, or for one who is alone a multiple of the fair share. */
function markFrom(input: Input, games: number): Mark | undefined {
  const times = input.text("alone");
  if (times === undefined) {
    const percent = input.number("mark", 0, 100, 60);
    return percent === 0 ? undefined : { at: percent / 100, games };
  }
  if (input.text("mark") !== undefined) throw new BadInput("--mark and --alone do not go together");
  const mark = /^\d+(\.\d+)?$/.test(times) ? Number(times) : Number.NaN;
  if (!(mark > 0 && mark <= 6)) throw new BadInput(`--alone takes a number from 0 to 6, got "${times}"`);
  return { at: mark, games };
}

function fieldFrom(input: Input): Field {
  const named = input.text("levels");
  const entrants = named === undefined ? botNames.map((name): Entrant => ({ name })) : readEntrants(named);
  for (const [index, { name }] of entrants.entries()) {
    const twin = entrants.findIndex((each) => each.name === name);
    if (twin !== index) throw new BadInput(`--levels names "${name}" twice`);
  }
  if (entrants.length < 2) throw new BadInput("--levels takes at least two bots");
  return new Map(entrants.map((entrant) => [entrant.name, entrant]));
}

function pairsFrom(input: Input, field: Field): (readonly [one: string, other: string])[] {
  const bots = [...field.keys()];
  const wish = input.text("pairs") ?? "all";
  // The one that should be stronger comes first.
  if (wish === "all") return bots.flatMap((other, index) => bots.slice(index + 1).map((one) => [one, other] as const));
  if (wish === "neighbours") return bots.slice(1).map((one, index) => [one, at(bots, index)] as const);
  return (listed(wish) ?? []).map((pair) => {
    const [one = "", other = "", extra] = pair.split(":");
    if (extra !== undefined || other === "" || one === other) {
      throw new BadInput(`--pairs takes all, neighbours, or bot:bot,…; got "${pair}"`);
    }
    // Bots of the house may be named here without having been named before.
    const named = (name: string) => (field.has(name) ? name : botNamed(name).name);
    return [named(one), named(other)] as const;
  });
}

interface TableKind {
  readonly players: number;
  readonly options: readonly string[];
}

/** Tables of every size; with the options that were asked for, or with each that the game has by itself. */
function tablesFrom(input: Input, pack: GamePack): TableKind[] {
  const { min, max } = pack.game.players;
  const sizes = listed(input.text("players"))?.map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
  const asked = input.list("option").toSorted((a, b) => a.localeCompare(b, "en"));
  return (sizes ?? Array.from({ length: max - min + 1 }, (_, index) => min + index)).flatMap((players) => {
    optionsFrom(pack, input, players); // complains
    const variants = asked.length > 0 || input.has("plain") ? [asked] : variantsOf(pack.game, players);
    return variants.map((options) => ({ players, options }));
  });
}

function listed(text: string | undefined): string[] | undefined {
  return text?.split(",").map((part) => part.trim());
}

/** How often the results are put on disk while games are played. */
const SAVE_MS = 2000;

interface Evening {
  readonly field: Field;
  /** How many games each pair plays at most. */
  readonly games: number;
  readonly cores: number;
  /** How many milliseconds a guest may take for a decision. */
  readonly limit: number;
  readonly save: () => void;
}

/**
 * Hands out the games that are still to play, one by one. A page takes its games in order: what it holds is always the
 * first so many of them, so that a ladder that was stopped goes on as if it had not been, and stops where it would have
 * stopped on one core.
 */
async function playOnCores(book: Book, pages: readonly Page[], evening: Evening): Promise<void> {
  const { field, games, cores, limit, save } = evening;
  const desks = pages.map((page) => ({ page, next: page.tally.games, early: new Map<number, PairingTally>() }));
  type Desk = (typeof desks)[number];
  const bar = progressBar(`ladder ${book.game}`, pages.length * games);
  let saved = Date.now();
  const take = ({ page, early }: Desk, number: number, tally: PairingTally): void => {
    early.set(number, tally);
    while (!isSettled(page, games)) {
      const ready = early.get(page.tally.games);
      if (ready === undefined) break;
      addPairingTally(page.tally, ready);
    }
    bar.to(pages.reduce((sum, each) => sum + (isSettled(each, games) ? games : each.tally.games), 0));
    if (Date.now() - saved < SAVE_MS) return;
    saved = Date.now();
    save();
  };
  const entrant = (name: string): Entrant => field.get(name) ?? { name };
  const open = () => desks.find(({ page, next }) => next < games && !isSettled(page, games));
  const script = new URL("../ladder-worker.js", import.meta.url);
  await withCrew<LadderOrder, PairingTally>(script, cores, async (ask) => {
    for (let desk = open(); desk !== undefined; desk = open()) {
      const number = desk.next++;
      const { players, options, alone, ...pair } = desk.page;
      const one = entrant(pair.one);
      const other = pair.other === null ? null : entrant(pair.other);
      const table = { game: book.game, seed: book.seed, players, options, alone, number, limit };
      take(desk, number, await ask({ ...table, one, other }));
    }
  });
  bar.end();
}
