import type { SeatColour, TerminalStyle } from "@clade/kernel";

/** Tools for boards drawn as text: widths that know about Korean, columns, boxes, the colours of seats. */

/** How many columns a text takes in a terminal: styling takes none, Hangul and other wide characters take two. */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text.replaceAll(STYLING, "")) width += signWidth(sign);
  return width;
}

/** How many columns one character takes: marks that sit on the one before take none. */
export function signWidth(sign: string): 0 | 1 | 2 {
  if (NARROW.test(sign)) return 1;
  if (NONE.test(sign)) return 0;
  return WIDE.test(sign) ? 2 : 1;
}
const STYLING = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, "g");
const NARROW = /[\u0020-\u02ff]/;
/** Combining marks, the vowels and final consonants of Hangul that is written in parts, and characters without a shape. */
const NONE = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u1160-\u11ff]/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** A text filled with spaces up to a width. */
export function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - textWidth(text)));
}

/** The same with the text at the right end. */
export function padLeft(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - textWidth(text))) + text;
}

/** Blocks of lines side by side, as many in a row as fit the width. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number, gap = 2): string[] {
  const lines: string[] = [];
  let row: (readonly string[])[] = [];
  let used = 0;
  const flush = () => {
    const widths = row.map((block) => Math.max(0, ...block.map(textWidth)));
    const height = Math.max(0, ...row.map((block) => block.length));
    for (let line = 0; line < height; line++) {
      const cells = row.map((block, index) => pad(block[line] ?? "", widths[index] ?? 0));
      lines.push(cells.join(" ".repeat(gap)).trimEnd());
    }
    row = [];
    used = 0;
  };
  for (const block of blocks) {
    const blockWidth = Math.max(0, ...block.map(textWidth));
    if (row.length > 0 && used + gap + blockWidth > width) flush();
    used += (row.length > 0 ? gap : 0) + blockWidth;
    row.push(block);
  }
  flush();
  return lines;
}

/** Items after a title, with something between them, over as many lines as they need; no line if there are none. */
export function wrapped(title: string, items: readonly string[], width: number, between = " │ "): string[] {
  if (items.length === 0) return [];
  const lines: string[] = [];
  let line = title;
  // A comma stays at the end of its line; a mark between two items has nothing to part there.
  const comma = between.startsWith(",") ? "," : "";
  for (const [index, item] of items.entries()) {
    const added = index === 0 ? item : between + item;
    const after = index < items.length - 1 ? comma.length : 0;
    if (index > 0 && textWidth(line) + textWidth(added) + after > width) {
      lines.push(line + comma);
      line = " ".repeat(textWidth(title)) + item;
    } else line += added;
  }
  return [...lines, line];
}

/** A gauge: `gauge(2, 5)` is ●●○○○. */
export function gauge(full: number, of: number): string {
  return "●".repeat(full) + "○".repeat(Math.max(0, of - full));
}

/** What a seat's colour is in a terminal, which has no violet and no orange. */
export function seatStyle(colours: readonly SeatColour[], seat: number): TerminalStyle {
  const colour = colours[seat];
  return colour === undefined ? "bold" : STYLES[colour];
}
const STYLES: { readonly [C in SeatColour]: TerminalStyle } = {
  red: "red",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  violet: "magenta",
  orange: "cyan",
};
