import { availableParallelism } from "node:os";
import { gapOf, trainingPlots } from "@clade/bots";
import type { Command, Input } from "../arguments.ts";
import { BadInput } from "../complaint.ts";
import { gameNamed } from "../table.ts";
import { say } from "../terminal.ts";
import { adopt, Desk, type Generation, type TrainingSettings } from "../training-files.ts";
import { Round, SHARD } from "../training-round.ts";
import { teachChances } from "../training-chances.ts";
import { teachInstinct } from "../training-instinct.ts";
import { teachSense } from "../training-sense.ts";
import { weighWays } from "../training-weigh.ts";

export const train: Command = {
  usage:
    "clade train <game> [--generations N] [--games N] [--passes N] [--memory N] [--iterations N | --quick] [--horizon N] [--kept P] [--trust P] [--match N] [--seed S] [--out DIR] [--cores N] [--adopt] | --sense | --instinct [--players N] | --chances | --weigh WAYS [--players N]",
  summary:
    "teaches a game's judge: games against itself, lessons from them, a match with what it knew before; goes on where it stopped",
  flags: {
    generations: { argument: "N", help: "how many rounds of playing and learning (default 3)" },
    games: {
      argument: "N",
      help: "games of each round (default 16000; with --sense, --instinct or --chances 200 in all)",
    },
    passes: { argument: "N", help: "how often the lessons go through the games (default 12)" },
    memory: { argument: "N", help: "how many rounds of games are learned from at once (default 3)" },
    iterations: {
      argument: "N",
      help: "lines of thought for each decision in these games (default 16; 0: by the first glance; with --sense 700, with --instinct 500): many quick games teach more than a few deep ones",
    },
    quick: {
      help: "nobody thinks in these games, all go by quick choices: worth it where a game has an instinct, since a hundred times as many are played",
    },
    horizon: { argument: "N", help: "how far a line is played on before it is judged (default: 6)" },
    kept: { argument: "P", help: "how many of 100 positions are written down (default 12)" },
    trust: {
      argument: "P",
      help: "how much of 100 what was learned counts beside the evaluation, once there is something (default 100)",
    },
    match: { argument: "N", help: "games against what was known before, after each round (default 120)" },
    seed: { argument: "S", help: "any text; the same seed teaches the same (default clade)" },
    out: { argument: "DIR", help: "where the work is kept (default training)" },
    cores: { argument: "N", help: "how many cores to use (default all); changes nothing but the time" },
    sense: { help: "teach the game's sense of moves, not its judge: games with some decisions thought about long" },
    instinct: {
      help: "teach the game's quick choices inside lines of thought, not its judge: games with every decision thought about",
    },
    chances: {
      help: "teach nothing but how sure hints may be of chances to win: games by masters who ask for hints now and then",
    },
    weigh: {
      argument: "WAYS",
      help: "teach nothing, compare ways of thinking by what their choices cost: levels, or lines/moves/played on[/trust][/races], parted by commas (40 games of experts; what each choice is worth say --iterations lines to the very end, default 800)",
    },
    players: {
      argument: "N",
      help: "with --instinct or --weigh: only tables for so many; what an instinct learned about others stays",
    },
    adopt: {
      help: "let the game's bots play by what was learned last: writes games/<game>/bot/learned.ts (learned-sense.ts, learned-instinct.ts, learned-chances.ts) and its recipe",
    },
  },
  async run(input) {
    const pack = await gameNamed(input.word("the game: clade train <game>"));
    const [what, more] = WAYS_TO_LEARN.filter((flag) => input.has(flag) || input.text(flag) !== undefined);
    if (more !== undefined) throw new BadInput(`--${what} and --${more} teach different things: name one of them`);
    if (input.text("players") !== undefined && what !== "instinct" && what !== "weigh")
      throw new BadInput("--players goes with --instinct or --weigh");
    if (what !== undefined) return TEACHERS[what](input, pack);
    const { judge } = pack.brain;
    if (judge === undefined) throw new BadInput(`${pack.game.id} has no judge to teach`);
    const desk = new Desk(input.text("out") ?? "training", pack.game.id);
    const training = desk.open({
      game: pack.game.id,
      version: pack.game.version,
      seed: input.text("seed") ?? "clade",
      settings: settingsFrom(input),
      generations: [],
    });
    const generations = input.number("generations", 1, 1000, 3);
    const cores = input.number("cores", 1, 256, availableParallelism());
    while (training.generations.length < generations) {
      const number = training.generations.length;
      const generation = await new Round(pack, judge, training, desk, number, cores).play();
      training.generations.push(generation);
      desk.save(training);
      desk.write("training.svg", trainingPlots(`${pack.game.id}: learning`, training.generations));
      say(lineAbout(number, generation));
    }
    if (input.has("adopt")) say(...adopt(desk, training));
    return 0;
  },
};

const TEACHERS = { sense: teachSense, instinct: teachInstinct, chances: teachChances, weigh: weighWays } as const;
const WAYS_TO_LEARN = Object.keys(TEACHERS) as (keyof typeof TEACHERS)[];

function settingsFrom(input: Input): TrainingSettings {
  return {
    games: input.number("games", 2 * SHARD, 10_000_000, 16_000),
    passes: input.number("passes", 1, 1000, 12),
    memory: input.number("memory", 1, 100, 3),
    iterations: input.number("iterations", 0, 1_000_000, 16),
    breadth: 8,
    curiosity: 6,
    kept: input.number("kept", 1, 100, 12),
    quick: input.has("quick"),
    trust: input.number("trust", 0, 100, 100),
    horizon: 12,
    judgedHorizon: input.number("horizon", 0, 1000, 6),
    match: input.number("match", 0, 1_000_000, 120),
  };
}

function lineAbout(number: number, { positions, tested, before, ahead, games, calibration }: Generation): string {
  const { win, score } = tested.at(-1) ?? before;
  return (
    `generation ${number}: ${positions} positions; surprise at the winner ${before.win.toFixed(4)} → ${win.toFixed(4)}, ` +
    `score off by ${before.score.toFixed(2)} → ${score.toFixed(2)} points, chances off by ${(100 * gapOf(calibration)).toFixed(1)} %; ` +
    (games === 0 ? "no match" : `ahead of the one before in ${((100 * ahead) / games).toFixed(1)} % of ${games} games`)
  );
}
