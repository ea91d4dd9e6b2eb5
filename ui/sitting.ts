import type {
  GameText,
  Hint,
  Language,
  Naming,
  Numbered,
  Refusal,
  Result,
  Seat,
  SeatNow,
  TakenBack,
  Watcher,
} from "@clade/kernel";
import type { ComponentType, ReactNode } from "react";
import type { HintReason } from "./hint-sentence.ts";
import type { Pace } from "./pace.ts";
import type { Sound } from "./sound.ts";

/** A game that is looked at again: nothing is played, and the log leads. */
export interface Looking<E = unknown> {
  /** What happened after what is shown. */
  readonly later: readonly Numbered<E | TakenBack>[];
  /** Shows the table as it was when this event had happened. */
  readonly goTo: (event: number) => void;
  /** Whether things jump to where they were: after a leap nothing has travelled. */
  readonly still: boolean;
  /** What stands beside lines of the log: a move that cost something, a stroke of luck. */
  readonly marks: ReadonlyMap<number, LogMark>;
}

export interface LogMark {
  readonly kind: "better" | "worse" | "luck" | "bad-luck";
  readonly text: string;
}

/** What somebody who sits at a table (or watches it) has before them. A board gets this and knows no more: not whether
 *  the table is in a worker of this page or on a server. `V`, `M` and `E` are the game's view, moves and events. */
export interface Sitting<V = unknown, M = unknown, E = unknown> {
  readonly view: V;
  readonly watcher: Watcher;
  readonly deciders: readonly Seat[];
  readonly legal: readonly M[];
  readonly seats: readonly SeatNow[];
  readonly events: readonly Numbered<E | TakenBack>[];
  /** The number of the first event since this watcher last acted. */
  readonly since: number;
  /** Why the last move cannot be taken back; null if it can. */
  readonly undo: Refusal | null;
  readonly result: Result | null;
  /** The table at the end of each round of a game that is over, all hands open, the first first; undefined where nobody knows. */
  readonly past: (() => Promise<readonly V[]>) | undefined;
  readonly hints: readonly HintedMove<M>[];
  /** What the score of a hint is: the points of its seat in the end, or how far ahead of the others it will be. */
  readonly hintsTell: "points" | "lead";
  /** Whether the table gives hints at all. */
  readonly hinting: boolean;
  /** A move is on its way and not yet answered. */
  readonly busy: boolean;
  /** What the table refused last. */
  readonly refused: Refusal | undefined;
  /** Why what was last asked for came to nothing though the rules allow it, in words: not kept, no connection. */
  readonly trouble: string | undefined;
  readonly motion: boolean;
  /** How fast the bots play; undefined where that is not ours to say. */
  readonly pace: Pace | undefined;
  readonly setPace: (pace: Pace) => void;
  /** Lets something be heard, if the person wants sounds. */
  readonly sound: (name: Sound) => void;
  /** Whether single letters and digits do something; whoever speaks or presses them by accident can have none. */
  readonly letters: boolean;
  readonly guided: boolean;
  readonly language: Language;
  readonly naming: Naming;
  /** How well a bot plays, in words; undefined where nobody knows. */
  readonly levelOf: (bot: string) => string | undefined;
  readonly text: GameText<V, M, E>;
  readonly play: (move: M) => void;
  /** Whether a move that cannot be taken back later waits a moment before it counts: among people, unless time is short. */
  readonly grace: () => boolean;
  readonly takeBack: () => void;
  readonly askHint: () => void;
  readonly openRules: (clause: string | undefined) => void;
  /** Undefined where there is nobody to talk to. */
  readonly talk: Talk | undefined;
  /** The same game with the same players, from the start; undefined where that is not ours to decide. */
  readonly playAgain: (() => void) | undefined;
  /** Whether somebody else at the table has asked for that. */
  readonly askedAgain: boolean;
  /** The lessons that were read, at this table or before; and how one more is. */
  readonly lessonsRead: readonly number[];
  readonly readLesson: (lesson: number) => void;
  /** Ends the guided first game: no more lessons of this game. */
  readonly endGuide: () => void;
  /** Whether the person's pass is made for them where nothing else is possible; and how they say that it should be, or not. */
  readonly passing: boolean;
  readonly setPassing: (passing: boolean) => void;
  /** Where the game is looked at again; undefined at a table. */
  readonly looking: Looking<E> | undefined;
  /** Opens the game to be leafed through, as far as it has come; undefined where that cannot be. */
  readonly lookBack: (() => void) | undefined;
}

/** What people at a table say to each other, for the column beside it. */
export interface Talk {
  readonly title: string;
  readonly unread: number;
  readonly panel: ReactNode;
  /** How often somebody has asked to see it. */
  readonly asked: number;
  readonly onAsked: () => void;
  readonly onShown: (shown: boolean) => void;
}

export interface HintedMove<M> extends Omit<Hint, "move" | "why"> {
  readonly move: M;
  readonly why?: HintReason<M>;
}

/** A board with its game's types forgotten: what the shell handles. */
export type AnyBoard = ComponentType<{ readonly sitting: Sitting }>;

/** Forgets a board's types; which board goes with which game is decided in one table. */
export function board<V, M, E>(component: ComponentType<{ readonly sitting: Sitting<V, M, E> }>): AnyBoard {
  return component as unknown as AnyBoard;
}
