import type { Naming, Result, SeatColour } from "@clade/kernel";
import { ranking } from "../games/entries.ts";

/** What stands on the picture of a finished game. */
export interface ShareFacts {
  readonly title: string;
  readonly day: string;
  readonly result: Result;
  readonly naming: Naming;
  readonly colours: readonly SeatColour[];
  /** A few lines of a review; empty without one. */
  readonly lines: readonly string[];
}

const WIDTH = 1200;
const EDGE = 40;
const LINE = 44;
const NAMES = EDGE + 40;
/** Where scores end, if no name is long: near enough to the names to be read together. */
const SCORES = 560;
/** Room for a score, and some between it and the name. */
const SCORE = 90;

/** Draws the final position with the result under it, as a file. */
export async function sharePicture(board: HTMLImageElement | undefined, facts: ShareFacts): Promise<Blob | undefined> {
  const inside = WIDTH - 2 * EDGE;
  const scale = board === undefined ? 0 : Math.min(inside / board.width, 1.5);
  const tall = board === undefined ? 0 : board.height * scale;
  const rows = ranking(facts.result);
  const height = EDGE + 70 + tall + 30 + rows.length * LINE + facts.lines.length * 30 + EDGE;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(height);
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const family = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--ink");
  pen.font = `600 42px ${family}`;
  pen.fillText(facts.title, EDGE, EDGE + 34);
  pen.font = `24px ${family}`;
  pen.fillStyle = colour("--ink-soft");
  pen.textAlign = "end";
  pen.fillText(`${facts.day} · Clade`, WIDTH - EDGE, EDGE + 34);
  pen.textAlign = "start";
  let down = EDGE + 70;
  if (board !== undefined) {
    pen.drawImage(board, EDGE + (inside - board.width * scale) / 2, down, board.width * scale, tall);
    down += tall + 30;
  }
  pen.font = `600 30px ${family}`;
  const widest = Math.max(...rows.map((seat) => pen.measureText(facts.naming(seat)).width));
  const scores = Math.min(WIDTH - EDGE, Math.max(SCORES, NAMES + widest + SCORE));
  for (const seat of rows) {
    const shade = facts.colours[seat] ?? "red";
    pen.fillStyle = colour(`--seat-${shade}`);
    pen.beginPath();
    pen.arc(EDGE + 12, down + 14, 11, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = colour("--ink");
    pen.font = `${facts.result.places[seat] === 1 ? 600 : 400} 30px ${family}`;
    pen.fillText(facts.naming(seat), NAMES, down + 25, scores - SCORE - NAMES);
    pen.textAlign = "end";
    pen.fillText(String(facts.result.scores[seat] ?? ""), scores, down + 25);
    pen.textAlign = "start";
    down += LINE;
  }
  pen.font = `22px ${family}`;
  pen.fillStyle = colour("--ink-soft");
  for (const line of facts.lines) {
    down += 30;
    pen.fillText(line, EDGE, down, inside);
  }
  try {
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
  } catch {
    // Some browsers do not let a drawn page be read again: then the result stands without the board.
    return board === undefined ? undefined : sharePicture(undefined, facts);
  }
}
