// A commit of this repository, built into a folder of its own: for whatever measures something against how it was before.
// As a program: `node scripts/built-commit.js <commit>` prints the folder.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Builds a commit, named by its forty digits, unless that was done before; answers the folder. `complain` is called if it cannot be. */
export function builtCommit(commit, complain, wanted = `.yardstick/${commit.slice(0, 12)}`) {
  const folder = resolve(wanted);
  const done = `${folder}/.yardstick`;
  if (existsSync(done)) return folder;
  if (existsSync(folder)) complain(`${folder} is there already, and is no finished yardstick: move it away`);
  if (spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { stdio: "ignore" }).status !== 0) {
    complain(`commit ${commit} is not in this clone (git fetch --unshallow may bring it)`);
  }
  mkdirSync(folder, { recursive: true });
  // A clone that shares the objects of this one: small, and no second work tree for git to keep in mind.
  step("git", ["clone", "--quiet", "--shared", "--no-checkout", ".", folder]);
  step("git", ["-C", folder, "-c", "advice.detachedHead=false", "checkout", "--quiet", commit]);
  step("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder });
  step("npx", ["tsc", "-b"], { cwd: folder });
  writeFileSync(done, `${commit}\n`);
  return folder;
}

/** Runs a command, its output shown to people only: what the program itself prints is one line. */
function step(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: ["ignore", 2, 2], ...options });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const complain = (message) => {
    console.error(`built-commit: ${message}`);
    process.exit(2);
  };
  const [named, extra] = process.argv.slice(2);
  if (named === undefined || extra !== undefined)
    complain("one commit is wanted: node scripts/built-commit.js <commit>");
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${named}^{commit}`], {
    encoding: "utf8",
  });
  if (status !== 0) complain(`commit ${named} is not in this clone (git fetch --unshallow may bring it)`);
  console.log(builtCommit(stdout.trim(), complain));
}
