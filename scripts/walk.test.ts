import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** docs/walk.md lists every function that a move passes; this holds it to the code. */
const page = readFileSync("docs/walk.md", "utf8");

const stations = [...page.matchAll(/^\| (\d+) \| `([#\w]+)` \| `([^`]+)` \|/gm)].map(
  ([, number, name = "", file = ""]) => ({
    number: Number(number),
    name,
    file,
  }),
);

/** How a function of that name is written down, as a declaration, a method, a property or a variable. */
function defines(source: string, name: string): boolean {
  const called = name.replace("#", "\\#");
  return [
    `function\\*? ${called}\\b`,
    `^\\s*(?:(?:private|protected|override|static|async) )*${called}(?:<.*>)?\\(.*(?:\\{|\\(|,)$`,
    `(?:const|let|readonly) ${called}\\b[^=]*= (?:async )?(?:<[^(]*>)?\\(`,
    `^\\s*${called}: (?:async )?\\(`,
  ].some((form) => new RegExp(form, "m").test(source));
}

describe("the walk of a move", () => {
  test("is numbered, and every function is where the list says", () => {
    expect(stations.map(({ number }) => number)).toEqual(stations.map((_, index) => index + 1));
    const lost = stations.filter(({ file, name }) => !defines(readFileSync(file, "utf8"), name));
    expect(lost).toEqual([]);
  });

  test("is as short as it says, and shorter than it was", () => {
    const files = new Set(stations.map(({ file }) => file));
    expect(page).toContain(`\n${stations.length} functions in ${files.size} files`);
    expect(stations.length).toBeLessThan(35);
    expect(files.size).toBeLessThan(19);
  });

  test("a function that is not there is missed", () => {
    expect(defines("const other = () => {};\nother();\n", "missing")).toBe(false);
    expect(defines("  missing();\n", "missing")).toBe(false);
  });
});
