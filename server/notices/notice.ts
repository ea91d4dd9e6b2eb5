import { createHash } from "node:crypto";
import type { Seat } from "@clade/kernel";
import { of, type RecordChange, type RecordMark } from "../store/records.ts";

/** What somebody can be told of. Never what is hidden: a game, a table, who moved. */
export type About =
  /** A table waits for them. */
  | { readonly kind: "turn"; readonly table: string; readonly seat: Seat; readonly turn: number }
  /** Their clock has a quarter left. */
  | { readonly kind: "clock"; readonly table: string; readonly seat: Seat; readonly turn: number }
  | { readonly kind: "over"; readonly table: string }
  /** Somebody would like them at a table. */
  | { readonly kind: "invited"; readonly table: string; readonly by: string }
  /** Something with a name of its own begins, at a page of the site: the round of a tournament. */
  | { readonly kind: "round"; readonly name: string; readonly path: string };
export type NoticeKind = About["kind"];
export const NOTICE_KINDS = ["turn", "clock", "over", "invited", "round"] as const satisfies readonly NoticeKind[];

/**
 * What became of a notice: it is to be sent; it was; whoever it is for had seen the table; it was of no use any more. It stays for a
 * while, so that nobody is told the same twice.
 */
export type NoticeState = "due" | "sent" | "seen" | "passed";

/** A notice as it is kept. */
export interface Notice {
  readonly person: string;
  readonly about: About;
  readonly state: NoticeState;
  /** When it fell due, and when it is to be sent, or tried again. */
  readonly at: number;
  readonly dueAt: number;
  /** Which server sends it just now. */
  readonly claim: string | null;
  readonly tries: number;
  /** The devices that are still to be told; null for all. */
  readonly left: readonly string[] | null;
  /** Whether a letter is to tell of it: it waits for the next one. */
  readonly letter: boolean;
}

export const NOTICES = "notice";
export const DUE = "due";
export const OLD = "old";

export function letterMark(person: string): string {
  return `letter:${person}`;
}

/** By what a notice is kept: one for each turn, however often it is found out that it is due. */
export function keyOf(person: string, about: About, name = ""): string {
  switch (about.kind) {
    case "turn":
      return `${about.table}/${person}/${about.turn}`;
    case "clock":
      return `${about.table}/${person}/${about.turn}/clock`;
    case "over":
    case "invited":
      return `${about.table}/${person}/${about.kind}`;
    case "round":
      return `${name}/${person}`;
  }
}

export function freshNotice(person: string, about: About, now: number, dueAt: number): Notice {
  return { person, about, state: "due", at: now, dueAt, claim: null, tries: 0, left: null, letter: false };
}

/** The change that keeps a notice: by what it is found follows from what it says. */
export function noticeChange(key: string, revision: number, notice: Notice): RecordChange {
  return { kind: NOTICES, key, revision, body: notice, marks: marksOf(notice) };
}

function marksOf({ person, state, at, dueAt, letter }: Notice): RecordMark[] {
  return [
    of(person),
    ...(state === "due" ? [{ mark: DUE, rank: dueAt }] : [{ mark: OLD, rank: at }]),
    ...(letter ? [{ mark: letterMark(person), rank: at }] : []),
  ];
}

/**
 * A notice of the same table takes the place of one that was not delivered yet, also one of the turn that of the round that brought it:
 * at most 32 letters, which tell nobody anything.
 */
export function topicOf(person: string, about: About): string {
  const page = about.kind === "round" ? about.path : `/online/${about.table}`;
  return shortHash(`topic ${person} ${page}`);
}

/** The id of a notice, for whoever gets it: the same however often it is sent. */
export function idOf(key: string): string {
  return shortHash(`notice ${key}`);
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 32);
}
