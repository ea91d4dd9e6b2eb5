import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The command, as built: from the sources of this kit or from its compiled files. */
export const COMMAND = new URL(
  import.meta.url.endsWith(".ts") ? "../../cli/bin/clade.js" : "../../../cli/bin/clade.js",
  import.meta.url,
);

/** `clade serve` as a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it said its address. */
  readonly startMs: number;
  /** All that it has written so far. */
  output(): string;
  /** Resolves with the exit code once the process has ended, for whatever reason. */
  readonly ended: Promise<number | null>;
  /** The same, by a signal. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a server on a free port. Limits are lifted, bots do not wait; `flags` come after and win. */
export function startProcess(
  data: string,
  flags: readonly string[] = [],
  command: string = COMMAND.pathname,
): Promise<ServerProcess> {
  return startAsSet(data, ["--bot-delay", "0", ...LIFTED, ...flags], command);
}

/** Starts a server on a free port as an operator would: with the limits that there are by default, but for these flags. */
export async function startAsSet(
  data: string,
  flags: readonly string[],
  command: string = COMMAND.pathname,
): Promise<ServerProcess> {
  const began = performance.now();
  const args = ["--port", "0", "--data", data, ...flags];
  const nodeFlags = process.env["CLADE_NODE_FLAGS"]?.split(" ") ?? [];
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags, command, "serve", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Clade is at \D*?(http:\/\/[\w.:]+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    void ended.then((code) => reject(new Error(`clade serve ended with ${code}: ${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    output: () => output,
    ended,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

const TOKEN = "for-the-tests";

/** What the metrics of a server say that `startProcess` started. */
export async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
}

const LIFTED = [
  ["--connections", "100000"],
  ["--requests", "100000000"],
  ["--messages", "10000"],
  ["--tables", "100000"],
  ["--metrics-token", TOKEN],
].flat();

/** A folder for a server's data that is gone when the work is done. */
export async function withData<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "clade-server-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server for as long as the work takes. */
export function withServer<T>(flags: readonly string[], work: (server: ServerProcess) => Promise<T>): Promise<T> {
  return withData(async (folder) => {
    const server = await startProcess(folder, flags);
    try {
      return await work(server);
    } finally {
      await server.kill("SIGKILL");
    }
  });
}
