import type { NoticeKind } from "../notice.ts";

/** What a notice may name: never anything of the game itself. */
export interface Named {
  /** The game in the reader's language; empty where there is none. */
  readonly game: string;
  /** Who set the table up; for a round, what it is a round of. */
  readonly host: string;
  /** Who moved, or who invites; empty where nobody did, or a bot. */
  readonly who: string;
}

export interface Line {
  readonly title: string;
  readonly text: string;
}

/** What is said to people who are not looking. */
export interface NoticeWords {
  readonly notices: { readonly [K in NoticeKind]: (named: Named) => Line };
  /** A notice that somebody asked for, to see whether it comes. */
  readonly trial: Line;
  readonly letter: {
    readonly subject: (lines: readonly Line[]) => string;
    readonly greeting: string;
    readonly open: string;
    readonly why: (site: string) => string;
    readonly stop: string;
    readonly settings: string;
  };
  readonly confirm: {
    readonly subject: (site: string) => string;
    readonly text: (site: string) => string;
    readonly button: string;
    readonly notYou: string;
  };
}
