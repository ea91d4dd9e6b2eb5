import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { withData } from "@clade/server/testkit";
import { measureAgainst } from "./against.ts";
import { asFastAsItGoes, atAPace } from "./as-fast.ts";
import { loadBoardgameIo } from "./boardgame-io-load.ts";
import { measureCluster } from "./cluster-load.ts";
import { measureIdle } from "./idle-load.ts";
import { type Load, round } from "./measure.ts";
import { measureWithNotices } from "./with-notices.ts";

/**
 * `npm run bench:server [-- --json]`: the figures of the table server, with boardgame.io's in the same run. `--cluster`: on PostgreSQL
 * and NATS, against the file. `--against <commit or folder>`: one server with its file, against an older build of it. `--notices`: with
 * and without people who are told of their turns (`--away`: how many by correspondence; `--turn-seconds`: how often somebody plays a turn
 * at each of their tables; with `--against` an older build in the same run).
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    tables: { type: "string", default: "500" },
    people: { type: "string", default: "100" },
    idle: { type: "string", default: "10000" },
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "3" },
    "no-peer": { type: "boolean", default: false },
    cluster: { type: "boolean", default: false },
    against: { type: "string" },
    notices: { type: "boolean", default: false },
    away: { type: "string", default: "1000" },
    "turn-seconds": { type: "string", default: "60" },
  },
});
const tables = Number(values.tables);
const people = Number(values.people);
const ms = 1000 * Number(values.seconds);

if (values.cluster) {
  const plan = { tables: Number(values.tables), people: Number(values.people), ms: 1000 * Number(values.seconds) };
  const figures = await measureCluster({ ...plan, idle: Number(values.idle) }, (text) =>
    process.stderr.write(`${text}\n`),
  );
  process.stdout.write(`${JSON.stringify(figures, undefined, values.json ? 0 : 2)}\n`);
  process.exit(figures === undefined ? 2 : 0);
}

if (values.notices) {
  const { rounds, away, against } = values;
  const told = { rounds: Number(rounds), away: Number(away), turnMs: 1000 * Number(values["turn-seconds"]) };
  const plan = { tables, people, ms, ...told, ...(against === undefined ? {} : { old: against }) };
  const figures = await measureWithNotices(plan, (text) => process.stderr.write(`${text}\n`));
  process.stdout.write(`${JSON.stringify(figures, undefined, values.json ? 0 : 2)}\n`);
  process.exit(0);
}

if (values.against !== undefined) {
  const plan = { tables, people, ms, rounds: Number(values.rounds), idle: Number(values.idle) };
  const figures = await measureAgainst(values.against, plan, (text) => process.stderr.write(`${text}\n`));
  process.stdout.write(`${JSON.stringify(figures, undefined, values.json ? 0 : 2)}\n`);
  process.exit(0);
}

function note(text: string): void {
  if (!values.json) process.stderr.write(`${text}\n`);
}

/** The round in the middle: neither the machine's best minute nor its worst. */
function middle<L extends Load>(loads: readonly L[]): L | undefined {
  return loads.toSorted((a, b) => a.movesPerSecond - b.movesPerSecond).at(Math.floor(loads.length / 2));
}

// In turns, so that both have their share of the machine's good and bad moments.
const rounds: Awaited<ReturnType<typeof asFastAsItGoes>>[] = [];
const peerRounds: Load[] = [];
for (let played = 0; played < Number(values.rounds); played++) {
  note(`${tables} tables, ${people} people, as fast as it goes …`);
  rounds.push(await asFastAsItGoes({ tables, people, ms }));
  if (values["no-peer"]) continue;
  note("boardgame.io under the same load …");
  peerRounds.push(await loadBoardgameIo(tables, 4000, ms));
}
const fast = middle(rounds);
const peer = middle(peerRounds);
if (fast === undefined) throw new Error("there must be at least one round");
// boardgame.io's protocol needs a line for every seat, where Clade has one for a person: Clade is measured that way too.
const paired = values["no-peer"] ? undefined : await asFastAsItGoes({ tables, people: 2 * tables, ms });
note(`${tables} tables at 1,000 moves a second …`);
const steady = await atAPace({ tables, people, ms }, 1000);
note(`${values.idle} idle tables …`);
const idle =
  Number(values.idle) > 0 ? await withData((folder) => measureIdle(folder, Number(values.idle), 500)) : undefined;

function timesThePeer(load: { readonly movesPerSecond: number } | undefined): number | null {
  return peer === undefined || load === undefined ? null : round(load.movesPerSecond / peer.movesPerSecond);
}

const figures = {
  movesPerSecond: fast.movesPerSecond,
  p50Ms: steady.p50Ms,
  p99Ms: steady.p99Ms,
  ratioToBoardgameIo: timesThePeer(fast),
  ratioWithALineForEverySeat: timesThePeer(paired),
  tables,
  people,
  asFastAsItGoes: fast,
  movesPerSecondOfEachRound: rounds.map(({ movesPerSecond }) => movesPerSecond),
  atThousandASecond: steady,
  asManyLinesAsBoardgameIo: paired ?? null,
  boardgameIo: peer ?? null,
  boardgameIoMovesPerSecondOfEachRound: peerRounds.map(({ movesPerSecond }) => movesPerSecond),
  idle: idle ?? null,
  machine: {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model ?? "",
    node: process.version,
    load: loadavg().map(round),
  },
};
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
else {
  const row = (name: string, value: string): boolean => process.stdout.write(`${name.padEnd(34)}${value}\n`);
  row(
    "durable moves a second",
    `${fast.movesPerSecond} (p50 ${fast.p50Ms} ms, p99 ${fast.p99Ms} ms, errors ${fast.errors})`,
  );
  row("at 1,000 moves a second", `p50 ${steady.p50Ms} ms, p99 ${steady.p99Ms} ms (${steady.movesPerSecond}/s)`);
  if (peer !== undefined && paired !== undefined) {
    row("boardgame.io, in memory", `${peer.movesPerSecond} (p50 ${peer.p50Ms} ms, ${peer.bytesPerMove} bytes a move)`);
    row("Clade makes as many", `${figures.ratioToBoardgameIo} times over`);
    row(
      "Clade with a line for every seat",
      `${paired.movesPerSecond} (p50 ${paired.p50Ms} ms): ${figures.ratioWithALineForEverySeat} times`,
    );
  }
  if (idle !== undefined) {
    row(`${idle.tables} idle tables`, `${idle.memoryMb} MB, cold start to first page ${idle.coldStartMs} ms`);
    row("a table wakes in", `p50 ${idle.wakeP50Ms} ms, p99 ${idle.wakeP99Ms} ms (${idle.visited} visits)`);
  }
}
