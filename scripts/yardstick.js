// `npm run yardstick`: builds the Clade that strength is measured against into a folder of its own, and prints the command
// of its bots. docs/yardstick.txt names its commit, and in further lines others for games whose boxes have changed since: a line
// that names the game of `--for` comes before the first. Arguments: the bot (default master), and another folder to build in.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const NAMED = "docs/yardstick.txt";
const COMMIT = /^[0-9a-f]{40}$/;

const given = process.argv.slice(2);
const asked = given.indexOf("--for");
const [, game = ""] = asked < 0 ? [] : given.splice(asked, 2);
if (asked >= 0 && game === "") complain("--for takes the name of a game");
const [bot = "master", wanted, extra] = given;
if (extra !== undefined) complain(`unexpected "${extra}" (npm run yardstick -- [bot] [folder] [--for GAME])`);
if (!existsSync(NAMED)) complain(`${NAMED} is not there: no yardstick is named yet`);
const lines = readFileSync(NAMED, "utf8").trim().split("\n");
const line = lines.find((each) => each.split(/[\s,:;.]+/).includes(game)) ?? lines[0] ?? "";
const [commit = ""] = line.split(/\s/);
if (!COMMIT.test(commit)) complain(`${NAMED} does not begin with the forty digits of a commit`);

const folder = resolve(wanted ?? `.yardstick/${commit.slice(0, 12)}`);
const done = `${folder}/.yardstick`;
if (!existsSync(done)) {
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
}
console.log(`cmd:node ${quoted(`${folder}/cli/bin/clade.js`)} bot ${bot}`);

/** Runs a command, its output shown to people only: what this program prints is the one line. */
function step(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: ["ignore", 2, 2], ...options });
  if (status !== 0) process.exit(status ?? 1);
}

function quoted(path) {
  return path.includes(" ") ? `"${path}"` : path;
}

function complain(message) {
  console.error(`yardstick: ${message}`);
  process.exit(2);
}
