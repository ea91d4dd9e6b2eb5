import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/** Every page that a person reads in the repository. */
const PAGES = [
  ...readdirSync(".").filter((file) => file.endsWith(".md")),
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md") && !file.includes("node_modules"))
    .map((file) => join("docs", file)),
  ...["kernel", "ui", "bots", "server", "cli", "web", "bench", "games"].map((room) => join(room, "README.md")),
  ...readdirSync("games").map((game) => join("games", game, "README.md")),
].filter((file) => existsSync(file));

/** A path of the repository, as pages write it between backticks. `<game>` and `*` stand for any. */
const NAMED = /`((?:kernel|games|bots|server|ui|web|cli|bench|scripts|docs|rulebooks|data|shared)\/[\w./<>*{}-]*)`/g;

/** The anchors of a page: its headings, as the site and the repository's host write them. */
function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}

function deadLinks(file: string): string[] {
  const page = readFileSync(file, "utf8");
  return [...page.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(https?:|mailto:)/.test(target))
    .filter((target) => {
      const [path = "", anchor] = target.split("#");
      const found = path === "" ? file : normalize(join(dirname(file), path));
      if (found.startsWith("..") || !existsSync(found)) return true;
      return anchor !== undefined && found.endsWith(".md") && !anchorsOf(readFileSync(found, "utf8")).includes(anchor);
    });
}

function missingPaths(file: string): string[] {
  const page = readFileSync(file, "utf8");
  return [...page.matchAll(NAMED)]
    .map(([, path = ""]) => path)
    .filter((path) => !/[<>*{}]/.test(path) && !existsSync(path) && !existsSync(join(dirname(file), path)));
}

describe("pages point only at what is in the repository", () => {
  test.each(PAGES)("%s", (file) => {
    expect(deadLinks(file)).toEqual([]);
    expect(missingPaths(file)).toEqual([]);
  });
});

test("what of a game's data is known and what is reconstructed is said on its rules page", () => {
  for (const page of readdirSync("docs/rules")) {
    expect(readFileSync(join("docs/rules", page), "utf8")).toMatch(
      /^## What is known, and what is (reconstructed|not)$/m,
    );
  }
});
