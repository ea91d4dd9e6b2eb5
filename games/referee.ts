import { parseArgs } from "node:util";
import { freshSeed } from "@clade/kernel";
import type { RefereedGame } from "@clade/kernel/referee";
import { type Hearing, hearings } from "./hearings.ts";

/**
 * The second referees: random games of each game, every decision judged twice.
 * `npm run referee [-- --games N --seed S --game X --json]`; it fails if a referee and the rules disagree.
 */
const GAMES = 700;
/** A line of progress after so many games. */
const STEP = 50;

interface Order {
  readonly games: number;
  readonly seed: string;
  readonly ids: readonly string[];
  readonly json: boolean;
}

async function main(args: string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") {
    process.stderr.write(`${order}\n`);
    return 2;
  }
  const { games, seed, ids, json } = order;
  const report = (line: string) => process.stderr.write(`${line}\n`);
  report(`seed ${seed}, ${games} games of ${ids.join(", ")}`);
  const reports = [];
  for (const id of ids) {
    const hear = hearings[id];
    if (hear !== undefined) reports.push(run(id, (await hear())(games, `${seed} ${id}`), report));
  }
  if (json) process.stdout.write(`${JSON.stringify({ seed, games, reports }, null, 2)}\n`);
  else for (const { text } of reports) process.stdout.write(`${text}\n`);
  return reports.every(({ findings }) => findings.length === 0) ? 0 : 1;
}

function run(id: string, played: ReturnType<Hearing>, report: (line: string) => void) {
  let games = 0;
  let decisions = 0;
  const findings: RefereedGame["findings"][number][] = [];
  for (const game of played) {
    games++;
    decisions += game.decisions;
    findings.push(...game.findings);
    if (games % STEP === 0) report(`${id}: ${games} games, ${decisions} decisions, ${findings.length} findings`);
  }
  const lines = findings.map(
    ({ clause, says, sample, seed, number, move }) =>
      `  ${clause} ${says}\n    ${JSON.stringify(sample)}, seed "${seed}", move ${number + 1}: ${move}`,
  );
  const text = [`${id}: ${games} games, ${decisions} decisions, ${findings.length} findings`, ...lines].join("\n");
  return { id, games, decisions, findings, text };
}

/** What was asked for, or what is wrong with it. */
function readOrder(args: string[]): Order | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        games: { type: "string", default: String(GAMES) },
        seed: { type: "string" },
        game: { type: "string" },
        json: { type: "boolean", default: false },
      },
    });
    if (!/^[1-9]\d{0,6}$/.test(values.games)) return `--games must be a whole number from 1: "${values.games}"`;
    const all = Object.keys(hearings);
    if (values.game !== undefined && !all.includes(values.game)) {
      return `no second referee of "${values.game}": choose from ${all.join(", ")}`;
    }
    return {
      games: Number(values.games),
      seed: values.seed ?? freshSeed(),
      ids: values.game === undefined ? all : [values.game],
      json: values.json,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

process.exitCode = await main(process.argv.slice(2));
