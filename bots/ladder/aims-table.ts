import { type Aim, CALIBRATION_GAMES, CALIBRATION_GAP, type Task, YARDSTICK } from "./aims.ts";
import { type Finding, gapAmong, inTime, VERDICTS } from "./verdicts.ts";

/** What is asked of a game's bots and where it stands, as Markdown: the usual options by number of players, others in sums. */
export function aimsTable(findings: readonly Finding[]): string[] {
  const plain = findings.filter(({ task }) => task.pairing.options.length === 0);
  const sizes = [...new Set(plain.map(({ task }) => task.pairing.players))].sort((a, b) => a - b);
  const rows = [...new Set(plain.map(({ task }) => rowOf(task)))].flatMap((row) => {
    const own = plain.filter(({ task }) => rowOf(task) === row);
    const cells = sizes.map((size) => cellOf(own.find(({ task }) => task.pairing.players === size)));
    const [first] = own;
    const lines = [`| ${row} | ${cells.join(" | ")} |`];
    if (first?.task.aim === "yardstick") lines.push(timeRow(own, sizes));
    return lines;
  });
  return [
    `| asked | ${sizes.map((size) => (size === 1 ? "alone" : `${size} players`)).join(" | ")} |`,
    `| --- | ${sizes.map(() => "---").join(" | ")} |`,
    ...rows,
    "",
    ...wholeCalibration(findings),
    ...variantRows(findings),
  ];
}

function cellOf(finding: Finding | undefined): string {
  if (finding === undefined) return "";
  const { task, verdict, figure } = finding;
  // A single size has too few games to say.
  if (task.aim === "hints" && figure !== "") return figure;
  return figure === "" ? verdict : `**${verdict}**: ${figure}`;
}

/** What a task is about, in words; those that differ only in the table share a row. */
function rowOf({ aim, pairing: { one, other }, mark }: Task): string {
  return WORDS[aim](one, other === YARDSTICK ? "the yardstick’s master" : (other ?? ""), mark?.at ?? 0);
}

const WORDS: { readonly [A in Aim]: (one: string, other: string, mark: number) => string } = {
  yardstick: (one, other) => `${one} against ${other}: with two ahead in 70 %, alone among more 1.8 times its share`,
  greedy: (one, other) => `${one} against ${other}: with two ahead in 85 %, alone among more 2.4 times its share`,
  levels: (one, other, mark) => `${one} ahead of ${other} in ${percent(mark)}`,
  alone: (one, _, mark) => (mark === 0 ? `${one}’s points` : `${one}’s points: more than ${mark}`),
  hints: () => `chances to win in hints that masters ask for: off by less than ${100 * CALIBRATION_GAP} points`,
  styles: (one, other, mark) => `${one} against ${other}: ahead in no less than ${percent(mark)}`,
};

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function timeRow(own: readonly Finding[], sizes: readonly number[]): string {
  const cells = sizes.map((size) => {
    const page = own.find(({ task }) => task.pairing.players === size)?.page;
    const time = page === undefined ? undefined : inTime(page);
    if (time === undefined) return own.some(({ task }) => task.pairing.players === size) ? "not yet measured" : "";
    return `**${time.kept ? "met" : "missed"}**: ${time.figure}`;
  });
  return `| … its decisions there: 200 ms on average, none over 1 s | ${cells.join(" | ")} |`;
}

/** Chances are asked to be right over all sizes of table together. */
function wholeCalibration(findings: readonly Finding[]): string[] {
  const pages = findings.flatMap(({ task, page }) => (task.aim === "hints" && page !== undefined ? [page] : []));
  if (pages.length === 0) return [];
  const games = pages.reduce((sum, { tally }) => sum + tally.games, 0);
  const gap = gapAmong(pages.map(({ tally }) => tally));
  const verdict = games < CALIBRATION_GAMES ? "under way" : gap < CALIBRATION_GAP ? "met" : "missed";
  return [
    `Chances of all these tables together are off by ${(100 * gap).toFixed(1)} points on average after ${games} of ${CALIBRATION_GAMES} games: **${verdict}**.`,
    "",
  ];
}

function variantRows(findings: readonly Finding[]): string[] {
  const varied = findings.filter(({ task }) => task.pairing.options.length > 0);
  if (varied.length === 0) return [];
  const names = [...new Set(varied.map(({ task }) => task.pairing.options.join(", ")))];
  return [
    `| with other options, pairings in all | ${VERDICTS.join(" | ")} |`,
    `| --- | ${VERDICTS.map(() => "---:").join(" | ")} |`,
    ...names.map((name) => {
      const own = varied.filter(({ task }) => task.pairing.options.join(", ") === name);
      const counts = VERDICTS.map((verdict) => own.filter((finding) => finding.verdict === verdict).length || "");
      return `| ${name} | ${counts.join(" | ")} |`;
    }),
    "",
  ];
}
