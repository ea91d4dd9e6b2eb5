import { at } from "@clade/kernel";
import { bookOf, roman } from "../rules/book.ts";
import { nameIn } from "../text/scene.ts";
import type { Sums } from "./simulate.ts";

/** What is asked of the deck. */
const MOST_OFF_FAIR_SHARE = 3;
const LEAST_USED = 3;
const MOST_USED = 90;
const RANKS = ["novice", "leader", "genius", "demigod"] as const;

const book = bookOf("standard");

/** The report, and every demand that is not met, in one line each. */
export function report(games: number, byPlayers: ReadonlyMap<number, Sums>): { text: string; failures: string[] } {
  const tables = [...byPlayers].sort(([a], [b]) => a - b);
  const failures = tables.flatMap(([players, sums]) => faults(players, sums));
  const text = [
    "# Progress: how the deck balances",
    "",
    `Made by \`npm run balance:progress\`: greedy players (one step ahead, over two imagined states), ${games} games for each number of players, the base game with the deck that comes with it. The games follow from their seeds, so the same code makes the same page.`,
    "",
    failures.length === 0
      ? "All that is asked of the deck holds."
      : ["Not met:", "", ...failures.map((failure) => `- ${failure}`)].join("\n"),
    "",
    "## Games",
    "",
    ...gameTable(tables),
    "",
    "## Seats",
    "",
    `Share of games won, in per cent; a shared win counts as its part. No seat may be more than ${MOST_OFF_FAIR_SHARE} points off its fair share. Who begins is drawn by chance (PR-4), so seats are alike by nature; the second table shows places in the order of play.`,
    "",
    ...winTable("seat", tables, ({ seatWins }) => seatWins),
    "",
    ...winTable("in order of play", tables, ({ orderWins }) => orderWins),
    "",
    "## Alone",
    "",
    ...soloTable(byPlayers.get(1)),
    "",
    "## Technologies",
    "",
    `In how many per cent of games a technology is discovered or researched by anybody. Each must be between ${LEAST_USED} and ${MOST_USED}.`,
    "",
    ...technologyTable(tables),
    "",
  ].join("\n");
  return { text, failures };
}

function faults(players: number, sums: Sums): string[] {
  const found: string[] = [];
  if (sums.stuck > 0) found.push(`${players} players: ${sums.stuck} games are stuck`);
  if (players > 1) {
    for (const [seat, wins] of sums.seatWins.entries()) {
      const off = (100 * wins) / sums.games - 100 / players;
      if (Math.abs(off) > MOST_OFF_FAIR_SHARE)
        found.push(`${players} players: seat ${seat + 1} is ${off.toFixed(1)} points off`);
    }
  }
  for (const [card, { id, age }] of book.faces.entries()) {
    const share = (100 * at(sums.used, card)) / sums.games;
    if (age <= 3 && (share < LEAST_USED || share > MOST_USED)) {
      found.push(`${players} players: ${id} is used in ${share.toFixed(1)} % of games`);
    }
  }
  if (players === 1) {
    for (const rank of RANKS) if ((sums.verdicts[rank] ?? 0) === 0) found.push(`alone: nobody is ever ${rank}`);
  }
  return found;
}

type Tables = readonly (readonly [number, Sums])[];

function gameTable(tables: Tables): string[] {
  return [
    "| players | winner’s median score (10 %–90 %) | rounds, median (10 %–90 %) | Age II begins in round | Age III | decisions a game | ended by symbols / no cards / idleness / lost | stuck |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...tables.map(([players, { games, winnerScores, rounds, ages, decisions, endings, stuck }]) => {
      const ends = ["symbols", "empty", "idle", "lost"].map((why) => percent(endings[why] ?? 0, games)).join(" / ");
      const cells = [
        players,
        spread(winnerScores),
        spread(rounds),
        ...ages.map(spread),
        Math.round(decisions / games),
        ends,
        stuck,
      ];
      return `| ${cells.join(" | ")} |`;
    }),
  ];
}

/** Median and the middle four fifths. */
function spread(counts: Readonly<Record<string, number>>): string {
  const values = Object.entries(counts)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b);
  const total = values.reduce((sum, [, times]) => sum + times, 0);
  const quantile = (share: number) => {
    let seen = 0;
    for (const [value, times] of values) {
      seen += times;
      if (seen >= share * total) return value;
    }
    return 0;
  };
  return total === 0 ? "–" : `${quantile(0.5)} (${quantile(0.1)}–${quantile(0.9)})`;
}

function winTable(title: string, tables: Tables, wins: (sums: Sums) => readonly number[]): string[] {
  return [
    `| players | fair | ${[1, 2, 3, 4, 5].map((seat) => `${title} ${seat}`).join(" | ")} |`,
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...tables
      .filter(([players]) => players > 1)
      .map(([players, sums]) => {
        const shares = [0, 1, 2, 3, 4].map((seat) => (seat < players ? percent(at(wins(sums), seat), sums.games) : ""));
        return `| ${players} | ${(100 / players).toFixed(1)} | ${shares.join(" | ")} |`;
      }),
  ];
}

function soloTable(sums: Sums | undefined): string[] {
  if (sums === undefined) return [];
  const verdicts = [...RANKS, "lost"];
  return [
    `| ${verdicts.join(" | ")} |`,
    "| --- | --- | --- | --- | --- |",
    `| ${verdicts.map((verdict) => `${percent(sums.verdicts[verdict] ?? 0, sums.games)} %`).join(" | ")} |`,
  ];
}

function technologyTable(tables: Tables): string[] {
  return [
    `| age | technology | copies | ${tables.map(([players]) => `${players} p`).join(" | ")} |`,
    `| --- | --- | --- | ${tables.map(() => "---").join(" | ")} |`,
    ...book.faces.flatMap(({ age, technology }, card) => {
      if (age > 3) return [];
      const shares = tables.map(([, { used, games }]) => percent(at(used, card), games));
      return [`| ${roman(age)} | ${nameIn("en", technology)} | ${technology.copies.length} | ${shares.join(" | ")} |`];
    }),
  ];
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1);
}
