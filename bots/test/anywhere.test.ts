import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** All files of ours that a file imports, and what else they import. Types alone are gone when it runs. */
function reach(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const statements = readFileSync(file, "utf8").matchAll(/^(?:import|export)(?! type )[^;]* from "([^"]+)";/gm);
  const imports = [...statements].map(([, name = ""]) => name);
  seen.set(
    file,
    imports.filter((name) => !name.startsWith(".")),
  );
  for (const name of imports) if (name.startsWith(".")) reach(join(dirname(file), name), seen);
  return seen;
}

test("bots run in a browser's worker as they do in Node: nothing they reach is Node's own", () => {
  const reached = reach("bots/index.ts");
  expect(reached.size).toBeGreaterThan(10);
  const foreign = [...reached.values()].flat().filter((name) => name !== "@clade/kernel");
  expect(foreign).toEqual([]);
  const kernel = [...reach("kernel/index.ts").values()].flat();
  expect(kernel.filter((name) => !name.startsWith("@noble/hashes/"))).toEqual([]);
});

/** What engines may answer otherwise in the last bit. */
const ENGINES_OWN =
  /\bMath\.(?:exp|expm1|log|log10|log1p|log2|pow|cbrt|sin|cos|tan|atan2?|sinh|cosh|tanh)\b|[\w)\]] \*\* /;

test("bots choose alike in every browser: no number that they go by is an engine's own", () => {
  const brains = ["evo", "evolution", "moult", "progress", "s-evolution"].map((game) => `games/${game}/bot/brain.ts`);
  const reached = new Set(
    ["kernel/index.ts", "bots/levels.ts", "bots/greedy.ts", ...brains].flatMap((file) => [...reach(file).keys()]),
  );
  expect(reached.size).toBeGreaterThan(60);
  const code = (file: string) => readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  expect([...reached].filter((file) => ENGINES_OWN.test(code(file)))).toEqual([]);
});
