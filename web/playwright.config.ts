import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Any port, the same in all processes of a run: two runs on one machine do not meet. */
process.env["CLADE_BROWSER_PORT"] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const PORT = process.env["CLADE_BROWSER_PORT"];
/** A browser that is here: named by the environment, or one of the usual places; else Playwright's own. */
const chromium =
  process.env["CLADE_CHROMIUM"] ??
  ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Real browsers at the real server: `npm run test:browser` builds the client, finds a Chromium and runs this. */
export default defineConfig({
  testDir: "test/browser",
  testMatch: "**/*.browser.ts",
  outputDir: "../test-output/browser",
  timeout: 240_000,
  retries: 2,
  workers: 2,
  fullyParallel: true,
  reporter: [["list"], ["json", { outputFile: "../test-output/browser.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: FLAGS,
    },
    screenshot: "only-on-failure",
    actionTimeout: 30_000,
  },
  webServer: {
    command: "node test/browser/serve.js",
    url: `http://127.0.0.1:${PORT}/health`,
    env: { PORT },
    reuseExistingServer: false,
  },
});
