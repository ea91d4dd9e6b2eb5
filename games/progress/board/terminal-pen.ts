import type { TerminalLook, TerminalStyle } from "@clade/kernel";
import type { Book } from "../rules/book.ts";
import type { Type } from "../rules/deck/deck.ts";
import type { Labels, TerminalWords, Names } from "../text/vocabulary.ts";

/** What every part of the terminal's picture is written with. */
export interface Pen {
  readonly book: Book;
  readonly names: Names;
  readonly labels: Labels & TerminalWords;
  readonly look: TerminalLook;
}

export const TYPE_STYLES: { readonly [T in Type]: TerminalStyle } = {
  science: "cyan",
  engineering: "yellow",
  culture: "magenta",
};
