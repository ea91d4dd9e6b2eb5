// `npm run test:browser`: whole games played in a real browser, at the real server. Builds the client, finds a Chromium
// (or installs Debian's where it may), and ends with one line that counts the tests.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { makeReady, run } from "./ready.js";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
export const BROWSER_REPORT = "test-output/browser.json";
const PACKAGES = ["chromium", "fonts-noto-cjk"];

function findChromium() {
  return [process.env.CLADE_CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));
}

/** The path of a Chromium; undefined, with a word on what is missing, if there is none and none can be installed. */
export function needChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    // Standard output is for what was asked for, such as `--json`.
    console.error(`No Chromium here; installing ${PACKAGES.join(" and ")}`);
    const options = { stdio: ["inherit", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...PACKAGES], options);
  }
  const installed = findChromium();
  if (installed === undefined) {
    console.error(
      `The browser tests need Chromium or Chrome. Install it (on Debian: apt-get install ${PACKAGES.join(" ")}), ` +
        "or name one with CLADE_CHROMIUM=/path/to/chromium.",
    );
  }
  return installed;
}

/** Runs them all, or those whose file matches a word (`npm run test:browser -- solo`); answers how many passed and failed. */
export function testInBrowser(words = []) {
  const chromium = needChromium();
  if (chromium === undefined) return { passed: 0, failed: 1 };
  run("npx", ["vite", "build", "web", "--logLevel", "warn"]);
  mkdirSync("test-output/pictures", { recursive: true });
  rmSync(BROWSER_REPORT, { force: true });
  const { status } = spawnSync("npx", ["playwright", "test", ...words], {
    cwd: "web",
    stdio: "inherit",
    env: { ...process.env, CLADE_CHROMIUM: chromium },
  });
  if (!existsSync(BROWSER_REPORT)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(BROWSER_REPORT, "utf8"));
  // A machine may stop for a while: a test may be tried once more, and is named if it needed that.
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only when tried again ("flaky" above): look at them`);
  const failed = stats.unexpected;
  return { passed: stats.expected + stats.flaky, failed: status === 0 ? failed : Math.max(1, failed) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  makeReady();
  const { passed, failed } = testInBrowser(process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
