import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

/**
 * `npm run new-game` in a scratch house: a registry whose shelf is empty, the rules pages, and the tools' settings. What it
 * makes must build, lint and pass its tests as it is.
 */
const house = process.cwd();
const scratch = mkdtempSync(join(tmpdir(), "clade-new-game-"));
afterAll(() => rmSync(scratch, { recursive: true }));

beforeEach(() => {
  rmSync(scratch, { recursive: true });
  mkdirSync(join(scratch, "games"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
  cpSync("docs/rules", join(scratch, "docs/rules"), { recursive: true });
  for (const file of [
    ".oxlintrc.json",
    "biome.json",
    "tsconfig.base.json",
    "vitest.config.ts",
    "package.json",
    "games/package.json",
    "games/registry.test.ts",
  ]) {
    cpSync(file, join(scratch, file));
  }
  const registry = readFileSync("games/registry.ts", "utf8");
  writeFileSync(join(scratch, "games/registry.ts"), registry.replaceAll(/^ {2}\S+ \(\) => import\(.*\n/gm, ""));
  const options = { composite: false, noEmit: true, rewriteRelativeImportExtensions: false, types: ["node"] };
  const settings = { extends: "./tsconfig.base.json", compilerOptions: options, include: ["games/**/*.ts"] };
  writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify(settings));
});

function newGame(...names: string[]) {
  return spawnSync("node", [join(house, "scripts/new-game.js"), ...names], { cwd: scratch, encoding: "utf8" });
}

/** Runs one of the house's tools on the scratch house; answers what it complains of. */
function complaints(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(house, "node_modules/.bin", tool), args, {
    cwd: scratch,
    encoding: "utf8",
    env: { ...process.env, VITEST: undefined, NO_COLOR: "1" },
  });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

/** Every file of the scratch house with its content. */
function everything(): Record<string, string> {
  const files = ["games", "docs"].flatMap((folder) =>
    readdirSync(join(scratch, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "utf8")]),
  );
}

describe("npm run new-game", () => {
  test("makes a game that builds, lints and passes its tests at once", () => {
    const { status, stdout } = newGame("paper-boats");
    expect(status).toBe(0);
    expect(stdout).toContain("npx clade play paper-boats");
    expect(readFileSync(join(scratch, "games/registry.ts"), "utf8")).toContain(
      '  "paper-boats": () => import("./paper-boats/index.ts"),\n};',
    );
    const made = Object.entries(everything()).filter(([path]) => path.includes("paper-boats"));
    const old = made.filter(([, content]) => /moult|\bMue\b|허물벗기|MO-/i.test(content));
    expect(old.map(([path]) => path)).toEqual([]);
    expect(made.length).toBeGreaterThan(15);
    expect(complaints("tsc", "-p", ".")).toBe("");
    expect(complaints("biome", "format", "games")).toBe("");
    expect(complaints("oxlint", "--type-aware", "--deny-warnings", "games")).toBe("");
    expect(complaints("vitest", "run", "--root", scratch, "games")).toBe("");
  });

  test("as many words as a name may have leave no line too long", () => {
    expect(newGame("a-b-c-d-e-f-g-h-i-j-k-lm").stderr).toBe("");
    expect(readFileSync(join(scratch, "docs/rules/a-b-c-d-e-f-g-h-i-j-k-lm.md"), "utf8")).toContain(
      "- ABCDEFGHIJKL-1 ",
    );
    expect(complaints("biome", "format", "games")).toBe("");
  });

  test("gives two games clauses of their own, and each its line", () => {
    newGame("evening");
    newGame("event");
    expect(readFileSync(join(scratch, "docs/rules/evening.md"), "utf8")).toContain("- EVE-1 ");
    expect(readFileSync(join(scratch, "docs/rules/event.md"), "utf8")).toContain("- EVEN-1 ");
    expect(readFileSync(join(scratch, "games/registry.ts"), "utf8")).toContain(
      '  evening: () => import("./evening/index.ts"),\n  event: () => import("./event/index.ts"),\n};',
    );
  });

  test.each([
    [[], "the name of the game"],
    [["Paper"], "no name for a game"],
    [["paper boats"], "no name for a game"],
    [["../paper"], "no name for a game"],
    [["paper-"], "no name for a game"],
    [["4boats"], "no name for a game"],
    [["__proto__"], "no name for a game"],
    [["a-very-long-name-for-a-game"], "too long"],
    [["dist"], "another kind of folder"],
    [["taken"], 'a game "taken" already'],
    [["evolution"], 'rules of "evolution" already'],
    [["paper", "boats"], "one name at a time"],
  ])("%j: one line that says why, and nothing is changed", (names, why) => {
    mkdirSync(join(scratch, "games/taken"));
    const before = everything();
    const { status, stdout, stderr } = newGame(...names);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).toContain(why);
    expect(everything()).toEqual(before);
  });
});
