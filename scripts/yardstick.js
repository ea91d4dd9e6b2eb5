// `npm run yardstick`: builds the Clade that strength is measured against into a folder of its own, and prints the command
// of its bots. docs/yardstick.txt names its commit, and in further lines others for games whose boxes have changed since: a line
// that names the game of `--for` comes before the first. Arguments: the bot (default master), and another folder to build in.
import { existsSync, readFileSync } from "node:fs";
import { builtCommit } from "./built-commit.js";

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

const folder = builtCommit(commit, complain, wanted);
console.log(`cmd:node ${quoted(`${folder}/cli/bin/clade.js`)} bot ${bot}`);

function quoted(path) {
  return path.includes(" ") ? `"${path}"` : path;
}

function complain(message) {
  console.error(`yardstick: ${message}`);
  process.exit(2);
}
