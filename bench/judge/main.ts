import { readdirSync, readFileSync, statSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { netOf, type Playable } from "@clade/bots";
import { gameIds, loadGame } from "@clade/games";
import { type AnyBrain, at, seats as seatsOf } from "@clade/kernel";
import { describedNet, type Described } from "./net-as-onnx.ts";
import { positionsOf } from "./positions.ts";
import { type Runtime, runtimes, type Session } from "./runtimes.ts";

/**
 * `npm run bench:judge`: what a judgement costs by our own few lines (positions described and `evaluate` included), and what the mere pass
 * of the same net costs by ONNX Runtime, one position after another as a search has them, and 64 at once. In one run, on one thread.
 */
const PLAYERS = 4;
const TOGETHER = 64;
const MOST_SECONDS = 1;
/** Doubles and floats round differently; more than this many points apart is another net. */
const ALIKE = 0.05;

const libraries = await runtimes();
const head = [
  "",
  "inputs",
  "our lines",
  "of it describing",
  ...libraries.flatMap(({ name }) => [name, `${TOGETHER} at once`]),
];
console.log(`Microseconds a position with ${PLAYERS} players:\n`);
console.log(`| ${head.join(" | ")} |\n| --- |${" ---: |".repeat(head.length - 1)}`);
for (const id of gameIds) {
  const pack = await loadGame(id);
  if (pack === undefined) throw new Error(`no ${id}`);
  const figures = await measured(pack);
  console.log(`| ${pack.game.id} | ${figures.join(" | ")} |`);
}
console.log(`\nload of the machine: ${loadavg()[0]?.toFixed(1)}; what a page would load, compressed: ${webSize()}`);

async function measured(pack: Playable): Promise<string[]> {
  const { brain } = pack;
  const net = netOf(brain);
  if (net === undefined) throw new Error(`${pack.game.id} has learned nothing`);
  const positions = positionsOf(pack, PLAYERS, TOGETHER);
  const described = describedNet(brain, positions, PLAYERS);
  const { model, expected, inputs } = described;
  const figures = [inputs];
  const ours = await microseconds(() => {
    for (const position of positions) net.judge(position, PLAYERS);
  });
  const describing = await microseconds(() => {
    for (const position of positions) describe(brain, position);
  });
  figures.push((ours / positions.length).toFixed(1), (describing / positions.length).toFixed(1));
  for (const library of libraries) {
    const session = await library.open(model);
    for (const together of [1, TOGETHER]) {
      const batches = batchesOf(library, described, together);
      await check(session, batches, expected);
      const all = await microseconds(async () => {
        for (const batch of batches) await session.run(batch);
      });
      figures.push((all / positions.length).toFixed(1));
    }
  }
  return figures;
}

/** What has to be done before any net can judge. */
function describe(brain: AnyBrain, position: unknown): void {
  brain.judge?.describeTable(position, () => {});
  for (const seat of seatsOf(PLAYERS)) {
    brain.evaluate(position, seat);
    brain.judge?.describeSeat(position, seat, () => {});
  }
}

type Batch = Parameters<Session["run"]>[0];

function batchesOf(
  { Tensor }: Runtime,
  { tables, seats, tableInputs, seatInputs }: Described,
  together: number,
): Batch[] {
  const slice = (all: Float32Array, batch: number, size: number): Float32Array =>
    all.slice(batch * together * size, (batch + 1) * together * size);
  return Array.from({ length: TOGETHER / together }, (_, batch) => ({
    table: new Tensor("float32", slice(tables, batch, tableInputs), [together, 1, tableInputs]),
    seats: new Tensor("float32", slice(seats, batch, PLAYERS * seatInputs), [together, PLAYERS, seatInputs]),
  }));
}

/** It is the same net, or nothing was measured. */
async function check(session: Session, batches: readonly Batch[], expected: Float64Array): Promise<void> {
  const points: number[] = [];
  for (const batch of batches) {
    // Of each seat its points, then its chances.
    const { data } = at(Object.values(await session.run(batch)), 0);
    for (const [place, value] of data.entries()) if (place % 2 === 0) points.push(value);
  }
  const same = points.every((value, seat) => Math.abs(value - (expected[seat] ?? Number.NaN)) < ALIKE);
  if (!same || points.length !== expected.length) throw new Error("another net");
}

/** The least that some work takes, in microseconds, among as many times as there is patience for. */
async function microseconds(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (const began = performance.now(); performance.now() - began < 1000 * MOST_SECONDS; ) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return 1000 * least;
}

/** The least of ONNX Runtime's builds for a page. */
function webSize(): string {
  const folder = fileURLToPath(new URL("../../runtimes/node_modules/onnxruntime-web/dist/", import.meta.url));
  const builds = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
  const [least] = builds.sort((a, b) => statSync(folder + a).size - statSync(folder + b).size);
  if (least === undefined) throw new Error("no build for a page");
  return `${(gzipSync(readFileSync(folder + least)).length / 2 ** 20).toFixed(1)} MB`;
}
