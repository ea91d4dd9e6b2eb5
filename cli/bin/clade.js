#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// `npm ci` builds the house; where install scripts are switched off, the first run does.
const cli = dirname(dirname(fileURLToPath(import.meta.url)));
const main = join(cli, "dist", "main.js");
if (!existsSync(main)) {
  console.error("building Clade for the first time …");
  const build = spawnSync("npm", ["run", "--silent", "build"], { cwd: dirname(cli), stdio: ["ignore", 2, 2] });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
await import(main);
