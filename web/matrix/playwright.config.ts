import { defineConfig } from "@playwright/test";
import house from "../playwright.config.ts";

process.env["CLADE_MATRIX_PORT"] ??= String(40_000 + Math.floor(Math.random() * 20_000));
const PORT = process.env["CLADE_MATRIX_PORT"];

/** The matrix: the built page of boards and pages at any position, in one browser. `npm run matrix` runs it. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.browser.ts",
  outputDir: "../../test-output/matrix-browser",
  timeout: 600_000,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: [["dot"], ["json", { outputFile: "../../test-output/matrix-report.json" }]],
  use: { ...house.use, baseURL: `http://127.0.0.1:${PORT}`, screenshot: "off" },
  webServer: {
    command: "node serve.js",
    url: `http://127.0.0.1:${PORT}/`,
    env: { PORT },
    reuseExistingServer: false,
  },
});
