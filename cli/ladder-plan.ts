import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type Aim,
  type AimFinding,
  AIMS,
  type Book,
  findBot,
  findingsOf,
  habitsOf,
  MOST_GAMES,
  type Page,
  pageOf,
  type Table,
  tablesOf,
  type Task,
  tasksOf,
  YARDSTICK,
} from "@clade/bots";
import type { GamePack } from "@clade/kernel";
import type { Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";
import type { Entrant } from "./entrants.ts";
import type { Chapter, Field } from "./ladder-evening.ts";
import { listed } from "./ladder-pairings.ts";

/** What is measured if nobody says otherwise: all that is asked of the bots (bots/ladder/aims.ts), at every table of a game. */

export interface PlannedGame {
  readonly pack: GamePack;
  readonly book: Book;
  readonly tasks: readonly Task[];
}

/** How the bots of a pairing think, wherever they were built: paths differ from machine to machine. */
export function taskHabits(pack: GamePack, folder: string): (task: Task) => string {
  const yardstick = `${YARDSTICK} ${yardstickFor(folder, pack.game.id)?.slice(0, COMMIT_DIGITS) ?? "unknown"} master`;
  return ({ pairing: { one, other, players } }) =>
    [one, other]
      .map((bot) => (bot === null ? "" : bot === YARDSTICK ? yardstick : habitsOf(pack, bot, players)))
      .join(" : ");
}

/** Whether the bots of the house that played a page still think as they did then; of guests nobody can tell. */
export function isOfToday(pack: GamePack, { one, other, players, habits }: Page): boolean {
  const [then, thenOther] = habits.split(" : ");
  const unchanged = (bot: string, known = "") => findBot(bot) === undefined || habitsOf(pack, bot, players) === known;
  return unchanged(one, then) && (other === null || unchanged(other, thenOther));
}

export function findingsAbout(pack: GamePack, book: Book | undefined, folder: string): AimFinding[] {
  return findingsOf(book, tasksOf(pack, tablesOf(pack.game)), taskHabits(pack, folder));
}

/** The tasks of a game that the line asks for. */
export function tasksFrom(input: Input, pack: GamePack, tables: readonly Table[]): Task[] {
  const aims = aimsFrom(input);
  return tasksOf(pack, tables, input.number("games", 1, 1_000_000, MOST_GAMES)).filter(({ aim }) => aims.includes(aim));
}

function aimsFrom(input: Input): readonly Aim[] {
  const named = listed(input.text("aims"));
  if (named === undefined) return AIMS;
  return AIMS.filter((aim) => named.includes(aim)).concat(named.flatMap(unknownAim));
}

function unknownAim(name: string): Aim[] {
  if (AIMS.some((aim) => aim === name)) return [];
  throw new BadInput(`--aims takes some of ${AIMS.join(", ")}; got "${name}"`);
}

/** `--share 2/3`: every third of the pairings, from the second on, so that several machines can share the work. */
export function shareFrom(input: Input): (index: number) => boolean {
  const text = input.text("share");
  if (text === undefined) return () => true;
  const [, part, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const [mine, all] = [Number(part), Number(of)];
  if (!(mine >= 1 && mine <= all)) throw new BadInput(`--share takes a part of so many, such as 1/2, got "${text}"`);
  return (index) => index % all === mine - 1;
}

/** The pages to fill: by aim before game, so that what matters most is known first, in every game. */
export function chaptersOf(games: readonly PlannedGame[], input: Input, folder: string): Chapter[] {
  const mine = shareFrom(input);
  const found = AIMS.flatMap((aim) =>
    games.flatMap(({ pack, book, tasks }) => {
      const habits = taskHabits(pack, folder);
      const field = fieldOf(folder, pack.game.id, input.text("yardstick"));
      return tasks.filter((task) => task.aim === aim).map((task) => ({ task, book, field, habits: habits(task) }));
    }),
  );
  const chapters: Chapter[] = [];
  const without = new Set<string>();
  for (const [index, { task, book, field, habits }] of found.entries()) {
    if (!mine(index)) continue;
    if (task.aim === "yardstick" && !field.has(YARDSTICK)) {
      without.add(book.game);
      continue;
    }
    const page = pageOf(book, task.pairing, habits, task.mark);
    chapters.push({ book, page, field, games: task.games, rank: AIMS.indexOf(task.aim), soundGuests: true });
  }
  for (const game of without) {
    process.stderr.write(
      `${game}: no yardstick is built, so nothing is measured against it (npm run yardstick -- --for ${game})\n`,
    );
  }
  return chapters;
}

const COMMIT_DIGITS = 12;

/** The commit of a game's yardstick: the line of `yardstick.txt` that names the game, or the first. */
function yardstickFor(folder: string, game: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, "yardstick.txt"), "utf8");
  } catch {
    return undefined;
  }
  const lines = text.trim().split("\n");
  const line = lines.find((each) => each.split(/[\s,:;.]+/).includes(game)) ?? lines[0] ?? "";
  return /^[0-9a-f]{40}(?=\s)/.exec(line)?.[0];
}

/** The yardstick's master, where `npm run yardstick` has built it; else nobody. */
function fieldOf(folder: string, game: string, built = ".yardstick"): Field {
  const commit = yardstickFor(folder, game)?.slice(0, COMMIT_DIGITS);
  if (commit === undefined) return new Map();
  const home = resolve(built, commit);
  if (!existsSync(join(home, ".yardstick"))) return new Map();
  const entrant: Entrant = { name: YARDSTICK, command: `node "${join(home, "cli/bin/clade.js")}" bot master` };
  return new Map([[YARDSTICK, entrant]]);
}
