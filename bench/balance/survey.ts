import type { Sums } from "./sums.ts";

/** A table whose games are counted together: its name, its bots, and how many games are wanted of it. */
export interface Setting {
  readonly name: string;
  readonly bot: string;
  readonly players: number;
  readonly options: { readonly [option: string]: unknown };
  readonly goal: number;
}

/** Settings of which games have been played, with what they came to. */
export interface Counted {
  readonly setting: Setting;
  readonly sums: Readonly<Sums>;
}

/** How the balance of a box is measured: which tables, what is counted of a game, and the page that comes of it. */
export interface Survey {
  /** A fingerprint of what is in the box: games with another box do not count. */
  readonly box: string;
  readonly settings: readonly Setting[];
  /** Plays one game from its seed alone and counts what happened. */
  play(setting: Setting, seed: string, sums: Sums): Promise<void>;
  /** The page, and every demand that is not met, in a line each. */
  page(counted: readonly Counted[]): { readonly text: string; readonly failures: readonly string[] };
}
