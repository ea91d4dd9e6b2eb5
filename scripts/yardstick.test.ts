import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const SCRIPT = resolve("scripts/yardstick.js");

/** A clone of its own, with a yardstick named or not. */
function clone(named?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "clade-yardstick-"));
  spawnSync("git", ["init", "--quiet", folder]);
  mkdirSync(join(folder, "docs"));
  if (named !== undefined) writeFileSync(join(folder, "docs", "yardstick.txt"), named);
  return folder;
}

describe("npm run yardstick says in one line", () => {
  test.each([
    ["that none is named", undefined, [], /no yardstick is named yet/],
    ["that what is named is no commit", "main", [], /does not begin with the forty digits of a commit/],
    ["that the commit is not there", `${"0".repeat(40)} gone`, [], /is not in this clone/],
    ["that a folder is taken", `${"0".repeat(40)} gone`, ["master", "docs"], /is there already/],
    [
      "that the commit of a game's own line is not there",
      `${"0".repeat(40)} gone\n${"1".repeat(40)} for evo, printed anew\n`,
      ["--for", "evo"],
      /commit 1{40} is not in this clone/,
    ],
    ["that it was not told for which game", "main", ["--for"], /--for takes the name of a game/],
    ["that it was told too much", "main", ["master", "here", "there"], /unexpected "there"/],
  ])("%s", (_, named, args, message) => {
    const folder = clone(named);
    const { status, stderr, stdout } = spawnSync(process.execPath, [SCRIPT, ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect([status, stdout]).toEqual([2, ""]);
    expect(readdirSync(folder).filter((name) => name !== ".git")).toEqual(["docs"]);
  });
});
