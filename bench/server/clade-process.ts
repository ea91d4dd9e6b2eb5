import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../../../cli/bin/clade.js", import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it said its address. */
  readonly startMs: number;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `clade serve` as a process of its own, on any free port. */
export async function startClade(data: string, flags: readonly string[] = []): Promise<ServerProcess> {
  const began = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    [COMMAND, "serve", "--port", "0", "--data", data, "--log", "warn", ...flags],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const address = /http:\/\/\S+/.exec(text)?.[0];
      if (address !== undefined) resolve(address);
    });
    void ended.then((code) => reject(new Error(`clade serve ended with ${code}: ${text}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
