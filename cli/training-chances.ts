import { availableParallelism } from "node:os";
import {
  asking,
  type Calibration,
  crossCandid,
  emptyCalibration,
  fitCandour,
  type Foreseen,
  foretold,
  gapOf,
  habitsOf,
} from "@clade/bots";
import type { GamePack } from "@clade/kernel";
import type { Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";
import { say } from "./terminal.ts";
import { adoptList, Desk } from "./training-files.ts";
import { studied } from "./training-games.ts";

/** `clade train <game> --chances`: how chances to win in hints are brought to what happens; goes on where it was stopped. */
export async function teachChances(input: Input, pack: GamePack): Promise<number> {
  const { game } = pack;
  if (game.players.max < 2) throw new BadInput(`${game.id} is for one alone: nobody wins it`);
  const games = input.number("games", 2, 1_000_000, 200);
  const cores = input.number("cores", 1, 256, availableParallelism());
  const seed = input.text("seed") ?? "clade";
  const desk = new Desk(input.text("out") ?? "training", game.id);
  const foreseen = await studied<Foreseen>(desk, {
    name: "chances",
    seed,
    games,
    cores,
    order: (each) => ({ type: "chances", game: game.id, seed: each }),
    decisionsIn: (answer) => ("foreseen" in answer ? answer.foreseen : undefined),
  });
  const all = foreseen.flat();
  const [seen, told] = [gapOf(calibrationOf(all)), gapOf(calibrationOf(crossCandid(foreseen)))];
  const values = fitCandour(all).map((value) => Number(value.toFixed(DIGITS)));
  say(
    `${all.length} hints of ${games} games`,
    `chances as the search sees them: off by ${points(seen)} points`,
    `with what was learned from other games: ${points(told)}`,
    `slope and shift: ${values.join(", ")}`,
  );
  if (input.has("adopt")) {
    const { candour: _, ...brain } = pack.brain;
    const played = habitsOf({ about: pack.about, brain }, asking.name);
    const recipe = {
      game: game.id,
      version: game.version,
      seed,
      games,
      played,
      hints: all.length,
      gap: { seen, told },
    };
    const kind = { kind: "chances", about: "chances to win in hints", constant: "candour" } as const;
    say(...adoptList({ game: game.id, ...kind, values, recipe }));
  }
  return 0;
}
const DIGITS = 3;

function calibrationOf(chances: readonly Foreseen[]): Calibration {
  const calibration = emptyCalibration();
  for (const { win, happened } of chances) foretold(calibration, win, happened);
  return calibration;
}

function points(gap: number): string {
  return (100 * gap).toFixed(1);
}
