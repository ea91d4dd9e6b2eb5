import type { Texts } from "@clade/kernel";
import { board as enBoard } from "./en/board.ts";
import { screen as enScreen } from "./en/screen.ts";
import { terms as enTerms } from "./en/terms.ts";
import { board as frBoard } from "./fr/board.ts";
import { screen as frScreen } from "./fr/screen.ts";
import { terms as frTerms } from "./fr/terms.ts";
import { board as koBoard } from "./ko/board.ts";
import { screen as koScreen } from "./ko/screen.ts";
import { terms as koTerms } from "./ko/terms.ts";
import type { BoardText, ScreenWords, Terms } from "./vocabulary.ts";

/** What boards need beyond the sentences: names, effects and labels, in every language. */
export const TERMS: Texts<{ readonly terms: Terms; readonly board: BoardText; readonly screen: ScreenWords }> = {
  en: { terms: enTerms, board: enBoard, screen: enScreen },
  fr: { terms: frTerms, board: frBoard, screen: frScreen },
  ko: { terms: koTerms, board: koBoard, screen: koScreen },
};
