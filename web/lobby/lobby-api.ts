import { call } from "../online/api.ts";

export const QUICK_PACES = ["brisk", "calm", "day"] as const;
export type QuickPace = (typeof QUICK_PACES)[number];

export interface QuickWish {
  readonly games: readonly string[];
  readonly players: readonly number[];
  readonly pace: QuickPace;
  readonly seconds: number;
  readonly bots: boolean;
}

/** Somebody who waits, as the server has it. */
export interface Waiting {
  readonly state: "waiting";
  readonly wish: {
    readonly sizes: { readonly [game: string]: readonly number[] };
    readonly pace: QuickPace;
    readonly bots: boolean;
  };
  readonly since: number;
  readonly until: number;
  /** By the server's clock, as the other two. */
  readonly now: number;
  readonly others: number;
  readonly fewer: number | null;
}
export type Standing = { readonly state: "none" } | { readonly state: "seated"; readonly table: string } | Waiting;

export interface Numbers {
  readonly here: number;
  readonly waiting: { readonly [game: string]: number };
}

export interface SeenPerson {
  readonly id: string;
  readonly name: string;
}

export const lobbyApi = {
  standing: () => call<Standing>("GET", "/quick-game"),
  wait: (wish: QuickWish) => call<Standing>("PUT", "/quick-game", wish),
  cancel: () => call<Standing>("DELETE", "/quick-game"),
  numbers: () => call<Numbers>("GET", "/presence"),
  whoIsHere: () => call<{ readonly people: readonly SeenPerson[] }>("GET", "/me/here"),
  seen: () => call<{ readonly shown: boolean }>("GET", "/me/presence"),
  beSeen: (shown: boolean) => call<{ readonly shown: boolean }>("PUT", "/me/presence", { shown }),
} as const;
