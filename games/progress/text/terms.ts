import type { Texts } from "@clade/kernel";
import { board as enBoard } from "./en/board.ts";
import { terms as enTerms } from "./en/terms.ts";
import { board as frBoard } from "./fr/board.ts";
import { terms as frTerms } from "./fr/terms.ts";
import { board as koBoard } from "./ko/board.ts";
import { terms as koTerms } from "./ko/terms.ts";
import type { BoardText, Terms } from "./vocabulary.ts";

/** What boards need beyond the sentences: the words and the labels, in every language. */
export const TERMS: Texts<{ readonly terms: Terms; readonly board: BoardText }> = {
  en: { terms: enTerms, board: enBoard },
  fr: { terms: frTerms, board: frBoard },
  ko: { terms: koTerms, board: koBoard },
};
