// Draws what a terminal showed as an SVG: `FORCE_COLOR=1 npx clade … | node scripts/terminal-picture.js > picture.svg`
import { readFileSync } from "node:fs";

const CELL = { width: 8.4, height: 18 };
const MARGIN = 16;
const STYLES = {
  1: "font-weight:bold",
  2: "opacity:.6",
  31: "fill:#d9665b",
  32: "fill:#7fae5d",
  33: "fill:#d0a848",
  34: "fill:#6d9bd1",
  35: "fill:#b583c9",
  36: "fill:#5fb0a8",
};
const ENDS = { 22: [1, 2], 39: [31, 32, 33, 34, 35, 36], 27: [7] };
const ESCAPE = String.fromCodePoint(27);
const CODE = new RegExp(`(${ESCAPE}\\[[0-9;]*m)`);
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const widthOf = (text) => [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);

const lines = readFileSync(0, "utf8").trimEnd().split("\n");
const active = new Set();
let columns = 0;
const rows = lines.map((line, row) => {
  let column = 0;
  const pieces = [];
  for (const part of line.split(CODE)) {
    const code = CODE.test(part) ? part.slice(2, -1) : undefined;
    if (code !== undefined) {
      if (ENDS[code]) for (const each of ENDS[code]) active.delete(String(each));
      else active.add(code);
    } else if (part !== "") {
      const style = [...active].map((each) => STYLES[each] ?? "").join(";");
      const x = (MARGIN + column * CELL.width).toFixed(1);
      const length = (widthOf(part) * CELL.width).toFixed(1);
      pieces.push(
        `<tspan x="${x}" textLength="${length}"${style === "" ? "" : ` style="${style}"`}>${escape(part)}</tspan>`,
      );
      column += widthOf(part);
    }
  }
  columns = Math.max(columns, column);
  return `<text y="${MARGIN + (row + 0.8) * CELL.height}" xml:space="preserve">${pieces.join("")}</text>`;
});
const width = Math.ceil(2 * MARGIN + columns * CELL.width);
const height = Math.ceil(2 * MARGIN + lines.length * CELL.height);
console.log(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="14" fill="#e8e2d0">` +
    `<rect width="100%" height="100%" rx="10" fill="#1f241f"/>${rows.join("")}</svg>`,
);
