// `npm run quick`: what to run after every edit, in well under 20 seconds on two free cores. Checks the types of everything,
// form and lint of the files that changed since the last commit, and the quick tests that reach them. `npm run quick -- main`
// compares with another commit instead; `npm test` is for the end.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { makeReady, run } from "./ready.js";

const since = process.argv[2] ?? "HEAD";
const started = performance.now();
makeReady();
const files = changedSince(since);
const sources = files.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file));
if (files.length > 0) run("npx", ["biome", "format", "--no-errors-on-unmatched", ...files]);
if (sources.length > 0) run("npx", ["oxlint", "--type-aware", "--deny-warnings", ...sources]);
run("npx", ["vitest", "run", "--project", "quick", "--changed", since, "--passWithNoTests", "--reporter=dot"]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `\n${files.length} changed file${files.length === 1 ? "" : "s"} fine, in ${seconds} s; npm test checks the rest`,
);

/** Every file that differs from the commit, new ones included. */
function changedSince(commit) {
  const ask = (...args) => {
    const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
    if (status === 0) return stdout.split("\n").filter((line) => line !== "");
    console.error(stderr.trim().split("\n")[0]);
    process.exit(2);
  };
  const all = [
    ...ask("diff", "--name-only", "--relative", commit, "--"),
    ...ask("ls-files", "--others", "--exclude-standard"),
  ];
  return [...new Set(all)].filter((file) => existsSync(file));
}
