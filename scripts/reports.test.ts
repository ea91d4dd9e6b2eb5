import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const REPORTS = resolve("scripts/reports.js");
const folder = mkdtempSync(join(tmpdir(), "clade-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function kept(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** What is said of these reports at the end of `npm test`. */
function failures(units: string, pages: string): string {
  const script = `import { failedTests } from ${JSON.stringify(REPORTS)};
    console.log(failedTests(${JSON.stringify(units)}, ${JSON.stringify(pages)}).join("\\n"));`;
  return spawnSync("node", ["--input-type=module", "-e", script], { encoding: "utf8" }).stdout.trim();
}

test("every test that failed is named with its reason, and none that passed", () => {
  const units = kept("units.json", {
    testResults: [
      {
        name: resolve("kernel/a.test.ts"),
        message: "",
        assertionResults: [
          { status: "passed", fullName: "goes well", failureMessages: [] },
          { status: "failed", fullName: "goes wrong", failureMessages: ["\u001B[31mError: 1 is not 2\u001B[39m"] },
        ],
      },
      { name: resolve("kernel/b.test.ts"), message: "cannot be read", assertionResults: [] },
    ],
  });
  const spec = (title: string, status: string, message: string) => ({
    title,
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  });
  const pages = kept("pages.json", {
    suites: [
      {
        file: "home.browser.ts",
        specs: [spec("at the second try", "flaky", "too slow")],
        suites: [{ specs: [spec("never", "unexpected", "no such button")] }],
      },
    ],
  });
  expect(failures(units, pages).split("\n")).toEqual([
    "failed: kernel/a.test.ts › goes wrong",
    "  Error: 1 is not 2",
    "failed: kernel/b.test.ts › the file itself",
    "  cannot be read",
    "failed: web/test/browser/home.browser.ts › never",
    "  no such button",
  ]);
});

test("a report that was never written says nothing", () => {
  expect(failures(join(folder, "none.json"), join(folder, "none.json"))).toBe("");
});
