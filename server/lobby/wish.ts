import type { Pace } from "@clade/kernel";

/** How fast a quick game plays: a few names, so that people who want much the same find each other. */
export const QUICK_PACES = {
  brisk: { kind: "bank", seconds: 300, increment: 10 },
  calm: { kind: "bank", seconds: 1200, increment: 20 },
  day: { kind: "move", seconds: 24 * 3600 },
} as const satisfies Readonly<Record<string, Pace>>;
export type QuickPace = keyof typeof QUICK_PACES;

/** How strong somebody is in a game, as far as it is known. */
export interface Strength {
  readonly mean: number;
  readonly deviation: number;
}

/** Somebody who waits for a game with others. */
export interface Waiter {
  readonly person: string;
  /** The name, as far as others would tell it from theirs. */
  readonly folded: string;
  /** Any of these games, with any of these numbers of players. */
  readonly sizes: { readonly [game: string]: readonly number[] };
  readonly pace: QuickPace;
  readonly since: number;
  /** When they no longer only want people of like strength: something else is offered then. */
  readonly until: number;
  /** Bots may have the seats that nobody takes. */
  readonly bots: boolean;
  readonly strengths: { readonly [game: string]: Strength };
}
