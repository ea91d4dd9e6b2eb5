import type { Share } from "../statistics.ts";
import type { Loner, Meeting, Standing } from "./book.ts";
import { type Calibration, gapOf } from "./calibration.ts";

/** A ladder as Markdown: the rungs for each size of table, then who came out ahead of whom. */
export function table(standings: readonly Standing[]): string[] {
  return standings.flatMap(({ players, table: name, rungs, meetings, loners }) => {
    const alone = players === 1;
    const lines = [
      `### ${name}`,
      "",
      `| bot | ${alone ? "" : "Elo (95 %) | "}mean score (95 %) | ms a decision | longest |`,
      `| --- | ${alone ? "" : "---: | "}---: | ---: | ---: |`,
      ...rungs.map(
        ({ bot, elo, margin, meanScore, scoreMargin, meanMilliseconds, longest }) =>
          `| ${bot} | ${alone ? "" : `${Math.round(elo)} ± ${Math.round(margin)} | `}${meanScore.toFixed(1)} ± ${scoreMargin.toFixed(1)} | ` +
          // Games of another machine are not timed.
          (longest === 0 ? " |  |" : `${meanMilliseconds.toFixed(1)} | ${Math.round(longest)} |`),
      ),
      "",
    ];
    return [...lines, ...meetingRows(players, meetings), ...lonerRows(loners)];
  });
}

function meetingRows(players: number, meetings: readonly Meeting[]): string[] {
  if (meetings.length === 0) return [];
  const crowd = players > 2;
  return [
    `| bot | against | games | ahead (95 %) | mark |${crowd ? " wins alone (95 %) | the other alone |" : ""}`,
    `| --- | --- | ---: | ---: | ---: |${crowd ? " ---: | ---: |" : ""}`,
    ...meetings.map(
      ({ one, other, games, ahead, oneAlone, otherAlone, mark, side }) =>
        `| ${one} | ${other} | ${games} | ${percent(ahead)} | ${mark === undefined ? "" : `${SIGNS[side ?? "open"]} ${(100 * mark).toFixed(0)} %`} |` +
        (crowd ? ` ${percent(oneAlone)} | ${percent(otherAlone)} |` : ""),
    ),
    "",
  ];
}

function lonerRows(loners: readonly Loner[]): string[] {
  if (loners.length === 0) return [];
  return [
    "| alone | among | games | wins (95 %) | times its fair share | mark |",
    "| --- | --- | ---: | ---: | ---: | ---: |",
    ...loners.map(
      ({ one, other, games, wins, times, mark, side }) =>
        `| ${one} | ${other} | ${games} | ${percent(wins)} | ${times.toFixed(2)} | ${mark === undefined ? "" : `${SIGNS[side ?? "open"]} ${mark}`} |`,
    ),
    "",
  ];
}

/** On which side of its mark a share lies for sure. */
const SIGNS = { above: ">", below: "<", open: "?" } as const;

/** What bots foresaw and what happened, by tenths, in percent; how often each tenth came up in brackets. */
export function calibrationTable(
  found: readonly { readonly bot: string; readonly calibration: Calibration }[],
): string[] {
  if (found.length === 0) return [];
  const tenths = Array.from({ length: 10 }, (_, tenth) => `${10 * tenth}–${10 * tenth + 10}`);
  return [
    "### Chances to win: foreseen → happened, in percent (how often)",
    "",
    `| bot | mean gap | ${tenths.join(" | ")} |`,
    `| --- | ---: | ${tenths.map(() => "---:").join(" | ")} |`,
    ...found.map(({ bot, calibration }) => {
      const cells = calibration.map(({ times, foreseen, happened }) => {
        if (times === 0) return "";
        return `${((100 * foreseen) / times).toFixed(0)} → ${((100 * happened) / times).toFixed(0)} (${times})`;
      });
      return `| ${bot} | ${(100 * gapOf(calibration)).toFixed(1)} | ${cells.join(" | ")} |`;
    }),
    "",
  ];
}

export function percent({ share, low, high }: Share): string {
  return `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
}
