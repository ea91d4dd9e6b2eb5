import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

/** What the pictures of a game may weigh, compressed. */
const MOST_BYTES = 120 * 1024;
const GAMES = ["evo", "evolution", "progress", "s-evolution"] as const;
/** What a drawing of our own is written in. */
const WRITTEN = /\.(?:tsx?|css|json)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
}

test.each(GAMES)("the pictures of %s are vectors of our own, and light", (game) => {
  const board = filesIn(fileURLToPath(new URL(`${game}/board`, import.meta.url)));
  expect(board.filter((file) => !WRITTEN.test(file))).toEqual([]);
  const drawn = board.filter((file) => file.includes("/art/") || /\/(?:scenes|finale)\.tsx$/.test(file));
  expect(drawn.length).toBeGreaterThan(3);
  const text = drawn.map((file) => readFileSync(file, "utf8")).join("");
  expect(text).not.toMatch(/<image|data:image\/(?:png|jpe?g|webp|gif)|https?:\/\/(?!www\.w3\.org)/);
  expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
});
