import { SHELF } from "../shelf.ts";
import { QUICK_PACES, type QuickWish } from "./lobby-api.ts";

const KEY = "clade.quick-game";

/** For how long people of like strength may be looked for. */
export const SECONDS = [30, 60, 120] as const;
export const NUMBERS = [2, 3, 4, 5, 6] as const;

/** What somebody wanted last time, on this device; at first the game that is quickest to learn, for two to four. */
export function lastWish(): QuickWish {
  let kept: Partial<Record<keyof QuickWish, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as typeof kept;
  } catch {
    // A damaged entry is as good as none.
  }
  const games = SHELF.filter(({ id }) => Array.isArray(kept.games) && kept.games.includes(id));
  const players = NUMBERS.filter((number) => Array.isArray(kept.players) && kept.players.includes(number));
  const starter = SHELF.find(({ weight }) => weight === 1);
  return {
    games: (games.length > 0 ? games : SHELF.filter((game) => game === (starter ?? SHELF[0]))).map(({ id }) => id),
    players: players.length > 0 ? players : [2, 3, 4],
    pace: QUICK_PACES.find((pace) => pace === kept.pace) ?? "brisk",
    seconds: SECONDS.find((seconds) => seconds === kept.seconds) ?? 60,
    bots: false,
  };
}

export function keepWish(wish: QuickWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Where nothing can be kept it is chosen anew.
  }
}

/** Whether one of the games can be played by one of the numbers of players. */
export function isPlayable({ games, players }: Pick<QuickWish, "games" | "players">): boolean {
  return SHELF.some(
    ({ id, players: { min, max } }) => games.includes(id) && players.some((number) => number >= min && number <= max),
  );
}
