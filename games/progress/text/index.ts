import type { Texts } from "@clade/kernel";
import { board as enBoard } from "./en/board.ts";
import { labels as enLabels } from "./en/labels.ts";
import { terms as enTerms } from "./en/names.ts";
import { terminal as enTerminal } from "./en/terminal.ts";
import { en } from "./en/index.ts";
import { board as frBoard } from "./fr/board.ts";
import { labels as frLabels } from "./fr/labels.ts";
import { terms as frTerms } from "./fr/names.ts";
import { terminal as frTerminal } from "./fr/terminal.ts";
import { fr } from "./fr/index.ts";
import { board as koBoard } from "./ko/board.ts";
import { labels as koLabels } from "./ko/labels.ts";
import { terms as koTerms } from "./ko/names.ts";
import { terminal as koTerminal } from "./ko/terminal.ts";
import { ko } from "./ko/index.ts";
import type { BoardWords, Labels, TerminalWords, Terms } from "./vocabulary.ts";

export const text: Texts<typeof en> = { en, fr, ko };

/** What boards need beyond the sentences. */
interface Words {
  readonly terms: Terms;
  readonly labels: Labels;
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}

export const words: Texts<Words> = {
  en: { terms: enTerms, labels: enLabels, board: enBoard, terminal: enTerminal },
  fr: { terms: frTerms, labels: frLabels, board: frBoard, terminal: frTerminal },
  ko: { terms: koTerms, labels: koLabels, board: koBoard, terminal: koTerminal },
};
