import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { workerFile } from "../../worker-file.ts";
import { askFrom } from "../ask.ts";
import { Guest } from "../guest.ts";
import { type ServerProcess, startAsSet, withData } from "../process.ts";
import { type Attack, type Scene, STRANGER } from "./attack.ts";
import type { Felt, OthersPlan, ToOthers } from "./others.ts";

/** What came of an attack. */
export interface Outcome {
  readonly name: string;
  /** Of a hundred moves of the others, ninety-nine took no longer. */
  readonly othersP50Ms: number;
  readonly othersP99Ms: number;
  /** The most that the server's process ever had. */
  readonly memoryMb: number;
  /** What should not have been; empty if it holds. */
  readonly findings: readonly string[];
}

export interface Terms {
  readonly ms: number;
  readonly tables: number;
  readonly movesPerSecond: number;
  /** What the others may feel at most; the tests on a busy machine do not judge by it. */
  readonly mostMs: number;
  readonly mostMb: number;
}

/** As the house promises it. */
export const PROMISED: Terms = { ms: 10_000, tables: 20, movesPerSecond: 200, mostMs: 100, mostMb: 600 };

const TOKEN = "for-the-attacks";

/** How long the others play at least. */
const LEAST_MS = 2000;

/** Starts a server, lets others play at it, and attacks it. */
export function perform(attack: Attack, terms: Terms): Promise<Outcome> {
  return withData(async (folder) => {
    await attack.prepare?.(folder);
    const flags = ["--log", "warn", "--metrics-token", TOKEN, ...(attack.flags ?? [])];
    let server = await startAsSet(folder, flags);
    const seen = { memoryMb: 0 };
    const look = (): void => {
      seen.memoryMb = Math.max(seen.memoryMb, memoryOf(server));
    };
    const looks = setInterval(look, 250);
    let visitors = 0;
    const scene: Scene = {
      url: server.url,
      server: () => server,
      ms: terms.ms,
      stranger: (name) => Guest.visit(server.url, name, STRANGER),
      visitor: (name) => Guest.visit(server.url, name, `127.88.0.${++visitors}`),
      metric: (start) => metric(server.url, start),
      async restart() {
        look();
        await server.kill("SIGTERM");
        server = await startAsSet(folder, [...flags, "--port", new URL(server.url).port]);
      },
    };
    let others: Awaited<ReturnType<typeof sitDown>> | undefined;
    try {
      others = await sitDown({ url: server.url, tables: terms.tables, perSecond: terms.movesPerSecond });
      const began = performance.now();
      const findings = [...(await attack.run(scene))];
      // Some are over in a moment: what the others felt takes longer to see.
      const rest = Math.max(terms.ms, LEAST_MS) - (performance.now() - began);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      const { latencies, troubles } = await others.leave();
      look();
      const sorted = latencies.toSorted((one, other) => one - other);
      const othersP99Ms = quantile(sorted, 0.99);
      const { memoryMb } = seen;
      if (othersP99Ms > terms.mostMs) findings.push(`the others' moves took ${othersP99Ms} ms (p99)`);
      if (sorted.length === 0) findings.push("the others made no move");
      if (memoryMb > terms.mostMb) findings.push(`the server took ${memoryMb} MB`);
      findings.push(...new Set(troubles.slice(0, 5)));
      return { name: attack.name, othersP50Ms: quantile(sorted, 0.5), othersP99Ms, memoryMb, findings };
    } finally {
      clearInterval(looks);
      await others?.end();
      await server.kill("SIGKILL");
    }
  });
}

async function sitDown(plan: OthersPlan) {
  const worker = new Worker(workerFile(import.meta.url, "./others-thread"), { workerData: plan, execArgv: [] });
  const say = (what: ToOthers): void => worker.postMessage(what);
  await once(worker, "message");
  say("start");
  return {
    async leave(): Promise<Felt> {
      say("stop");
      const [felt] = (await once(worker, "message")) as [Felt];
      return felt;
    },
    end: () => worker.terminate(),
  };
}

/** The highest that the memory of a process has been, in megabytes, where the system tells. */
function memoryOf({ pid }: ServerProcess): number {
  try {
    return Math.round(Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1]) / 1024);
  } catch {
    return 0;
  }
}

async function metric(url: string, start: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { text } = await askFrom(`${url}/metrics`, { method: "GET", headers, body: undefined, from: "127.0.0.1" });
  return text
    .split("\n")
    .filter((line) => line.startsWith(start))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

function quantile(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
}
