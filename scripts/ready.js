import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Makes a fresh clone ready: installs what package-lock.json names (which also builds) where that is not done yet. */
export function makeReady() {
  if (!existsSync("node_modules/.package-lock.json")) run("npm", ["ci", "--no-audit", "--no-fund"]);
  run("npx", ["tsc", "-b"]);
}

/** Runs a command with its output shown; a failing one ends the program with its exit code. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}
