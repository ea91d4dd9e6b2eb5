import { addPairingTally, type Book, isSettled, type Page, type PairingTally } from "@clade/bots";
import { BadInput } from "./complaint.ts";
import { withCrew } from "./crew.ts";
import { type Entrant, faultsInWords } from "./entrants.ts";
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
  /** Pages of a lower rank are filled first. */
  readonly rank: number;
  /** Whether games say nothing in which a guest fails: it is there to be measured against, not to be measured. */
  readonly soundGuests: boolean;
}

interface Evening {
  readonly cores: number;
  /** How many milliseconds a guest may take for a decision. */
  readonly limit: number;
  /** When no more games are begun, in milliseconds since 1970. */
  readonly until: number;
  readonly save: (book: Book) => void;
  /** Is told of each page that needs no more games. */
  readonly settled?: (chapter: Chapter) => void;
}

/** How often the results are put on disk while games are played. */
const SAVE_MS = 2000;

/**
 * Hands out the games that are still to play, one by one: of the pages of a rank the one that has taken least time so far goes next, so
 * that those that are soon sure, or soon played, are settled first, whatever time there is. A page takes its games in order: what it holds is always the
 * first so many of them, so that a ladder that was stopped goes on as if it had not been, and stops where it would have
 * stopped on one core.
 */
export async function playChapters(chapters: readonly Chapter[], evening: Evening): Promise<void> {
  const { cores, limit, until, save } = evening;
  const desks = chapters.map(deskOf);
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
    for (let desk = nextDesk(desks); desk !== undefined && Date.now() < until; desk = nextDesk(desks)) {
      const number = desk.next++;
      desk.underWay++;
      const { players, options, alone, ...pair } = desk.page;
      const entrant = (name: string): Entrant => desk.field.get(name) ?? { name };
      const other = pair.other === null ? null : entrant(pair.other);
      const table = { game: desk.book.game, seed: desk.book.seed, players, options, alone, number, limit };
      const tally = await ask({ ...table, one: entrant(pair.one), other });
      desk.underWay--;
      desk.played++;
      desk.spent += tally.one.milliseconds + tally.other.milliseconds;
      const fault = desk.soundGuests ? faultsInWords(tally.other) : undefined;
      if (fault !== undefined) {
        const where = `${desk.book.game} with ${players}`;
        throw new BadInput(`${other?.name} failed in a game of ${where} (${fault}); the game is not counted`);
      }
      take(desk, number, tally);
    }
  });
  bar.end();
}

/** A page that is being filled. */
interface Desk extends Chapter {
  /** The number of the game that is begun next. */
  next: number;
  underWay: number;
  /** Games whose time is known, and the milliseconds they took. */
  played: number;
  spent: number;
  /** Games that were over before some with lower numbers. */
  readonly early: Map<number, PairingTally>;
}

function deskOf(chapter: Chapter): Desk {
  const { games, one, other } = chapter.page.tally;
  const spent = one.milliseconds + other.milliseconds;
  return { ...chapter, next: games, underWay: 0, played: games, spent, early: new Map() };
}

function nextDesk(desks: readonly Desk[]): Desk | undefined {
  let found: Desk | undefined;
  for (const desk of desks) {
    const { page, games, next } = desk;
    if (next >= games || isSettled(page, games)) continue;
    if (found === undefined || desk.rank < found.rank || (desk.rank === found.rank && timeOf(desk) < timeOf(found))) {
      found = desk;
    }
  }
  return found;
}

/** What a page has taken, with what its games under way may take: a page that has not seen the end of one waits for it. */
function timeOf({ played, spent, underWay }: Desk): number {
  if (underWay === 0) return spent;
  return played === 0 ? Number.MAX_VALUE : spent + (underWay * spent) / played;
}

/** A page that is settled early counts as if all its games had been played. */
function doneIn({ page, games }: Chapter): number {
  return isSettled(page, games) ? games : page.tally.games;
}
