/**
 * Why a table, or the server that keeps it, does not do what was asked: a code for machines, and for people one sentence a
 * language in every catalogue of words (a code without one does not compile). What a move breaks of a game's rules is a
 * refusal instead.
 */
export const PROBLEM_CODES = [
  /** Not a form that is understood. */
  "bad-request",
  "too-large",
  /** Whoever asks has to be known by a name first. */
  "not-known",
  /** It is somebody else's: a page of another site, an operator's figures, a code that is nobody's. */
  "not-yours",
  /** A name that cannot be read: blank, too long, or with hidden signs. */
  "bad-name",
  /** A name that a bot has, or somebody else at the table. */
  "name-taken",
  "no-seat",
  "host-only",
  /** The host keeps the word in the chat. */
  "muted",
  /** What was typed is read by nobody here who could answer it, or its writer reads none themselves. */
  "phrases-only",
  /** Somebody at the table does not want to sit with this person. */
  "unwelcome",
  "no-such-table",
  "no-such-game",
  "no-such-thing",
  "seat-taken",
  "seats-free",
  "begun",
  /** The game has not begun, or it is over. */
  "not-on",
  "not-over",
  /** Whoever has given a game up does not come back to it. */
  "resigned",
  /** Time is up: the stand-in makes this decision, and what it does stands. */
  "time-up",
  /** Whoever was removed from a game does not come back to it. */
  "removed",
  /** Only somebody who is away can be removed from a game that is on. */
  "still-here",
  /** The operator does not let this person or this address in. */
  "banned",
  /** Whoever is asked to a table does not want to be, by this person. */
  "not-invited",
  "nothing-to-decide",
  /** With other people at the table everybody thinks for themselves. */
  "no-hints",
  "one-hint",
  "too-many",
  /** Somebody else changed the same at the same moment. */
  "conflict",
  /** What was done could not be kept, and does not count. */
  "not-kept",
  /** The rules failed at this table. */
  "table-broken",
  /** The game was begun under rules that have changed since, and its moves do not fit the new ones. */
  "rules-moved",
  /** The game is played by newer rules than this server has. */
  "rules-newer",
  /** A bot at the table has failed again and again, and waits until somebody moves or comes. */
  "bot-stuck",
  /** Something nobody thought of. */
  "failed",
  "stopping",
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  readonly problem: ProblemCode;
  /** For whoever reads a log or writes a program; people are told in their own language, by the code. */
  readonly message: string;
}

export function problem(code: ProblemCode, message: string): Problem {
  return { problem: code, message };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "problem" in value;
}
