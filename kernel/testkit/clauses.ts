import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The ids of all clauses of a rules page: lines that begin with `- EV-57 `. */
export function clausesOf(page: string): string[] {
  return [...page.matchAll(/^- ([A-Z]+-\d+)\b/gm)].map(([, id]) => id ?? "");
}

/** The clauses of a rules page that no test of a folder has in its name. */
export function untestedClauses(rulesPage: string, testFolder: string): string[] {
  const named = new Set<string>();
  for (const file of readdirSync(testFolder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".test.ts")) continue;
    const source = readFileSync(join(testFolder, file), "utf8");
    for (const [, name = ""] of source.matchAll(
      /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*["'`]([^"'`\n]*)/g,
    )) {
      for (const [id] of name.matchAll(/[A-Z]+-\d+/g)) named.add(id);
    }
  }
  return clausesOf(readFileSync(rulesPage, "utf8")).filter((id) => !named.has(id));
}
