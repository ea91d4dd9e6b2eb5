import type { Standing } from "./book.ts";

/** A ladder as a picture (SVG): one band for each size of table, each bot a dot with its 95 % interval. */

const WIDTH = 760;
const LEFT = 150;
const RIGHT = 40;
const ROW = 22;
const BAND = 34;
const INK = "#1f2933";
const FAINT = "#d5dbe1";
const DOT = "#1c6e8c";

interface Mark {
  readonly bot: string;
  readonly value: number;
  readonly margin: number;
}

export function plot(title: string, standings: readonly Standing[]): string {
  const parts: string[] = [];
  let y = 40;
  for (const { players, table, anchor, rungs } of standings) {
    const alone = players === 1;
    const marks = rungs.map(({ bot, elo, margin, meanScore, scoreMargin }): Mark => {
      return alone ? { bot, value: meanScore, margin: scoreMargin } : { bot, value: elo, margin };
    });
    parts.push(text(12, y + 18, `${table}: ${alone ? "mean score" : `Elo, ${anchor} = 0`}`, "bold"));
    y += BAND;
    parts.push(band(marks, y));
    y += marks.length * ROW + BAND;
  }
  const height = y + 4;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="${title}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(12, 26, title, "bold", 17),
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

function band(marks: readonly Mark[], top: number): string {
  const low = Math.min(...marks.map(({ value, margin }) => value - margin));
  const high = Math.max(...marks.map(({ value, margin }) => value + margin));
  const step = niceStep((high - low) / 6);
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const x = (value: number) => LEFT + ((value - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const bottom = top + marks.length * ROW;
  const lines: string[] = [];
  for (let tick = from; tick <= to + step / 2; tick += step) {
    lines.push(
      line(x(tick), top, x(tick), bottom, FAINT, 1),
      text(x(tick), bottom + 16, String(Math.round(tick)), "middle"),
    );
  }
  for (const [index, { bot, value, margin }] of marks.entries()) {
    const y = top + (index + 0.5) * ROW;
    lines.push(
      text(LEFT - 12, y + 4, bot, "end"),
      line(x(value - margin), y, x(value + margin), y, DOT, 2),
      `<circle cx="${round(x(value))}" cy="${round(y)}" r="4.5" fill="${DOT}"><title>${bot}: ${Math.round(value)} ± ${Math.round(margin)}</title></circle>`,
    );
  }
  return lines.join("\n");
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)));
  const factor = rough / power;
  return power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10);
}

function round(value: number): string {
  return value.toFixed(1);
}

function line(x1: number, y1: number, x2: number, y2: number, colour: string, width: number): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}" stroke-width="${width}"/>`;
}

function text(x: number, y: number, words: string, style: "bold" | "middle" | "end", size = 13): string {
  const look = style === "bold" ? 'font-weight="bold"' : `text-anchor="${style}"`;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${INK}" ${look}>${words}</text>`;
}
