import { spawnSync } from "node:child_process";
import { COMMAND } from "./process.ts";

/** What came of a command that ended by itself; code null if it had to be stopped. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Longer than any command takes that has nothing to wait for. */
const PATIENCE_MS = 90_000;

/** Runs the real command in a process of its own, to its end. */
export function clade(...args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND.pathname, ...args], {
    encoding: "utf8",
    timeout: PATIENCE_MS,
    killSignal: "SIGKILL",
  });
  return { code: status, out: stdout, error: stderr };
}
