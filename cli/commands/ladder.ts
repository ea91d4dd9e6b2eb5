import { availableParallelism } from "node:os";
import {
  addPairingTally,
  type Book,
  botNames,
  habitsOf,
  ladderTable,
  type Page,
  pageOf,
  type Pairing,
  type PairingTally,
  standings,
} from "@clade/bots";
import { at, type GamePack } from "@clade/kernel";
import type { Command, Input } from "../arguments.ts";
import { BadInput } from "../complaint.ts";
import { withCrew } from "../crew.ts";
import { type Entrant, faultsInWords, GUEST_FLAGS, limitFrom, readEntrants, tryOut } from "../entrants.ts";
import { loadBook, publish, saveBook } from "../ladder-files.ts";
import type { LadderOrder } from "../ladder-worker.ts";
import { botNamed, gameNamed, optionsFrom } from "../table.ts";
import { progressBar, say, sayJson } from "../terminal.ts";

export const ladder: Command = {
  usage:
    "clade ladder <game> [--games N] [--players 2,3,…] [--levels a,b,…] [--pairs all|neighbours|a:b,…] [--option k=v] [--limit MS] [--out DIR] [--cores N] [--fresh] [--json]",
  summary: "how strong the bots are: every pair of them at tables of every size; goes on where it was stopped",
  flags: {
    games: { argument: "N", help: "games of each pair at each size of table (default 100)" },
    players: { argument: "A,B,…", help: "sizes of table (default all that the game allows)" },
    levels: { argument: "A,B,…", help: `which bots; name=cmd:… is a program (default ${botNames.join(",")})` },
    pairs: { argument: "PAIRS", help: "all (default), neighbours (each with the next one named), or a:b,c:d" },
    option: { argument: "K=V", help: "an option of the game; may be repeated", many: true },
    ...GUEST_FLAGS,
    out: { argument: "DIR", help: "where the page, the plots and the results are kept (default docs)" },
    seed: { argument: "S", help: "any text; the same seed gives the same games (default ladder)" },
    cores: { argument: "N", help: "how many cores to use (default all); changes nothing but the time" },
    fresh: { help: "forget earlier results of this game" },
    json: { help: "print one JSON object for machines" },
  },
  async run(input) {
    const pack = await gameNamed(input.word("the game: clade ladder <game>"));
    const games = input.number("games", 1, 1_000_000, 100);
    const cores = input.number("cores", 1, 256, availableParallelism());
    const folder = input.text("out") ?? "docs";
    const limit = limitFrom(input);
    const field = fieldFrom(input);
    const pairings = pairingsFrom(input, pack, field);
    const book = bookFrom(input, pack, folder);
    await tryOut([...field.values()], pack.game.id);
    const pages = pairings.map((pairing) => pageOf(book, pairing, habits(pack, field, pairing)));
    await playOnCores(book, pages, { field, games, cores, limit, save: () => saveBook(folder, book) });
    await publish(folder, book);
    if (input.has("json")) sayJson({ game: book.game, seed: book.seed, standings: standings(book) });
    else say(...ladderTable(standings(book)));
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

function habits({ game }: GamePack, field: Field, { one, other }: Pairing): string {
  return [one, other]
    .map((bot) => (bot === null ? "" : (field.get(bot)?.command ?? habitsOf(game.id, bot))))
    .join(" : ");
}

function bookFrom(input: Input, { game }: GamePack, folder: string): Book {
  const seed = input.text("seed") ?? "ladder";
  const known = input.has("fresh") ? undefined : loadBook(folder, game.id);
  if (known?.seed === seed && known.version === game.version) return known;
  return { game: game.id, version: game.version, seed, pages: [] };
}

function pairingsFrom(input: Input, pack: GamePack, field: Field): Pairing[] {
  const pairs = pairsFrom(input, field);
  const bots = [...new Set(pairs.flat())];
  const options = input.list("option").toSorted((a, b) => a.localeCompare(b, "en"));
  return sizesFrom(input, pack).flatMap((players): Pairing[] =>
    players === 1
      ? bots.map((one) => ({ players, options, one, other: null }))
      : pairs.map(([one, other]) => ({ players, options, one, other })),
  );
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

function sizesFrom(input: Input, pack: GamePack): number[] {
  const { min, max } = pack.game.players;
  const sizes = listed(input.text("players"))?.map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
  const all = sizes ?? Array.from({ length: max - min + 1 }, (_, index) => min + index);
  for (const players of all) {
    optionsFrom(pack, input, players);
  }
  return all;
}

function listed(text: string | undefined): string[] | undefined {
  return text?.split(",").map((part) => part.trim());
}

/** How often the results are put on disk while games are played. */
const SAVE_MS = 2000;

interface Evening {
  readonly field: Field;
  /** How many games each pair plays. */
  readonly games: number;
  readonly cores: number;
  /** How many milliseconds a guest may take for a decision. */
  readonly limit: number;
  readonly save: () => void;
}

/**
 * Hands out the games that are still to play, one by one. A page takes its games in order: what it holds is always the
 * first so many of them, so that a ladder that was stopped goes on as if it had not been.
 */
async function playOnCores(book: Book, pages: readonly Page[], evening: Evening): Promise<void> {
  const { field, games, cores, limit, save } = evening;
  const orders = pages.flatMap((page) =>
    Array.from({ length: Math.max(0, games - page.tally.games) }, (_, index) => ({
      page,
      number: page.tally.games + index,
    })),
  );
  const early = new Map<Page, Map<number, PairingTally>>();
  const bar = progressBar(`ladder ${book.game}`, pages.length * games);
  let next = 0;
  let done = pages.length * games - orders.length;
  let saved = Date.now();
  const take = (page: Page, number: number, tally: PairingTally): void => {
    const waiting = early.get(page) ?? new Map<number, PairingTally>();
    early.set(page, waiting);
    waiting.set(number, tally);
    for (let ready = waiting.get(page.tally.games); ready !== undefined; ready = waiting.get(page.tally.games)) {
      waiting.delete(page.tally.games);
      addPairingTally(page.tally, ready);
    }
    bar.to(++done);
    if (Date.now() - saved < SAVE_MS) return;
    saved = Date.now();
    save();
  };
  const entrant = (name: string): Entrant => field.get(name) ?? { name };
  const script = new URL("../ladder-worker.js", import.meta.url);
  await withCrew<LadderOrder, PairingTally>(script, Math.min(cores, orders.length), async (ask) => {
    while (next < orders.length) {
      const { page, number } = at(orders, next++);
      const { players, options } = page;
      const one = entrant(page.one);
      const other = page.other === null ? null : entrant(page.other);
      take(page, number, await ask({ game: book.game, seed: book.seed, players, options, one, other, number, limit }));
    }
  });
  bar.end();
}
