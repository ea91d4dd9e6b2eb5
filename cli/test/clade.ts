import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve as absolute } from "node:path";

/** What a run of the command came to. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** A folder of its own for what a run keeps. */
export function newHome(): string {
  return mkdtempSync(join(tmpdir(), "clade-home-"));
}

/** Runs the real command in a real process, in a folder; `input` is typed at it, line by line, as it asks. */
export function clade(
  args: readonly string[],
  { home = newHome(), input = "", env = {}, folder = "." } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [absolute("cli/bin/clade.js"), ...args], {
      cwd: folder,
      env: { ...process.env, CLADE_HOME: home, NO_COLOR: "1", LANG: "en_US.UTF-8", ...env },
    });
    let out = "";
    let error = "";
    child.stdout.on("data", (data: Buffer) => {
      out += data.toString();
    });
    child.stderr.on("data", (data: Buffer) => {
      error += data.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, error }));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
