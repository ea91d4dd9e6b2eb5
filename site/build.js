// `npm run docs`: the documentation as a site, from docs/, from the READMEs and from the comments in the code. It has packages of
// its own (`site/package-lock.json`), which are installed the first time, so that nobody else waits for them. A dead link fails it.
// `npm run docs -- --serve` shows the site afterwards and stays.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gatherPages } from "./pages.js";

const SITE = dirname(fileURLToPath(import.meta.url));
const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: SITE, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(join(SITE, "node_modules/.package-lock.json"))) run("npm", ["ci", "--no-audit", "--no-fund"]);
rmSync(join(SITE, "pages"), { recursive: true, force: true });
const count = gatherPages(join(SITE, ".."), join(SITE, "pages"));
run("npx", ["typedoc"]);
for (const file of readdirSync(join(SITE, "pages/code"), { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".md")) continue;
  const path = join(SITE, "pages/code", file);
  // Where a thing stands is told, not linked: the site does not know where the repository can be visited.
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(/\[([\w./-]+:\d+)\]\(\/[\w./-]+\)/g, "`$1`"));
}
run("npx", ["vitepress", "build"]);
console.log(`\n${count} pages and the code's own, in site/.vitepress/dist`);
if (process.argv.includes("--serve")) run("npx", ["vitepress", "preview"]);
