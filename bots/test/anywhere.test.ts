import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** All files of ours that a file loads, and what else they load. Types alone load nothing. */
function reach(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, "utf8").replaceAll(/^(import|export) type [^;]+;/gm, "");
  const imports = [...source.matchAll(/ from "([^"]+)";/g)].map(([, name = ""]) => name);
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
