import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
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

describe("the picture of a move's walk", () => {
  interface Step {
    readonly name: string;
    readonly file: string;
    readonly lane: number;
  }
  interface Pictures {
    readonly readWalk: (page: string) => readonly Step[];
    readonly walkPicture: (steps: readonly Step[]) => string;
  }
  const drawn = async (): Promise<Pictures> => (await import(pathToFileURL("site/walk-picture.js").href)) as Pictures;

  test("is made of the rows that name a function and a file, each in the lane that is named above it", async () => {
    const { readWalk, walkPicture } = await drawn();
    const steps = readWalk(
      [
        "# The walk\n## In the page\n| step | function | file |\n| --- | --- | --- |\n| 1 | `onClick` | `ui/touch.ts:170` |",
        "## From the page to the server\n1. `Room.act` (`server/tables/room.ts`) puts it behind what came before",
        "| | | **the store's thread** |\n| 3 | `append<T>` | `server/store/store.ts` |\n- a row without a file\n",
      ].join("\n"),
    );
    expect(steps).toEqual([
      { name: "onClick", file: "ui/touch.ts:170", lane: 0 },
      { name: "Room.act", file: "server/tables/room.ts", lane: 1 },
      { name: "append<T>", file: "server/store/store.ts", lane: 3 },
    ]);
    const picture = walkPicture(steps);
    expect(picture).toContain("A move in 3 steps through 3 files and 3 threads");
    expect(picture).toContain("3 append&lt;T>");
  });

  test.runIf(existsSync("docs/walk.md"))("finds the steps of docs/walk.md, and their files", async () => {
    const { readWalk } = await drawn();
    const steps = readWalk(readFileSync("docs/walk.md", "utf8"));
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.filter(({ file }) => !existsSync(file.replace(/:\d+$/, "")))).toEqual([]);
    expect(steps.filter(({ name }) => name === "")).toEqual([]);
  });
});
