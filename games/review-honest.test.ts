import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

function honest(...args: string[]) {
  const few = ["--game", "moult", "--games", "2", "--equal", "greedy", "--strong", "greedy", "--weak", "random"];
  const { status, stdout, stderr } = spawnSync(process.execPath, ["games/dist/review-honest.js", ...few, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("npm run review:honest", () => {
  test("two that share the work find together what one finds, and nothing is reviewed twice", () => {
    const folder = mkdtempSync(join(tmpdir(), "clade-honest-"));
    const [first, second, both] = ["first", "second", "both"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const alone = honest();
    expect(alone.status).toBe(0);
    expect(alone.stdout).toContain("moult, 2 games of 2 × greedy, reviewed glance");
    expect(honest("--share", "1/2", "--keep", first).status).toBe(0);
    expect(honest("--share", "2/2", "--keep", second).status).toBe(0);
    writeFileSync(both, readFileSync(first, "utf8") + readFileSync(second, "utf8"));
    expect(honest("--keep", both, "--print").stdout).toBe(alone.stdout);
    const before = readFileSync(both, "utf8");
    expect(honest("--keep", both).stdout).toBe(alone.stdout);
    expect(readFileSync(both, "utf8")).toBe(before);
  });

  test("what an older measure said is not counted with today's", () => {
    const file = join(mkdtempSync(join(tmpdir(), "clade-honest-")), "older");
    const seat = { luck: { points: 0, win: 0 }, own: { points: 1, win: 0 } };
    writeFileSync(file, `${JSON.stringify({ game: "moult", number: 0, made: "as ever", told: { seats: [seat] } })}\n`);
    const { status, stderr } = honest("--keep", file, "--print");
    expect(status).toBe(2);
    expect(stderr).toContain("line 1 is no kept review");
  });

  test.each([
    [["--share", "3/2"], /--share takes a part of so many, such as 1\/2, got "3\/2"/],
    [["--minutes", "soon"], /--minutes takes a number from 1, got "soon"/],
    [["--print"], /--keep FILE --print/],
    [["--level", "long"], /--level takes glance/],
    [["--only", "some"], /--only takes equal or unequal, got "some"/],
    [["--keep", "package.json"], /package\.json: line 1 is no kept review/],
  ])("refuses %j in one line", (args, message) => {
    const { status, stderr } = honest(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});
