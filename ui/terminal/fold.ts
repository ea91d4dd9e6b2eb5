import { signWidth, textWidth } from "./draw.ts";

/** Lines with styling, cut or folded to a width: no escape code is torn, and every piece begins and ends unstyled. */

/** The styles that hold at a place of a line, as the numbers of their escape codes. */
interface Style {
  readonly bold: boolean;
  readonly dim: boolean;
  readonly inverse: boolean;
  readonly colour: number | undefined;
}
const PLAIN: Style = { bold: false, dim: false, inverse: false, colour: undefined };

interface Cell {
  readonly sign: string;
  readonly width: number;
  readonly style: Style;
}

const ESCAPE = String.fromCodePoint(27);
const PIECES = new RegExp(`${ESCAPE}\\[([0-9;]*)m|(.)`, "gsu");

/** What of a line fits into a width; what was left out shows as an ellipsis. */
export function cut(line: string, width: number): string {
  if (textWidth(line) <= width) return line;
  const room = width - 1;
  const kept: Cell[] = [];
  let used = 0;
  for (const cell of cellsOf(line)) {
    if (used + cell.width > room) break;
    used += cell.width;
    kept.push(cell);
  }
  return width < 1 ? "" : `${written(kept)}…`;
}

/**
 * A line over as many lines as it needs, broken between words where that can be. What follows is set in a little, or under the
 * second column of a line that begins with a short one and a gap.
 */
export function fold(line: string, width: number): string[] {
  if (textWidth(line) <= width) return [line];
  const cells = cellsOf(line);
  const indent = indentOf(cells, width);
  const lines: string[] = [];
  let rest: readonly Cell[] = cells;
  let room = width;
  while (rest.length > 0) {
    const end = endOfLine(rest, room);
    const piece = written(trimmed(rest.slice(0, end)));
    lines.push(lines.length === 0 ? piece : " ".repeat(indent) + piece);
    rest = rest.slice(end);
    const next = rest.findIndex(({ sign }) => sign !== " ");
    rest = next < 0 ? [] : rest.slice(next);
    room = width - indent;
  }
  return lines;
}

function indentOf(cells: readonly Cell[], width: number): number {
  const isBlank = (index: number) => cells[index]?.sign === " ";
  const start = cells.findIndex(({ sign }) => sign !== " ");
  const second = cells.findIndex(
    (_, index) => index > start + 2 && isBlank(index - 2) && isBlank(index - 1) && !isBlank(index),
  );
  const column = second < 0 ? width : cells.slice(0, second).reduce((sum, cell) => sum + cell.width, 0);
  return column <= width * 0.4 ? column : Math.min(Math.max(0, start) + 2, Math.floor(width / 3));
}

/** How many cells go on a line: up to the last space within the room, or as many as there is room for. */
function endOfLine(cells: readonly Cell[], room: number): number {
  let used = 0;
  let space = 0;
  for (const [index, { sign, width }] of cells.entries()) {
    if (sign === " ") space = index;
    if (used + width > room)
      return space > 0 && cells.slice(0, space).some((cell) => cell.sign !== " ") ? space : Math.max(1, index);
    used += width;
  }
  return cells.length;
}

function trimmed(cells: readonly Cell[]): readonly Cell[] {
  const last = cells.findLastIndex(({ sign }) => sign !== " ");
  return cells.slice(0, last + 1);
}

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let style = PLAIN;
  for (const [, codes, sign] of line.matchAll(PIECES)) {
    if (sign === undefined) for (const code of (codes ?? "").split(";")) style = styled(style, Number(code));
    else cells.push({ sign, width: signWidth(sign), style });
  }
  return cells;
}

function styled(style: Style, code: number): Style {
  switch (code) {
    case 0:
      return PLAIN;
    case 1:
      return { ...style, bold: true };
    case 2:
      return { ...style, dim: true };
    case 7:
      return { ...style, inverse: true };
    case 22:
      return { ...style, bold: false, dim: false };
    case 27:
      return { ...style, inverse: false };
    case 39:
      return { ...style, colour: undefined };
    default:
      return { ...style, colour: code };
  }
}

function written(cells: readonly Cell[]): string {
  let text = "";
  let now = PLAIN;
  for (const { sign, style } of cells) {
    text += change(now, style) + sign;
    now = style;
  }
  return text + change(now, PLAIN);
}

function change(from: Style, to: Style): string {
  if (same(from, to)) return "";
  const codes = [
    ...(same(from, PLAIN) ? [] : [0]),
    ...(to.bold ? [1] : []),
    ...(to.dim ? [2] : []),
    ...(to.inverse ? [7] : []),
    ...(to.colour === undefined ? [] : [to.colour]),
  ];
  return `${ESCAPE}[${codes.join(";")}m`;
}

function same(a: Style, b: Style): boolean {
  return a.bold === b.bold && a.dim === b.dim && a.inverse === b.inverse && a.colour === b.colour;
}
