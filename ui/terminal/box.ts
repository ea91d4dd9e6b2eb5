import { pad, textWidth } from "./draw.ts";
import { cut, fold } from "./fold.ts";

/** What a frame takes of a line. */
const FRAME = 4;

/** Lines in a frame, with a title on its upper edge; folded and cut where the frame would be wider than the room. */
export function box(title: string, lines: readonly string[], room = Number.POSITIVE_INFINITY): string[] {
  const head = cut(title, room - FRAME);
  const fitting = lines.flatMap((line) => fold(line, room - FRAME));
  const inner = Math.max(Math.min(textWidth(head) + 2, room - FRAME), ...fitting.map(textWidth));
  return [
    `┌─${head}${"─".repeat(Math.max(0, inner + 1 - textWidth(head)))}┐`,
    ...fitting.map((line) => `│ ${pad(line, inner)} │`),
    `└${"─".repeat(inner + 2)}┘`,
  ];
}
