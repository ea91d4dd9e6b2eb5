import { addPairingTally, type Book, isSettled, type Page, type PairingTally } from "@clade/bots";
import { withCrew } from "./crew.ts";
import type { Entrant } from "./entrants.ts";
import type { LadderOrder } from "./ladder-worker.ts";
import { progressBar } from "./terminal.ts";

/** All who may play, by name: bots of the house need not be among them. */
export type Field = ReadonlyMap<string, Entrant>;

/** A page that is to be filled. */
export interface Chapter {
  readonly book: Book;
  readonly page: Page;
  readonly field: Field;
  /** How many games there may be at most. */
  readonly games: number;
}

interface Evening {
  readonly cores: number;
  /** How many milliseconds a guest may take for a decision. */
  readonly limit: number;
  readonly save: (book: Book) => void;
  /** Is told of each page that needs no more games. */
  readonly settled?: (chapter: Chapter) => void;
}

/** How often the results are put on disk while games are played. */
const SAVE_MS = 2000;

/**
 * Hands out the games that are still to play, one by one. A page takes its games in order: what it holds is always the
 * first so many of them, so that a ladder that was stopped goes on as if it had not been, and stops where it would have
 * stopped on one core.
 */
export async function playChapters(chapters: readonly Chapter[], evening: Evening): Promise<void> {
  const { cores, limit, save } = evening;
  const desks = chapters.map((chapter) => ({
    ...chapter,
    next: chapter.page.tally.games,
    early: new Map<number, PairingTally>(),
  }));
  type Desk = (typeof desks)[number];
  const open = ({ page, games, next }: Desk) => next < games && !isSettled(page, games);
  const waiting = desks.filter(open);
  const bar = progressBar(
    "ladder",
    chapters.reduce((sum, { games }) => sum + games, 0),
  );
  const saved = new Map<Book, number>();
  const take = (desk: Desk, number: number, tally: PairingTally): void => {
    const { book, page, games, early } = desk;
    if (isSettled(page, games)) return;
    early.set(number, tally);
    for (let ready = early.get(page.tally.games); ready !== undefined; ready = early.get(page.tally.games)) {
      addPairingTally(page.tally, ready);
      if (isSettled(page, games)) break;
    }
    bar.to(chapters.reduce((sum, each) => sum + doneIn(each), 0));
    const done = isSettled(page, games);
    if (done) evening.settled?.(desk);
    if (!done && Date.now() - (saved.get(book) ?? 0) < SAVE_MS) return;
    saved.set(book, Date.now());
    save(book);
  };
  const script = new URL("./ladder-worker.js", import.meta.url);
  await withCrew<LadderOrder, PairingTally>(script, cores, async (ask) => {
    for (let desk = waiting.find(open); desk !== undefined; desk = waiting.find(open)) {
      const number = desk.next++;
      const { players, options, alone, ...pair } = desk.page;
      const entrant = (name: string): Entrant => desk.field.get(name) ?? { name };
      const other = pair.other === null ? null : entrant(pair.other);
      const table = { game: desk.book.game, seed: desk.book.seed, players, options, alone, number, limit };
      take(desk, number, await ask({ ...table, one: entrant(pair.one), other }));
    }
  });
  bar.end();
}

/** A page that is settled early counts as if all its games had been played. */
function doneIn({ page, games }: Chapter): number {
  return isSettled(page, games) ? games : page.tally.games;
}
