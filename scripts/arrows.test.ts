import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

/**
 * The arrows between the rooms of the house are held by the linter. Tried on a scratch tree in which each file has one
 * import: the wrong ones must fail, the right ones pass.
 */
const WRONG: readonly (readonly [file: string, imported: string])[] = [
  ["kernel/match.ts", "@clade/bots"],
  ["kernel/match.ts", "@clade/games"],
  ["ui/card.ts", "@clade/games"],
  ["bots/search.ts", "@clade/games"],
  ["bots/search.ts", "../games/evo/index.ts"],
  ["games/evo/rules/state.ts", "@clade/ui"],
  ["games/evo/rules/state.ts", "../text/index.ts"],
  ["games/evo/rules/phases/climate.ts", "../../bot/brain.ts"],
  ["games/evo/rules/state.ts", "node:fs"],
  ["games/evo/referee/climate.ts", "../rules/state.ts"],
  ["games/evo/referee/climate.ts", "@clade/bots"],
  ["games/evo/bot/brain.ts", "../text/index.ts"],
  ["games/evo/text/vocabulary.ts", "../board/terminal.ts"],
  ["games/evo/text/en/moves.ts", "../../board/terminal.ts"],
  ["games/evo/board/table.ts", "../bot/brain.ts"],
  ["games/evo/board/table.ts", "@clade/bots"],
  ["server/tables/room.ts", "../../games/evolution/index.ts"],
  ["server/tables.ts", "@clade/web"],
  ["web/home.ts", "@clade/server"],
  ["web/home.ts", "@clade/kernel/protocol"],
  ["web/pages/home.ts", "../../games/evo/rules/game.ts"],
  ["cli/main.ts", "../games/evolution/index.ts"],
];
const RIGHT: readonly (readonly [file: string, imported: string])[] = [
  ["games/evo/rules/phases/climate.ts", "../state.ts"],
  ["games/evo/rules/state.ts", "@clade/kernel"],
  ["games/evo/referee/climate.ts", "@clade/kernel/referee"],
  ["games/evo/bot/brain.ts", "../rules/state.ts"],
  ["games/evo/text/vocabulary.ts", "../rules/state.ts"],
  ["games/evo/board/table.ts", "@clade/ui/terminal"],
  ["bots/search.ts", "@clade/kernel"],
  ["server/tables.ts", "@clade/games"],
  ["cli/main.ts", "@clade/games"],
];

const scratch = mkdtempSync(join(tmpdir(), "clade-arrows-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Each case gets a file of its own in the room that it is about; one run of the linter looks at all of them. */
function place([file, imported]: readonly [string, string], index: number): string {
  const path = file.replace(/\w+\.ts$/, `case${index}.ts`);
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), `import { thing } from "${imported}";\nexport const other = thing;\n`);
  return path;
}
const cases = [...WRONG, ...RIGHT];
const paths = cases.map(place);
/** Three files that import each other in a ring. */
const RING = ["first", "second", "third"].map((name) => `games/evo/rules/phases/${name}.ts`);
for (const [index, path] of RING.entries()) {
  const next = ["second", "third", "first"][index];
  writeFileSync(join(scratch, path), `import { thing } from "./${next}.ts";\nexport const other = thing;\n`);
}
copyFileSync(".oxlintrc.json", join(scratch, ".oxlintrc.json"));
const oxlint = join(process.cwd(), "node_modules", ".bin", "oxlint");
const { stdout } = spawnSync(oxlint, ["--format=json", "."], { cwd: scratch, encoding: "utf8" });
const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
function failingBy(rule: string): ReadonlySet<string> {
  return new Set(diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename));
}
const failing = failingBy("no-restricted-imports");

describe("the linter holds the arrows", () => {
  test.each(
    cases.map(([file, imported], index) => [file, imported, index < WRONG.length, paths[index] ?? ""] as const),
  )("%s importing %s fails: %s", (_file, _imported, wrong, path) => {
    expect(failing.has(path)).toBe(wrong);
  });
});

describe("no game reaches into another", () => {
  const games = readdirSync("games", { withFileTypes: true }).filter((entry) =>
    existsSync(`games/${entry.name}/about.ts`),
  );
  test.each(games.map(({ name }) => name))("%s", (game) => {
    const home = resolve("games", game);
    const out = readdirSync(home, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|^dist\b/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(home, file), "utf8").matchAll(/from "(\.[^"]+)"|import\("(\.[^"]+)"\)/g)]
          .map(([, from, lazy]) => resolve(home, dirname(file), from ?? lazy ?? ""))
          .filter((path) => !path.startsWith(`${home}/`))
          // What all games' tests share lies beside the games.
          .filter((path) => !(file.endsWith(".test.ts") && dirname(path) === resolve("games")))
          .map((path) => `${file} imports ${path}`),
      );
    expect(out).toEqual([]);
  });

  test("no file imports itself by a detour", () => {
    expect([...failingBy("no-cycle")].toSorted()).toEqual(RING);
  });
});
