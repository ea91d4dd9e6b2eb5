import { availableParallelism } from "node:os";
import {
  fitInstinct,
  type InstinctInsight,
  instinctInsight,
  type InstinctStudy,
  sharpened,
  type WeighedDecision,
  withUnseen,
} from "@clade/bots";
import type { GamePack, Level } from "@clade/kernel";
import type { Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";
import { say } from "./terminal.ts";
import { adoptList, Desk, recipeOf } from "./training-files.ts";
import { studied } from "./training-games.ts";

/** `clade train <game> --instinct`: quick choices learned from what was thought out; goes on where it was stopped. */

/** Who thinks, with fewer lines than it usually has: a decision teaches little, so that there must be many. */
const TEACHER: Level = "grandmaster";
const LINES = 500;
const BREADTH = 16;
const CURIOSITY = 8;
/** Every so many games one is kept back: what is learned is tested on it. */
const FOLDS = 8;

export async function teachInstinct(input: Input, pack: GamePack): Promise<number> {
  const { game, brain } = pack;
  const { instinct } = brain;
  if (instinct === undefined) throw new BadInput(`${game.id} has no instinct to teach`);
  const games = input.number("games", 1, 1_000_000, 200);
  const cores = input.number("cores", 1, 256, availableParallelism());
  const lines = input.number("iterations", 1, 1_000_000, LINES);
  const seed = input.text("seed") ?? "clade";
  const only = tablesFrom(input, pack);
  const desk = new Desk(input.text("out") ?? "training", game.id);
  const study: InstinctStudy = { level: TEACHER, lines, breadth: BREADTH, curiosity: CURIOSITY, ...only };
  const decisions = await studied<WeighedDecision>(desk, {
    // Marks are numbers: what was written down when others were told apart would teach nonsense.
    name: `instinct-${instinct.marks}${only.players === undefined ? "" : `-of-${only.players}`}`,
    seed: `${seed}/${lines}`,
    games,
    cores,
    order: (each) => ({ type: "instinct", game: game.id, study, seed: each }),
    decisionsIn: (answer) => ("weighed" in answer ? answer.weighed : undefined),
  });
  const all = decisions.flat();
  const insight = testedInsight(decisions, instinct.marks, seed);
  say(
    `${all.length} decisions of ${games} games`,
    `on games kept back, knowing nothing:  ${inWords(insight.nothing)}`,
    `with what was learned from the rest:  ${inWords(insight.learned)}`,
    `as sure of it as quick choices are:   ${inWords(insight.sharpened)}`,
  );
  if (input.has("adopt")) {
    const lesson = { seed, games, decisions: all.length, lines, teacher: TEACHER, insight };
    const learned = sharpened(fitInstinct(all, instinct.marks, seed));
    const { values, recipe } =
      only.players === undefined
        ? { values: learned, recipe: { game: game.id, version: game.version, ...lesson } }
        : {
            values: withUnseen(learned, instinct.weights ?? [], all),
            recipe: { ...recipeOf(game.id, "instinct"), [`of ${only.players}`]: lesson },
          };
    const kind = { kind: "instinct", about: "quick choices", constant: "learnedInstinct" } as const;
    say(...adoptList({ game: game.id, ...kind, values, recipe }));
  }
  return 0;
}

/** Tables of one size only, if that is asked for. */
function tablesFrom(input: Input, { game }: GamePack): Pick<InstinctStudy, "players"> {
  const { min, max } = game.players;
  return input.text("players") === undefined ? {} : { players: input.number("players", min, max, min) };
}

interface TestedInsight {
  readonly nothing: InstinctInsight;
  readonly learned: InstinctInsight;
  /** With the weights that the game's quick choices would go by. */
  readonly sharpened: InstinctInsight;
}

/** What is known of the decisions of some games from the others'. */
function testedInsight(games: readonly (readonly WeighedDecision[])[], marks: number, seed: string): TestedInsight {
  const kept = games.filter((_, index) => index % FOLDS === 0).flat();
  const rest = games.filter((_, index) => index % FOLDS !== 0).flat();
  const weights = fitInstinct(rest, marks, seed);
  const sharp = sharpened(weights).map((hundredths) => hundredths / 100);
  return {
    nothing: instinctInsight(kept, []),
    learned: instinctInsight(kept, weights),
    sharpened: instinctInsight(kept, sharp),
  };
}

function inWords({ right, lost, surprise }: InstinctInsight): string {
  return `the likeliest is the best in ${(100 * right).toFixed(0)} %; a choice costs ${lost.toFixed(4)}; surprise ${surprise.toFixed(3)}`;
}
