import { median } from "@clade/bots";
import { gameIds } from "@clade/games";
import { at, type Chance, type GamePack, readOptions, isComplaint, seeded } from "@clade/kernel";
import type { Command } from "../arguments.ts";
import { measureSearch } from "../search-bench.ts";
import { gameNamed } from "../table.ts";
import { painter, progressBar, say, sayJson } from "../terminal.ts";

export const bench: Command = {
  usage: "clade bench [game …] [--runs N] [--json]",
  summary: "how fast each game runs: random games with four players on one core, and how fast the best bot thinks",
  flags: {
    runs: { argument: "N", help: "how many runs to take the median of (default 5)" },
    json: { help: "print one JSON list for machines" },
  },
  async run(input) {
    const ids = input.words.length > 0 ? input.words : gameIds;
    const packs = await Promise.all(ids.map(gameNamed));
    const runs = input.number("runs", 1, 100, 5);
    const bar = progressBar("bench", packs.length * (runs + 1));
    const figures = packs.map((pack, index) => measure(pack, runs, (run) => bar.to(index * (runs + 1) + run)));
    bar.end();
    if (input.has("json")) {
      sayJson(figures);
      return 0;
    }
    const paint = painter(process.stdout);
    const number = (value: number) => Math.round(value).toLocaleString("en").padStart(14);
    say(paint("bold", `${"game".padEnd(14)}players   decisions/s       games/s      clones/s`));
    for (const each of figures) {
      const { game, players, decisionsPerSecond, gamesPerSecond, clonesPerSecond } = each;
      say(
        `${game.padEnd(14)}${String(players).padStart(7)}${number(decisionsPerSecond)}${number(gamesPerSecond)}${number(clonesPerSecond)}`,
      );
    }
    say("", paint("bold", `${"search".padEnd(14)}players       nodes/s   ms/decision       longest     megabytes`));
    for (const { game, players, search } of figures) {
      const { nodesPerSecond, millisecondsPerDecision, longestDecision, searchMegabytes } = search;
      say(
        `${game.padEnd(14)}${String(players).padStart(7)}${number(nodesPerSecond)}${number(millisecondsPerDecision)}${number(longestDecision)}${number(searchMegabytes)}`,
      );
    }
    return 0;
  },
};

const RUN_MS = 700;

function measure(pack: GamePack, runs: number, progress: (run: number) => void) {
  const { game } = pack;
  const players = Math.min(4, game.players.max);
  playFor(pack, players, seeded("warm-up"), RUN_MS);
  progress(1);
  const samples = Array.from({ length: runs }, (_, run) => {
    const sample = playFor(pack, players, seeded(`bench ${run}`), RUN_MS);
    progress(run + 2);
    return sample;
  });
  return {
    game: game.id,
    players,
    decisionsPerSecond: median(samples.map(({ decisions, seconds }) => decisions / seconds)),
    gamesPerSecond: median(samples.map(({ games, seconds }) => games / seconds)),
    clonesPerSecond: median(Array.from({ length: runs }, () => countClones(pack, players))),
    search: measureSearch(pack, players),
  };
}

/** Random games, each legal-move list made in full, for some time. */
function playFor({ game }: GamePack, players: number, chance: Chance, milliseconds: number) {
  const options = readOptions(game.options, {});
  if (isComplaint(options)) throw new Error(options.complaint);
  const table = { chance, tell: () => {} };
  const started = performance.now();
  let decisions = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    const state = game.setUp(players, options, table);
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      const seat = at(deciders, 0);
      const legal = game.legal(state, seat);
      game.play(state, seat, at(legal, chance.int(legal.length)), table);
      decisions++;
    }
    games++;
    elapsed = performance.now() - started;
  }
  return { decisions, games, seconds: elapsed / 1000 };
}

/** Copies of a state in the middle of a game. */
function countClones({ game }: GamePack, players: number): number {
  const options = readOptions(game.options, {});
  if (isComplaint(options)) throw new Error(options.complaint);
  const chance = seeded("clones");
  const table = { chance, tell: () => {} };
  const state = game.setUp(players, options, table);
  for (let moves = 0; moves < 60 && game.deciders(state).length > 0; moves++) {
    const seat = at(game.deciders(state), 0);
    const legal = game.legal(state, seat);
    game.play(state, seat, at(legal, chance.int(legal.length)), table);
  }
  const started = performance.now();
  let clones = 0;
  let kept: unknown[] = []; // so that no copy can be optimised away
  while (performance.now() - started < 200) {
    kept = Array.from({ length: 1000 }, () => game.clone(state));
    clones += kept.length;
  }
  return clones / ((performance.now() - started) / 1000);
}
