// `npm test`: everything that must hold, on any machine with Node and npm. Ends with one line that counts the tests.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { matrix } from "./matrix.js";
import { seedOfTheCode } from "./matrix-seed.js";
import { makeReady, run } from "./ready.js";
import { failedTests, slowestFiles } from "./reports.js";
import { BROWSER_REPORT, testInBrowser } from "./test-browser.js";

const started = performance.now();
makeReady();

const checks = [
  ["format", "npx", ["biome", "format"]],
  ["lint and arrows", "npx", ["oxlint", "--type-aware", "--deny-warnings"]],
  ["unused code", "npx", ["knip"]],
  ["platform packages", "node", ["scripts/check-lock.js"]],
];
for (const [name, command, args] of checks) {
  console.log(`\n— ${String(name)}`);
  run(command, args);
}

console.log("\n— tests");
mkdirSync("test-output", { recursive: true });
const report = "test-output/vitest.json";
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  {
    stdio: "inherit",
  },
);
const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
const failed = Math.max(numFailedTests, status === 0 ? 0 : 1, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0);

console.log("\n— tests in a browser");
const browser = testInBrowser();
console.log("\n— the matrix: boards and pages in sampled windows");
const seed = process.env["CLADE_MATRIX_SEED"] ?? seedOfTheCode();
console.log(`seed ${seed} (CLADE_MATRIX_SEED=… takes another)`);
const looked = matrix({ samples: 300, seed, letters: 3 });
console.log(`${looked.samples} samples of seed ${seed}`);
const allFailed = failed + browser.failed + looked.failed;
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${slowestFiles(report, BROWSER_REPORT)}\nAll of it took ${minutes} minutes.`);
for (const line of failedTests(report, BROWSER_REPORT)) console.log(`\n${line}`);
console.log(`\n${numPassedTests + browser.passed + looked.passed} passed, ${allFailed} failed`);
process.exit(allFailed === 0 ? 0 : 1);
