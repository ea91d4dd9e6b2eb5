// `npm run speed`: how fast the page is, in a real browser at the real server: the first visit on a slow phone and a slow line, the
// longest task while bots play, how smoothly things move, positions of a kept game. Prints a table (`--json`: a list); words keep to
// a part of it (`npm run speed -- -g evo:`).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { makeReady, run } from "./ready.js";
import { needChromium } from "./test-browser.js";

const FIGURES = "test-output/speed.jsonl";
const json = process.argv.includes("--json");
const words = process.argv.slice(2).filter((word) => word !== "--json");
const chromium = needChromium();
if (chromium === undefined) process.exit(1);
makeReady();
run("npx", ["vite", "build", "web", "--logLevel", "warn"]);
mkdirSync("test-output", { recursive: true });
rmSync(FIGURES, { force: true });
const { status } = spawnSync("npx", ["playwright", "test", "--config", "speed/playwright.config.ts", ...words], {
  cwd: "web",
  stdio: ["ignore", json ? "ignore" : "inherit", "inherit"],
  env: { ...process.env, CLADE_CHROMIUM: chromium },
});
const lines = existsSync(FIGURES) ? readFileSync(FIGURES, "utf8").trim().split("\n") : [];
const figures = lines.map((line) => JSON.parse(line));
if (json) console.log(JSON.stringify({ figures, load: loadavg() }));
else {
  console.log("| figure | measured | wanted | |\n| --- | ---: | ---: | --- |");
  for (const { what, value, unit, wanted } of figures) {
    const held =
      wanted === undefined || (wanted.atMost === undefined ? value >= wanted.atLeast : value <= wanted.atMost);
    const bound =
      wanted === undefined ? "" : wanted.atMost === undefined ? `≥ ${wanted.atLeast}` : `≤ ${wanted.atMost}`;
    const mark = wanted === undefined ? "" : held ? "held" : "missed";
    console.log(`| ${what} | ${value.toFixed(value < 10 ? 1 : 0)} ${unit} | ${bound} | ${mark} |`);
  }
  console.log(
    `\nload of the machine: ${loadavg()
      .map((each) => each.toFixed(1))
      .join(", ")}`,
  );
}
process.exit(status === 0 ? 0 : 1);
