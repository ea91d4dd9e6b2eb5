/** A number or word that a refusal's sentence is filled with. */
export type RefusalDetail = string | number;

/** Why a move is not allowed: a code for the sentence, what to fill it with, and the rule clause behind it. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly clause: string;
  readonly details?: Readonly<Record<string, RefusalDetail>>;
}

/** Codes that the kernel itself refuses with; every catalogue of texts has a sentence for them. */
export type KernelRefusalCode =
  | "game-over"
  | "not-your-turn"
  | "no-such-move"
  | "nothing-to-undo"
  | "undo-other-acted"
  | "undo-chance"
  | "undo-shown";

/** House rules of the table rather than of a game carry this in place of a rulebook clause. */
export const HOUSE = "house";
