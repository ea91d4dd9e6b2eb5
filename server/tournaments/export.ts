import type { Figures } from "./figures.ts";

/** A tournament's results for other programs and for paper. */

/** What people are called in it; nobody by their place in the list. */
function entrantNames({ entrants }: Figures): string[] {
  return entrants.map(({ name }, index) => name ?? `(${index + 1})`);
}

/** One line for each who played at a table: everything that the standing was made of. */
export function resultsCsv(info: Figures): string {
  const names = entrantNames(info);
  const lines = [["round", "table", "seat", "player", "place", "score", "points", "forfeit"]];
  for (const [round, { tables, byes }] of info.played.entries()) {
    for (const [table, { seats, places, scores, points, forfeits }] of tables.entries()) {
      for (const [seat, entrant] of seats.entries()) {
        const figures = [places?.[seat], scores?.[seat], points?.[seat]].map((each) => each?.toString() ?? "");
        const forfeit = forfeits[seat] === true ? "yes" : "";
        lines.push([`${round + 1}`, `${table + 1}`, `${seat + 1}`, names[entrant] ?? "", ...figures, forfeit]);
      }
    }
    for (const entrant of byes) lines.push([`${round + 1}`, "bye", "", names[entrant] ?? "", "", "", "1", ""]);
  }
  return `${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Quoted where it must be; a name never becomes a formula of a spreadsheet. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The standing as a table in plain letters: a column a round says whom one met (by place) and what it brought. */
export function crosstable(info: Figures): string {
  const names = entrantNames(info);
  const placeOf = new Map(info.standing.map(({ entrant }, index) => [entrant, index + 1]));
  const rounds = info.played.map((round) => {
    const cells = new Map<number, string>();
    for (const entrant of round.byes) cells.set(entrant, "bye 1");
    for (const { seats, points, forfeits } of round.tables) {
      for (const [seat, entrant] of seats.entries()) {
        const others = seats.filter((other) => other !== entrant).map((other) => placeOf.get(other) ?? 0);
        const won = points?.[seat];
        const mark = forfeits[seat] === true ? "f" : won === undefined ? "…" : figure(won);
        cells.set(entrant, `${others.sort((one, other) => one - other).join(",")} ${mark}`);
      }
    }
    return cells;
  });
  const head = ["#", "", ...info.played.map((_, round) => `R${round + 1}`), "Pts", "Opp", "Dir", "Share", "Won"];
  const rows = info.standing.map(({ entrant, place, points, opponents, direct, share, wins }) => [
    `${place}`,
    `${names[entrant] ?? ""}${info.entrants[entrant]?.withdrawn === true ? " †" : ""}`,
    ...rounds.map((cells) => cells.get(entrant) ?? "–"),
    figure(points),
    figure(opponents),
    `${direct}`,
    figure(share),
    `${wins}`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ""))));
  const lines = [head, ...rows].map((row) =>
    row
      .map((text, column) => padded(text, widths[column] ?? 0, column))
      .join("  ")
      .trimEnd(),
  );
  return `${[`${info.name} (${info.game}, ${info.kind}, ${info.size})`, "", ...lines].join("\n")}\n`;
}

function figure(value: number): string {
  return Number.isInteger(value) ? `${value}` : value.toFixed(2);
}

/** Hangul and its like are two letters wide where every letter has its column. */
function widthOf(text: string): number {
  return (
    text.length + (text.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0)
  );
}
function padded(text: string, width: number, column: number): string {
  const space = " ".repeat(Math.max(0, width - widthOf(text)));
  return column === 1 ? text + space : space + text;
}
