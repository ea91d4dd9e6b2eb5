import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const SCRIPT = resolve("scripts/matrix-seed.js");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clade-seed-"));
  for (const room of ["games", "ui", "web", "docs"]) {
    mkdirSync(join(folder, room));
    writeFileSync(join(folder, room, "first.txt"), "");
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...words: readonly string[]): void {
  const who = ["-c", "user.name=Anning", "-c", "user.email=anning@example.org", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...who, ...words], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function seed(): string {
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: "utf8" }).stdout.trim();
}

function commit(text: string, message: string, room = "web"): void {
  writeFileSync(join(folder, room, "board.css"), text);
  git("add", ".");
  git("commit", "--quiet", "--message", message);
}

test("other code is looked at in other windows, the same code in the same ones", () => {
  git("init", "--quiet");
  commit("wide", "one");
  const first = seed();
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  git("commit", "--quiet", "--amend", "--message", "said better");
  expect(seed(), "the same code in other words").toBe(first);
  commit("narrow", "told", "docs");
  expect(seed(), "only told otherwise").toBe(first);
  for (const room of ["web", "ui", "games"]) {
    const before = seed();
    commit("narrow", "two", room);
    expect(seed(), `a change of ${room}`).not.toBe(before);
  }
  git("read-tree", "--reset", "HEAD~3");
  git("commit", "--quiet", "--message", "back again");
  expect(seed()).toBe(first);
});

test("without a commit every run looks somewhere else", () => {
  git("init", "--quiet");
  expect(seed()).toMatch(/^[0-9a-f]{8}$/);
  expect(seed()).not.toBe(seed());
});
