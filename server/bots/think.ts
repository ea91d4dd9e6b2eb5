/** A bot's turn to choose: all that it gets to know, as plain data. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly players: number;
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly string[];
  /** Decides the bot's whims. */
  readonly whim: string;
}

export type Choice = { readonly move: string } | { readonly error: string };
