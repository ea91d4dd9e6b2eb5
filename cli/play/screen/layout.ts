import { cut, fold, pad, textWidth } from "@clade/ui/terminal";
import type { Paint } from "../../terminal.ts";
import type { Choice } from "../sitting.ts";
import type { Size } from "./screen.ts";

/** From this width on the log stands beside the board, else between board and choices. */
const WIDE = 116;
const LOG_WIDTH = { least: 32, most: 48 } as const;
/** The most lines that the chosen choice may take when it is too long for one. */
const MOST_FOLDED = 3;

/** How the parts of the picture share a window. */
export interface Areas {
  readonly board: Size;
  readonly log: Size;
  readonly beside: boolean;
  readonly choices: number;
}

/** What is on the screen while somebody plays. */
export interface Playing {
  readonly title: string;
  readonly board: readonly string[];
  /** The first line of the board that is shown. */
  readonly top: number;
  readonly log: readonly string[];
  readonly logTitle: string;
  readonly prompt: string;
  readonly choices: readonly Choice[];
  /** Which of them is chosen: an index. */
  readonly chosen: number;
  readonly footer: string;
}

/** What is on the screen while somebody reads. */
export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
  readonly top: number;
  readonly footer: string;
}

/** Title, rule, footer and the lines of the prompt take their rows; the rest is shared. */
export function areasOf({ columns, rows }: Size, choices: number, prompt: string): Areas {
  const asked = promptRows(prompt, columns).length;
  const rest = rows - 3 - asked;
  const list = Math.min(Math.max(1, choices), Math.max(3, Math.floor(rest * 0.35)));
  if (columns >= WIDE) {
    const width = Math.min(LOG_WIDTH.most, Math.max(LOG_WIDTH.least, Math.floor(columns * 0.3)));
    const high = rest - list;
    const board = { columns: columns - width - 3, rows: high };
    return { board, log: { columns: width, rows: high }, beside: true, choices: list };
  }
  const log = rows >= 36 ? 6 : rows >= 24 ? 3 : rows >= 18 ? 2 : 0;
  const taken = list + (log === 0 ? 0 : log + 1);
  return { board: { columns, rows: rest - taken }, log: { columns, rows: log }, beside: false, choices: list };
}

export function drawPlaying(playing: Playing, size: Size, paint: Paint): string[] {
  const { columns } = size;
  const areas = areasOf(size, playing.choices.length, playing.prompt);
  const { board, log } = areas;
  const shown = playing.board.slice(playing.top, playing.top + board.rows);
  const last = lastLines(playing.log, log, paint);
  const boardRows = filled(shown, board.rows);
  const middle = areas.beside
    ? boardRows.map(
        (line, row) => `${pad(cut(line, board.columns), board.columns)} ${paint("dim", "│")} ${last[row] ?? ""}`,
      )
    : [...boardRows, ...(log.rows === 0 ? [] : [rule(playing.logTitle, columns, paint), ...last])];
  const more = position(playing.top, board.rows, playing.board.length);
  return [
    heading(playing.title, more, columns, paint),
    ...middle,
    paint("dim", "─".repeat(columns)),
    ...promptRows(playing.prompt, columns).map((line) => paint("bold", line)),
    ...choiceRows(playing, areas.choices, columns, paint),
    paint("dim", cut(playing.footer, columns)),
  ].map((line) => cut(line, columns));
}

export function drawReading({ title, lines, top, footer }: Reading, { columns, rows }: Size, paint: Paint): string[] {
  const room = rows - 2;
  const more = position(top, room, lines.length);
  return [
    heading(title, more, columns, paint),
    ...filled(lines.slice(top, top + room), room).map((line) => cut(line, columns)),
    paint("dim", cut(footer, columns)),
  ];
}

/** What is asked, on two lines at most. */
function promptRows(prompt: string, columns: number): string[] {
  const [first = "", ...more] = fold(prompt, columns);
  return more.length <= 1 ? [first, ...more] : [first, cut(more.join(" "), columns)];
}

/** As many of the hints as fit, the first ones first. */
export function footerOf(hints: readonly string[], width: number): string {
  let line = "";
  for (const hint of hints) {
    const longer = line === "" ? hint : `${line}  ${hint}`;
    if (textWidth(longer) > width) break;
    line = longer;
  }
  return line;
}

/** How far down a text can be scrolled. */
export function furthest(lines: number, room: number): number {
  return Math.max(0, lines - room);
}

/** Which lines of how many are shown; nothing if all of them are. */
function position(top: number, room: number, lines: number): string {
  if (lines <= room) return "";
  const arrows = `${top > 0 ? "▲" : " "}${top + room < lines ? "▼" : " "}`;
  return `${top + 1}–${Math.min(lines, top + room)}/${lines} ${arrows}`;
}

function heading(title: string, note: string, columns: number, paint: Paint): string {
  const room = columns - textWidth(note) - 2;
  return paint("inverse", ` ${pad(cut(title, room - 1), room - 1)} ${note}`);
}

function rule(title: string, columns: number, paint: Paint): string {
  return paint("dim", `── ${title} ${"─".repeat(Math.max(0, columns - textWidth(title) - 4))}`);
}

/** The end of the log, the newest line lowest, folded to its room. */
function lastLines(log: readonly string[], { columns, rows }: Size, paint: Paint): string[] {
  const lines: string[] = [];
  for (let index = log.length - 1; index >= 0 && lines.length < rows; index--) {
    lines.unshift(
      ...fold(log[index] ?? "", columns).map((line) => (index === log.length - 1 ? line : paint("dim", line))),
    );
  }
  return filled(lines.slice(-rows || lines.length), rows);
}

/** The choices around the one that is chosen, which is shown whole. */
function choiceRows({ choices, chosen }: Playing, room: number, columns: number, paint: Paint): string[] {
  const wide = Math.max(2, String(choices.at(-1)?.number ?? "").length);
  const own = choices[chosen];
  if (own === undefined) return filled([], room);
  const numbered = ({ number, label }: Choice) => `${String(number).padStart(wide)} ${label}`;
  const whole = fold(numbered(own), columns - 2).slice(0, MOST_FOLDED);
  const rows = whole.map((line, index) => paint("inverse", `${index === 0 ? "▸" : " "} ${pad(line, columns - 2)}`));
  // The rest of the room goes to its neighbours, half of it above as far as there are some.
  const others = room - rows.length;
  const below = choices.length - chosen - 1;
  const above = Math.min(chosen, Math.max(Math.floor(others / 2), others - below));
  for (const choice of choices.slice(chosen - above, chosen).toReversed())
    rows.unshift(`  ${cut(numbered(choice), columns - 2)}`);
  for (const choice of choices.slice(chosen + 1)) rows.push(`  ${cut(numbered(choice), columns - 2)}`);
  return filled(rows.slice(0, room), room);
}

function filled(lines: readonly string[], rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => lines[row] ?? "");
}
