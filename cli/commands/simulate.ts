import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { addTally, emptyTally, spreadOf, type Tally, wilson } from "@clade/bots";
import { type GamePack, type OptionValues, seats } from "@clade/kernel";
import { pad } from "@clade/ui/terminal";
import type { Command } from "../arguments.ts";
import { withCrew } from "../crew.ts";
import { type Entrant, entrantsFrom, faultsInWords, GUEST_FLAGS, limitFrom, tryOut } from "../entrants.ts";
import { prepareFolder } from "../series-records.ts";
import type { SliceOrder } from "../simulate-worker.ts";
import { gameNamed, optionsFrom, playersFrom } from "../table.ts";
import { type Paint, painter, progressBar, say, sayJson } from "../terminal.ts";

const MOST_GAMES = 10_000_000;

export const simulate: Command = {
  usage:
    "clade simulate <game> [--players N] [--games N] [--seed S] [--bots a,b,…] [--option k=v] [--limit MS] [--records DIR] [--cores N] [--json]",
  summary: "whole games between bots, on all cores: who wins, by how much, how fast",
  flags: {
    players: { argument: "N", help: "how many seats (default 4, or the most the game has)" },
    games: { argument: "N", help: "how many games (default 1000)" },
    seed: { argument: "S", help: "any text; the same seed gives the same results anywhere (default clade)" },
    bots: {
      argument: "A,B,…",
      help: "who plays; fewer than seats: they repeat; seats rotate; cmd:… is a program (default random)",
    },
    option: { argument: "K=V", help: "an option of the game; may be repeated", many: true },
    ...GUEST_FLAGS,
    records: { argument: "DIR", help: "keep the record of every game in an empty folder; none is kept without it" },
    cores: { argument: "N", help: "how many cores to use (default all); changes nothing but the time" },
    json: { help: "print one JSON object for machines" },
  },
  async run(input) {
    const pack = await gameNamed(input.word("the game: clade simulate <game>"));
    const players = playersFrom(pack, input, 4);
    const games = input.number("games", 1, MOST_GAMES, 1000);
    const cores = input.number("cores", 1, 256, availableParallelism());
    const seed = input.text("seed") ?? "clade";
    const bots = entrantsFrom(input, "random", players);
    const limit = limitFrom(input);
    const options = optionsFrom(pack, input, players);
    const folder = input.text("records");
    await tryOut(bots, pack.game.id);
    if (folder !== undefined) prepareFolder(folder);
    const records = folder === undefined ? undefined : { folder: resolve(folder), games };

    const started = performance.now();
    const tally = await playOnCores({ game: pack.game.id, players, options, bots, seed, limit, records }, games, cores);
    const seconds = (performance.now() - started) / 1000;
    const report = reportOf(pack, { players, games, seed, options, bots, seconds, tally });
    if (input.has("json")) sayJson(report);
    else print(report, painter(process.stdout));
    if (records !== undefined && !input.has("json")) say(`records         ${games} in ${records.folder}`);
    return 0;
  },
};

/** Hands out slices of the series to worker threads as they become free, and adds up what they bring. */
async function playOnCores(series: Omit<SliceOrder, "from" | "to">, games: number, cores: number): Promise<Tally> {
  const total = emptyTally(series.players, new Set(series.bots.map(({ name }) => name)).size);
  const size = Math.max(1, Math.min(2000, Math.ceil(games / (cores * 16))));
  const parts: { readonly from: number; readonly tally: Tally }[] = [];
  const bar = progressBar(series.game, games);
  let next = 0;
  let done = 0;
  const script = new URL("../simulate-worker.js", import.meta.url);
  await withCrew<SliceOrder, Tally>(script, Math.min(cores, Math.ceil(games / size)), async (ask) => {
    while (next < games) {
      const from = next;
      next = Math.min(games, from + size);
      const tally = await ask({ ...series, from, to: next });
      parts.push({ from, tally });
      done += tally.games;
      bar.to(done);
    }
  });
  bar.end();
  // Added in the order of the games, so that rounding is the same however many cores took part.
  for (const { tally } of parts.sort((a, b) => a.from - b.from)) addTally(total, tally);
  return total;
}

interface Series {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly options: OptionValues;
  readonly bots: readonly Entrant[];
  readonly seconds: number;
  readonly tally: Tally;
}

function reportOf(pack: GamePack, { players, games, seed, options, bots, seconds, tally }: Series) {
  const names = [...new Set(bots.map(({ name }) => name))];
  return {
    game: pack.game.id,
    players,
    games,
    seed,
    options,
    decisions: tally.decisions,
    seconds,
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    gamesPerSecond: games / seconds,
    decisionsPerGame: tally.decisions / games,
    results: tally.bots.map((sums, index) => ({
      bot: names[index] ?? "",
      wins: sums.wins,
      ...wilson(sums.wins, games),
      fairShare: sums.played / games / players,
      meanScore: sums.score / sums.played,
      faults: sums.faults,
    })),
    seats: tally.seats.map((sums, seat) => ({
      seat,
      wins: sums.wins,
      ...wilson(sums.wins, games),
      meanScore: sums.score / sums.played,
    })),
    scores: spreadOf(tally.scores),
    length: spreadOf(tally.lengths),
    verdicts: tally.verdicts,
  };
}

function print(report: ReturnType<typeof reportOf>, paint: Paint): void {
  const { game, players, games, seed, results, scores, length } = report;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  say(paint("bold", `${game}, ${players} players, ${games} games, seed ${seed}`), "");
  const row = (name: string, entry: (typeof report.seats)[number] | (typeof results)[number], fair?: number) =>
    `${pad(name, 14)}${percent(entry.share)}  ${paint("dim", `${percent(entry.low)} –${percent(entry.high)}`)}` +
    `   mean score ${entry.meanScore.toFixed(1).padStart(6)}${fair === undefined ? "" : paint("dim", `   fair ${percent(fair)}`)}`;
  say(paint("bold", `${pad("bot", 14)}   wins   95 % interval`));
  for (const result of results) say(row(result.bot, result, result.fairShare));
  for (const { bot, faults } of results) {
    const words = faultsInWords(faults);
    if (words !== undefined) say(paint("red", `${bot}: ${words}`));
  }
  if (players > 1) {
    say("", paint("bold", `${pad("seat", 14)}   wins   95 % interval`));
    for (const seat of seats(players)) {
      const entry = report.seats[seat];
      if (entry !== undefined) say(row(String(seat + 1), entry));
    }
  }
  for (const [verdict, times] of Object.entries(report.verdicts)) say(`${pad(verdict, 14)}${percent(times / games)}`);
  const { min, lowerQuarter, median, upperQuarter, max, mean, deviation } = scores;
  say(
    "",
    `scores          ${min} · ${lowerQuarter} · ${median} · ${upperQuarter} · ${max}   mean ${mean.toFixed(1)} ± ${deviation.toFixed(1)}`,
    `length          ${length.min} · ${length.median} · ${length.max} decisions, mean ${length.mean.toFixed(1)}`,
    `speed           ${report.decisionsPerSecond.toLocaleString("en")} decisions/s, ${report.gamesPerSecond.toFixed(1)} games/s`,
  );
}
