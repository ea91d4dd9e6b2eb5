import { availableParallelism } from "node:os";
import { type Cost, costsOf, type Plan, planOf, type Weighed, type WeighStudy } from "@clade/bots";
import { at, type GamePack, LEVELS, type Temper } from "@clade/kernel";
import type { Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";
import { say } from "./terminal.ts";
import { Desk } from "./training-files.ts";
import { studied } from "./training-games.ts";

/** `clade train <game> --weigh WAYS`: what the choices of several ways of thinking cost; goes on where it was stopped. */

/** Whose games these are. */
const PLAYS = "expert";
const LINES = 800;
const KEPT = 12;

export async function weighWays(input: Input, pack: GamePack): Promise<number> {
  const { game, about } = pack;
  const names = (input.text("weigh") ?? "").split(",").map((name) => name.trim());
  if (names.length < 2) throw new BadInput("--weigh takes two ways of thinking or more, parted by commas");
  const ways = names.map((name) => wayFrom(name, about.temper));
  const games = input.number("games", 1, 1_000_000, 40);
  const cores = input.number("cores", 1, 256, availableParallelism());
  const lines = input.number("iterations", 1, 1_000_000, LINES);
  const seed = input.text("seed") ?? "clade";
  const { min, max } = game.players;
  const players =
    input.text("players") === undefined ? {} : { players: input.number("players", Math.max(2, min), max, max) };
  const study: WeighStudy = { plan: planOf(about.temper, PLAYS), ways, lines, kept: KEPT, ...players };
  const desk = new Desk(input.text("out") ?? "training", game.id);
  const decisions = await studied<Weighed>(desk, {
    name: `weighed${Object.values(players)
      .map((many) => `-of-${many}`)
      .join("")}`,
    seed: `${seed}/${lines}/${names.join(" ")}`,
    games,
    cores,
    order: (each) => ({ type: "weigh", game: game.id, study, seed: each }),
    decisionsIn: (answer) => ("weighings" in answer ? answer.weighings : undefined),
  });
  const all = decisions.flat();
  const broad = Math.max(...names.map((name) => name.length));
  const costs = costsOf(all, ways.length);
  say(
    `${all.length} decisions of ${games} games; what a choice costs, in thousandths of a game won`,
    ...names.map((name, index) => `  ${name.padEnd(broad)}  ${inWords(at(costs, index), index)}`),
  );
  return 0;
}

function inWords({ cost, more, error, milliseconds }: Cost, index: number): string {
  const thousandths = (value: number) => (1000 * value).toFixed(1);
  const compared = index === 0 ? "" : `  ${more > 0 ? "+" : ""}${thousandths(more)} ± ${thousandths(error)}`;
  return `${thousandths(cost).padStart(6)}${compared.padEnd(18)}  ${milliseconds.toFixed(0)} ms`;
}

/** A level by its name, or lines/moves/played on, with how far a judge is trusted behind if one is asked, and `races`. */
function wayFrom(name: string, temper: Temper): Plan {
  const level = LEVELS.find((each) => each === name);
  if (level !== undefined) return planOf(temper, level);
  const found = /^(\d{1,7})\/(\d{1,3})\/(\d{1,4})(?:\/(0(?:\.\d+)?|1))?(\/races)?$/.exec(name);
  if (found === null) {
    throw new BadInput(
      `--weigh takes levels, or lines/moves/played on[/trust][/races] such as 400/16/30/0.5; got "${name}"`,
    );
  }
  const [, iterations, breadth, horizon, trust, races] = found;
  return {
    spread: temper.spread,
    iterations: Number(iterations),
    breadth: Math.max(1, Number(breadth)),
    horizon: Number(horizon),
    judged: trust !== undefined,
    trust: Number(trust ?? 1),
    races: races !== undefined,
  };
}
