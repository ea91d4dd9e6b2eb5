import { availableParallelism } from "node:os";
import { AMONG, type Decision, fitSense, type Insight, insightOf, planOf, type SenseStudy } from "@clade/bots";
import { at, type GamePack, type Level } from "@clade/kernel";
import type { Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";
import { say } from "./terminal.ts";
import { adoptList, Desk } from "./training-files.ts";
import { studied } from "./training-games.ts";

/** `clade train <game> --sense`: what the first glance gets wrong, by the kind of move; goes on where it was stopped. */

/** Whose games and glances these are: the weakest level that looks ahead. */
const PUPIL: Level = "adept";
/** Whoever is to be learned from looks at more moves than it usually does. */
const TEACHER: Level = "grandmaster";
const LINES = 700;
const BREADTH = 32;
const KEPT = 14;
/** Every so many games one is kept back: what is learned is tested on it. */
const FOLDS = 5;

export async function teachSense(input: Input, pack: GamePack): Promise<number> {
  const { game, about, brain } = pack;
  const { sense } = brain;
  if (sense === undefined) throw new BadInput(`${game.id} has no sense of moves to teach`);
  const games = input.number("games", 1, 1_000_000, 200);
  const cores = input.number("cores", 1, 256, availableParallelism());
  const lines = input.number("iterations", 1, 1_000_000, LINES);
  const seed = input.text("seed") ?? "clade";
  const desk = new Desk(input.text("out") ?? "training", game.id);
  const long = { ...planOf(about.temper, TEACHER), iterations: lines, breadth: BREADTH };
  const study: SenseStudy = { plan: { ...planOf(about.temper, PUPIL), sensed: false }, long, kept: KEPT };
  const decisions = await studied<Decision>(desk, {
    name: "sense",
    seed: `${seed}/${lines}`,
    games,
    cores,
    order: (each) => ({ type: "moves", game: game.id, study, seed: each }),
    decisionsIn: (answer) => ("decisions" in answer ? answer.decisions : undefined),
  });
  const learned = fitSense(decisions.flat(), sense.kinds.length);
  const [plain, crossed] = [insightOf(decisions.flat(), []), crossValidated(decisions, sense.kinds.length)];
  say(
    `${decisions.flat().length} decisions of ${games} games`,
    `the long search's choice among the best ${AMONG.join(", ")} at first glance: ${inWords(plain)}`,
    `with what was learned from other games:${" ".repeat(22)}${inWords(crossed)}`,
    ...sense.kinds.map((kind, index) => `  ${kind.padEnd(40)} ${at(learned, index).toFixed(4)}`),
  );
  if (input.has("adopt")) {
    const recipe = {
      game: game.id,
      version: game.version,
      seed,
      games,
      lines,
      pupil: PUPIL,
      teacher: TEACHER,
      plain,
      crossed,
    };
    const values = learned.map((value) => Number(value.toFixed(4)));
    const kind = { kind: "sense", about: "kinds of moves", constant: "sensed" } as const;
    say(...adoptList({ game: game.id, ...kind, values, recipe }));
  }
  return 0;
}

/** What is known of each game's decisions from the others'. */
function crossValidated(games: readonly (readonly Decision[])[], kinds: number): Insight {
  const sums = { among: AMONG.map(() => 0), lost: 0 };
  let count = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const kept = games.filter((_, index) => index % FOLDS === fold).flat();
    const rest = games.filter((_, index) => index % FOLDS !== fold).flat();
    const { among, lost } = insightOf(kept, fitSense(rest, kinds));
    for (const [index, share] of among.entries()) sums.among[index] = (sums.among[index] ?? 0) + share * kept.length;
    sums.lost += lost * kept.length;
    count += kept.length;
  }
  const all = Math.max(1, count);
  return { among: sums.among.map((sum) => sum / all), lost: sums.lost / all };
}

function inWords({ among, lost }: Insight): string {
  return `${among.map((share) => `${(100 * share).toFixed(0)} %`).join(", ")}; the first costs ${lost.toFixed(4)}`;
}
