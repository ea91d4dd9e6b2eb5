import type { Share } from "../statistics.ts";
import type { Standing } from "./book.ts";

/** A ladder as Markdown: the rungs for each size of table, then who came out ahead of whom. */
export function table(standings: readonly Standing[]): string[] {
  return standings.flatMap(({ players, table: name, rungs, meetings }) => {
    const alone = players === 1;
    const lines = [
      `### ${name}`,
      "",
      `| bot | ${alone ? "" : "Elo (95 %) | "}mean score (95 %) | ms a decision | longest |`,
      `| --- | ${alone ? "" : "---: | "}---: | ---: | ---: |`,
      ...rungs.map(
        ({ bot, elo, margin, meanScore, scoreMargin, meanMilliseconds, longest }) =>
          `| ${bot} | ${alone ? "" : `${Math.round(elo)} ± ${Math.round(margin)} | `}${meanScore.toFixed(1)} ± ${scoreMargin.toFixed(1)} | ` +
          `${meanMilliseconds.toFixed(1)} | ${Math.round(longest)} |`,
      ),
      "",
    ];
    if (meetings.length === 0) return lines;
    const crowd = players > 2;
    return [
      ...lines,
      `| bot | against | games | ahead (95 %) |${crowd ? " wins alone (95 %) | the other alone |" : ""}`,
      `| --- | --- | ---: | ---: |${crowd ? " ---: | ---: |" : ""}`,
      ...meetings.map(
        ({ one, other, games, ahead, oneAlone, otherAlone }) =>
          `| ${one} | ${other} | ${games} | ${percent(ahead)} |${crowd ? ` ${percent(oneAlone)} | ${percent(otherAlone)} |` : ""}`,
      ),
      "",
    ];
  });
}

export function percent({ share, low, high }: Share): string {
  return `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
}
