import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

/** What all fonts together may weigh; they are compressed as they are. */
const MOST_BYTES = 150 * 1024;

test("the fonts are three files, light enough for a phone, and none of them keeps words from being read", () => {
  const here = new URL("../fonts.css", import.meta.url);
  const faces = readFileSync(here, "utf8").split("@font-face").slice(1);
  const files = faces.map((face) => /url\("([^"]+\.woff2)"\)/.exec(face)?.[1] ?? "");
  expect(new Set(files).size).toBe(3);
  for (const face of faces) expect(face).toContain("font-display: swap");
  const { resolve } = createRequire(here);
  const bytes = files.map((file) => statSync(resolve(file)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MOST_BYTES);
});
