import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { evoSurvey } from "./evo.ts";
import { Keeping } from "./keeping.ts";
import { progressSurvey } from "./progress.ts";
import { addSums, type Sums, times } from "./sums.ts";
import type { Setting, Survey } from "./survey.ts";

/**
 * How the boxes balance: `npm run balance -- evo` (or `progress`) plays what is missing of the wanted games and writes the page in
 * docs/. It fails if one of the demands is not met, and can be stopped and gone on with at any time.
 */
const SURVEYS: { readonly [game: string]: () => Promise<Survey> } = { evo: evoSurvey, progress: progressSurvey };

/** Games that a worker plays before it brings what they came to. */
const SLICES: { readonly [bot: string]: number } = { greedy: 20, expert: 2 };

interface Slice {
  readonly setting: string;
  readonly number: number;
  readonly games: number;
}

function sliceOf({ bot }: Setting): number {
  return SLICES[bot] ?? 1;
}

const port = parentPort;
if (!isMainThread && port !== null) {
  const survey = await SURVEYS[workerData as string]?.();
  port.on("message", (slice: Slice) => {
    void playSlice(survey, slice).then((sums) => port.postMessage(sums));
  });
} else {
  process.exitCode = await main();
}

async function playSlice(survey: Survey | undefined, { setting: name, number, games }: Slice): Promise<Sums> {
  const setting = survey?.settings.find((each) => each.name === name);
  const sums: Sums = {};
  if (survey === undefined || setting === undefined) throw new RangeError(`there is no table ${name}`);
  for (let game = number * games; game < (number + 1) * games; game++) {
    await survey.play(setting, `balance ${name} ${game}`, sums);
  }
  return sums;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string", default: "" },
      games: { type: "string" },
      minutes: { type: "string", default: "600" },
      cores: { type: "string", default: String(availableParallelism()) },
      page: { type: "boolean", default: false },
    },
  });
  const [game = ""] = positionals;
  const make = SURVEYS[game];
  if (make === undefined) {
    process.stderr.write(
      `npm run balance -- ${Object.keys(SURVEYS).join("|")} [--only WORD] [--games N] [--minutes M] [--cores N] [--page]\n`,
    );
    return 2;
  }
  const survey = await make();
  const keeping = new Keeping(fileURLToPath(new URL(`../../balance/kept/${game}.json`, import.meta.url)), survey.box);
  const wanted = survey.settings.filter(({ name }) => name.includes(values.only));
  const left = values.page
    ? []
    : missing(wanted, keeping, values.games === undefined ? undefined : Number(values.games));
  const until = Date.now() + 60_000 * Number(values.minutes);
  const workers = Array.from({ length: Math.min(left.length, Number(values.cores)) }, () => {
    return new Worker(new URL(import.meta.url), { workerData: game });
  });
  await Promise.all(workers.map((worker) => work(worker, left, keeping, until)));
  const counted = survey.settings.flatMap((setting) => {
    const { sums } = keeping.of(setting.name);
    return times(sums, "games") === 0 ? [] : [{ setting, sums }];
  });
  const { text, failures } = survey.page(counted);
  const file = fileURLToPath(new URL(`../../../docs/${game}-balance.md`, import.meta.url));
  writeFileSync(file, text);
  process.stdout.write(`${file}\n${failures.map((failure) => `not met: ${failure}\n`).join("")}`);
  return failures.length === 0 ? 0 : 1;
}

/** The slices that are still to be played, the settings in turn, so that a run that is stopped has something of each. */
function missing(settings: readonly Setting[], keeping: Keeping, games: number | undefined): Slice[] {
  const slices = settings.flatMap((setting) => {
    const size = sliceOf(setting);
    const played = new Set(keeping.of(setting.name).slices);
    return Array.from({ length: Math.ceil((games ?? setting.goal) / size) }, (_, number) => number)
      .filter((number) => !played.has(number))
      .map((number): Slice => ({ setting: setting.name, number, games: size }));
  });
  return slices.sort((a, b) => a.number - b.number);
}

/** Gives a worker one slice after the other until none is left or time is up. */
async function work(worker: Worker, left: Slice[], keeping: Keeping, until: number): Promise<void> {
  for (let slice = left.shift(); slice !== undefined && Date.now() < until; slice = left.shift()) {
    const order = slice;
    const sums = await new Promise<Sums>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.postMessage(order);
    });
    worker.removeAllListeners("error");
    const kept = keeping.of(order.setting);
    kept.slices.push(order.number);
    addSums(kept.sums, sums);
    keeping.save();
    process.stderr.write(`${order.setting}: ${times(kept.sums, "games")} games\n`);
  }
  await worker.terminate();
}
