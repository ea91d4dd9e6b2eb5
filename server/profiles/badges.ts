import { isWon, type Played } from "./played.ts";

/** Few, and each for something that was done at a table. What is told of each is its name and when it was earned. */
export const BADGES = [
  "every-game",
  "beat-a-master",
  "hundred-games",
  "to-the-end",
  "full-table",
  "five-in-a-row",
] as const;
export type BadgeName = (typeof BADGES)[number];

export interface Badge {
  readonly badge: BadgeName;
  /** When the game ended by which it was earned. */
  readonly at: number;
}

/** So many games one after the other without giving one up. */
const FAITHFUL_GAMES = 50;
const STREAK = 5;
const MANY_GAMES = 100;
const FULL_TABLE = 6;
const MASTERS: ReadonlySet<string> = new Set(["master", "grandmaster"]);

/** The badges that somebody has earned, by their games from the first to the last. */
export function badgesOf(history: readonly Played[], house: readonly string[]): Badge[] {
  return BADGES.flatMap((badge) => {
    const earned = EARNED[badge](history, house);
    return earned === undefined ? [] : [{ badge, at: earned.at }];
  });
}

type Earned = (history: readonly Played[], house: readonly string[]) => Played | undefined;

const EARNED: { readonly [B in BadgeName]: Earned } = {
  "every-game": (history, house) => {
    const missing = new Set(house);
    return history.find((played) => isWon(played) && missing.delete(played.game) && missing.size === 0);
  },
  // Whoever takes moves back tries the master out, and does not beat it.
  "beat-a-master": (history) =>
    history.find(
      ({ own, resigned, tookBack, place, bots }) =>
        own && !resigned && !tookBack && bots.some((each) => MASTERS.has(each.bot) && place < each.place),
    ),
  "hundred-games": (history) => history.filter(({ own }) => own)[MANY_GAMES - 1],
  "to-the-end": (history) => inARow(history, FAITHFUL_GAMES, ({ own, resigned }) => own && !resigned),
  "full-table": (history) => history.find((played) => isWon(played) && played.players >= FULL_TABLE),
  "five-in-a-row": (history) => inARow(history, STREAK, (played) => isWon(played)),
};

/** The game that made it so many one after the other. */
function inARow(history: readonly Played[], wanted: number, counts: (played: Played) => boolean): Played | undefined {
  let row = 0;
  return history.find((played) => {
    row = counts(played) ? row + 1 : 0;
    return row === wanted;
  });
}
