import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
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
import { loadBook, publish, saveBook } from "../ladder-files.ts";
import type { LadderAnswer, LadderOrder } from "../ladder-worker.ts";
import { botNamed, gameNamed, optionsFrom } from "../table.ts";
import { progressBar, say, sayJson } from "../terminal.ts";

export const ladder: Command = {
  usage:
    "clade ladder <game> [--games N] [--players 2,3,…] [--levels a,b,…] [--pairs all|neighbours|a:b,…] [--option k=v] [--out DIR] [--cores N] [--fresh] [--json]",
  summary: "how strong the bots are: every pair of them at tables of every size; goes on where it was stopped",
  flags: {
    games: { argument: "N", help: "games of each pair at each size of table (default 100)" },
    players: { argument: "A,B,…", help: "sizes of table (default all that the game allows)" },
    levels: { argument: "A,B,…", help: `which bots (default ${botNames.join(",")})` },
    pairs: { argument: "PAIRS", help: "all (default), neighbours (each with the next one named), or a:b,c:d" },
    option: { argument: "K=V", help: "an option of the game; may be repeated", many: true },
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
    const pairings = pairingsFrom(input, pack);
    const book = bookFrom(input, pack, folder);
    const pages = pairings.map((pairing) => pageOf(book, pairing, habits(pack, pairing)));
    await playOnCores(book, pages, games, cores, () => saveBook(folder, book));
    await publish(folder, book);
    if (input.has("json")) sayJson({ game: book.game, seed: book.seed, standings: standings(book) });
    else say(...ladderTable(standings(book)));
    return 0;
  },
};

function habits({ game }: GamePack, { one, other }: Pairing): string {
  return [one, other].map((bot) => (bot === null ? "" : habitsOf(game.id, bot))).join(" : ");
}

function bookFrom(input: Input, { game }: GamePack, folder: string): Book {
  const seed = input.text("seed") ?? "ladder";
  const known = input.has("fresh") ? undefined : loadBook(folder, game.id);
  if (known?.seed === seed && known.version === game.version) return known;
  return { game: game.id, version: game.version, seed, pages: [] };
}

function pairingsFrom(input: Input, pack: GamePack): Pairing[] {
  const pairs = pairsFrom(input);
  const bots = [...new Set(pairs.flat())];
  const options = input.list("option").toSorted((a, b) => a.localeCompare(b, "en"));
  return sizesFrom(input, pack).flatMap((players): Pairing[] =>
    players === 1
      ? bots.map((one) => ({ players, options, one, other: null }))
      : pairs.map(([one, other]) => ({ players, options, one, other })),
  );
}

function pairsFrom(input: Input): (readonly [one: string, other: string])[] {
  const bots = [...new Set(listed(input.text("levels")) ?? botNames)].map((name) => botNamed(name).name);
  if (bots.length < 2) throw new BadInput("--levels takes at least two bots");
  const wish = input.text("pairs") ?? "all";
  // The one that should be stronger comes first.
  if (wish === "all") return bots.flatMap((other, index) => bots.slice(index + 1).map((one) => [one, other] as const));
  if (wish === "neighbours") return bots.slice(1).map((one, index) => [one, at(bots, index)] as const);
  return (listed(wish) ?? []).map((pair) => {
    const [one = "", other = "", extra] = pair.split(":");
    if (extra !== undefined || other === "" || one === other) {
      throw new BadInput(`--pairs takes all, neighbours, or bot:bot,…; got "${pair}"`);
    }
    return [botNamed(one).name, botNamed(other).name] as const;
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

/**
 * Hands out the games that are still to play, one by one. A page takes its games in order: what it holds is always the
 * first so many of them, so that a ladder that was stopped goes on as if it had not been.
 */
async function playOnCores(
  book: Book,
  pages: readonly Page[],
  games: number,
  cores: number,
  save: () => void,
): Promise<void> {
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
  await Promise.all(
    Array.from({ length: Math.min(cores, orders.length) }, async () => {
      const worker = new Worker(new URL("../ladder-worker.js", import.meta.url));
      try {
        while (next < orders.length) {
          const { page, number } = at(orders, next++);
          const { players, options, one, other } = page;
          const order = { game: book.game, seed: book.seed, players, options, one, other, number };
          take(page, number, await ask(worker, order));
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  bar.end();
}

async function ask(worker: Worker, order: LadderOrder): Promise<PairingTally> {
  worker.postMessage(order);
  const [answer] = (await once(worker, "message")) as [LadderAnswer];
  if ("error" in answer) throw new Error(answer.error);
  return answer.tally;
}
