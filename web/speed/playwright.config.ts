import { defineConfig } from "@playwright/test";
import house from "../playwright.config.ts";

/** How fast the page is, one measurement after the other. `npm run speed` runs it; it is no test: nothing fails for being slow. */
export default defineConfig({
  ...house,
  testDir: ".",
  outputDir: "../../test-output/speed-browser",
  retries: 0,
  workers: 1,
  reporter: [["line"]],
  webServer: {
    command: "node ../test/browser/serve.js",
    url: `http://127.0.0.1:${process.env["CLADE_BROWSER_PORT"]}/health`,
    env: { PORT: process.env["CLADE_BROWSER_PORT"] ?? "" },
    reuseExistingServer: false,
  },
});
