import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { AMONG, type Decision, fitSense, type Insight, insightOf, planOf, type SenseStudy } from "@clade/bots";
import { at, type GamePack, type Level } from "@clade/kernel";
import type { Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";
import { withCrew } from "./crew.ts";
import { progressBar, say } from "./terminal.ts";
import type { TrainAnswer, TrainOrder } from "./train-worker.ts";
import { Desk, writeFiles } from "./training-files.ts";

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

const SCRIPT = new URL("./train-worker.js", import.meta.url);

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
  const decisions = await studied(desk, { game: game.id, seed: `${seed}/${lines}`, games, cores, study });
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
    say(...adoptSense(game.id, learned, recipe));
  }
  return 0;
}

interface Course {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly cores: number;
  readonly study: SenseStudy;
}

/** The decisions of each game: those that lie there, and else played. */
async function studied(desk: Desk, { game, seed, games, cores, study }: Course): Promise<(readonly Decision[])[]> {
  const bar = progressBar("sense: games", games);
  const found: (readonly Decision[])[] = [];
  let next = 0;
  let done = 0;
  await withCrew<TrainOrder, TrainAnswer>(SCRIPT, Math.min(cores, games), async (ask) => {
    while (next < games) {
      const number = next++;
      const name = `sense-${seed.replaceAll(/[^\w-]/g, "-")}-${number}.json`;
      if (!desk.has(name)) {
        const answer = await ask({ type: "moves", game, study, seed: `${seed}/${number}` });
        if ("decisions" in answer) desk.write(name, `${JSON.stringify(answer.decisions)}\n`);
      }
      found[number] = JSON.parse(desk.text(name)) as Decision[];
      bar.to(++done);
    }
  });
  bar.end();
  return found;
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

function adoptSense(game: string, learned: readonly number[], recipe: object): string[] {
  const folder = join("games", game, "bot");
  if (!existsSync(join(folder, "sense.ts"))) {
    throw new BadInput(`${folder} is not here: --adopt works in a checkout of Clade`);
  }
  const told = `/** What was learned about kinds of moves: written by \`npm run train -- ${game} --sense --adopt\`; learned-sense.json tells how. */`;
  const rows = learned.map((value) => `  ${Number(value.toFixed(4))},`).join("\n");
  return writeFiles({
    [join(folder, "learned-sense.ts")]:
      `${told}\nexport const sensed: readonly number[] | undefined = [\n${rows}\n];\n`,
    [join(folder, "learned-sense.json")]: `${JSON.stringify(recipe, undefined, 2)}\n`,
  });
}
