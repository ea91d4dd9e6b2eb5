/** How fast bots play before one's eyes. */
export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How long the first move of a bot takes, in milliseconds. */
export const BOT_PACES: { readonly [P in Pace]: number } = { calm: 750, brisk: 250, instant: 0 };

/** Each move of a bot comes sooner after the one before, down to this part of the first: three bots take a few seconds. */
const HASTE = 0.74;
const HASTIEST = 1 / 16;

/** How long a bot takes for a move, after so many others of bots in a row. */
export function botDelay(pace: number, inARow: number): number {
  return pace * Math.max(HASTIEST, HASTE ** inARow);
}
