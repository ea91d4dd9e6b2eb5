import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { COMMAND, withData } from "@clade/server/testkit";
import { fillStore } from "@clade/server/testkit/fill";
import { asFastAsItGoes, atAPace, type FastPlan } from "./as-fast.ts";
import { type IdleFigures, measureIdle } from "./idle-load.ts";
import { type Load, round } from "./measure.ts";

export interface AgainstPlan extends FastPlan {
  readonly rounds: number;
  readonly idle: number;
}

interface Build {
  readonly name: "old" | "new";
  readonly command: string;
  /** Its own way to fill a store: the other's would have another schema. */
  readonly fill: typeof fillStore;
}

type Round = Awaited<ReturnType<typeof asFastAsItGoes>>;

/**
 * The single process of an older build and of this one under the same load, which is this build's: in turns, within one run, the one
 * that goes first being the other in the next round.
 */
export async function measureAgainst(
  old: string,
  { rounds, idle, ...plan }: AgainstPlan,
  note: (text: string) => void,
) {
  const builds = [await builtBefore(old), { name: "new", command: COMMAND.pathname, fill: fillStore }] as const;
  const played: Record<Build["name"], Round[]> = { old: [], new: [] };
  const steady: Partial<Record<Build["name"], Load>> = {};
  const idling: Partial<Record<Build["name"], IdleFigures>> = {};
  for (let nth = 0; nth < rounds; nth++) {
    for (const { name, command } of nth % 2 === 0 ? builds : builds.toReversed()) {
      note(`round ${nth + 1}, ${name} …`);
      played[name].push(await asFastAsItGoes({ ...plan, command }));
    }
  }
  for (const { name, command, fill } of builds) {
    note(`${name} at 1,000 moves a second …`);
    steady[name] = await atAPace({ ...plan, command }, 1000);
    if (idle === 0) continue;
    note(`${name}, ${idle} idle tables …`);
    idling[name] = await withData((folder) => measureIdle(folder, idle, 500, { command, fill }));
  }
  const of = (name: Build["name"]) => ({
    movesPerSecond: middle(played[name].map(({ movesPerSecond }) => movesPerSecond)),
    cpuMicrosecondsPerMove: middle(played[name].map((each) => each.serverCpuMicrosecondsPerMove)),
    movesPerSecondOfEachRound: played[name].map(({ movesPerSecond }) => movesPerSecond),
    cpuMicrosecondsPerMoveOfEachRound: played[name].map((each) => each.serverCpuMicrosecondsPerMove),
    bytesPerMove: middle(played[name].map(({ bytesPerMove }) => bytesPerMove)),
    errors: played[name].reduce((sum, { errors }) => sum + errors, 0),
    atThousandASecond: steady[name] ?? null,
    idle: idling[name] ?? null,
  });
  const [before, now] = [of("old"), of("new")];
  return {
    /** More than 1: the new one makes more. */
    ratioMovesPerSecond: round(now.movesPerSecond / before.movesPerSecond),
    /** More than 1: a move costs the new one more. */
    ratioCpuPerMove: round(now.cpuMicrosecondsPerMove / before.cpuMicrosecondsPerMove),
    ratioMemory: before.idle === null || now.idle === null ? null : round(now.idle.memoryMb / before.idle.memoryMb),
    against: old,
    old: before,
    new: now,
  };
}

/** A folder where another build is, or a commit, which is built first. */
export async function builtBefore(named: string): Promise<Build> {
  const command = (folder: string): string => join(folder, "cli/bin/clade.js");
  const folder = existsSync(command(named)) ? resolve(named) : build(named);
  const { fillStore: fill } = (await import(pathToFileURL(join(folder, "server/dist/testkit/fill.js")).href)) as {
    readonly fillStore: typeof fillStore;
  };
  return { name: "old", command: command(folder), fill };
}

function build(commit: string): string {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/built-commit.js", commit], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout.trim();
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b).at(Math.floor(values.length / 2)) ?? Number.NaN;
}
