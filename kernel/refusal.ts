/** A number or word that a refusal's sentence is filled with. */
export type RefusalDetail = string | number;

export type RefusalDetails = Readonly<Record<string, RefusalDetail>>;

/** Why a move is not allowed: a code for the sentence, what to fill it with, and the rule clause behind it. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly clause: string;
  readonly details?: RefusalDetails;
}

/** Codes that the kernel itself refuses with; every catalogue of texts has a sentence for them. */
export type KernelRefusalCode =
  | "game-over"
  | "not-your-turn"
  | "no-such-move"
  | "nothing-to-undo"
  | "undo-other-acted"
  | "undo-chance"
  | "undo-shown"
  /** A table may bound how much is taken back, and how long a game can get. */
  | "undo-enough"
  | "too-long";

/** House rules of the table rather than of a game carry this in place of a rulebook clause. */
export const HOUSE = "house";

/** A game's way to refuse, from the clause behind each of its reasons. */
export function refuser<Code extends string>(
  clauses: Readonly<Record<Code, string>>,
): (code: Code, details?: RefusalDetails) => Refusal<Code> {
  return (code, details) =>
    details === undefined ? { code, clause: clauses[code] } : { code, clause: clauses[code], details };
}
