import type { Texts } from "@clade/kernel";
import { board as enBoard } from "./en/board.ts";
import { traits as enTraits } from "./en/traits.ts";
import { board as frBoard } from "./fr/board.ts";
import { traits as frTraits } from "./fr/traits.ts";
import { board as koBoard } from "./ko/board.ts";
import { traits as koTraits } from "./ko/traits.ts";
import type { BoardText, TraitTexts } from "./vocabulary.ts";

/** What boards need beyond the sentences: the traits and the labels, in every language. */
export const TERMS: Texts<{ readonly traits: TraitTexts; readonly board: BoardText }> = {
  en: { traits: enTraits, board: enBoard },
  fr: { traits: frTraits, board: frBoard },
  ko: { traits: koTraits, board: koBoard },
};
