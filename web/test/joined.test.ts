import { describe, expect, test } from "vitest";
import { joinedFile } from "../joined.ts";

type Imports = Readonly<Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>>;

/** In which file each module of a small house comes. */
function filesOf(house: Imports): Readonly<Record<string, string | null>> {
  const file = joinedFile({ first: "main", table: "table", boards: "boards" });
  const build = {
    getModuleInfo: (module: string) => {
      const known = house[module];
      return known === undefined ? null : { importedIds: known.now ?? [], dynamicallyImportedIds: known.later ?? [] };
    },
  };
  return Object.fromEntries(Object.keys(house).map((module) => [module, file(module, build)]));
}

describe("files that are joined", () => {
  test("the first page has one, a table one more, what boards share one more; all else is cut by itself", () => {
    const files = filesOf({
      main: { now: ["home", "words"], later: ["table", "rules"] },
      home: { now: ["words"] },
      words: {},
      rules: { now: ["words", "clauses"] },
      clauses: {},
      table: { now: ["words", "chat"], later: ["look-back"] },
      chat: {},
      "look-back": {},
      boards: { now: ["words"], later: ["evo", "moult", "progress"] },
      evo: { now: ["card", "chat"] },
      moult: { now: ["card", "shell"] },
      progress: { now: ["track"] },
      card: { now: ["paper"] },
      paper: {},
      shell: {},
      track: {},
    });
    expect(files).toEqual({
      main: "index",
      home: "index",
      words: "index",
      table: "table",
      chat: "table",
      card: "boards",
      paper: "boards",
      rules: null,
      clauses: null,
      "look-back": null,
      boards: null,
      evo: null,
      moult: null,
      progress: null,
      shell: null,
      track: null,
    });
  });

  test("modules that import each other in a ring are found all the same", () => {
    expect(filesOf({ main: { now: ["a"] }, a: { now: ["b"] }, b: { now: ["a"] }, table: {}, boards: {} })).toEqual({
      main: "index",
      a: "index",
      b: "index",
      table: "table",
      boards: null,
    });
  });
});
