import type { ProblemCode } from "@clade/kernel";
import type { Words } from "../catalogue/index.ts";

/** Why somebody could not sit down by a code. */
export function joinWords(words: Words, code: ProblemCode): string {
  return code === "no-such-table" ? words.noSuchCode : words.problems[code];
}
