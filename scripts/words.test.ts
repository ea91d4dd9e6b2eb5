import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * Words that nobody says are still written in three languages, and the compiler does not mind. Each vocabulary is read as
 * text: every word it declares has to be asked for somewhere in the rooms that it is for.
 */
const VOCABULARIES: readonly (readonly [file: string, rooms: readonly string[]])[] = [
  ["web/catalogue/words.ts", ["web"]],
  ["ui/words.ts", ["ui", "web", "games"]],
  ...readdirSync("games")
    .filter((game) => existsSync(`games/${game}/text/vocabulary.ts`))
    .map((game) => [`games/${game}/text/vocabulary.ts`, [`games/${game}`]] as const),
];

/** The words that interfaces declare, each with what it is in: `["table", "loading"]`. Mapped types name no words. */
function declared(source: string): string[][] {
  const words: string[][] = [];
  const path: string[] = [];
  for (const line of source.split("\n")) {
    const [, word = "", rest = ""] = /^ +readonly (\w+)\??: (.*)$/.exec(line) ?? [];
    if (rest === "{") path.push(word);
    else if (word !== "") words.push([...path, word], ...inline(rest).map((part) => [...path, word, part]));
    else if (/^ +\}/.test(line)) path.pop();
  }
  return words;
}

/** The words of an object that is declared on one line. */
function inline(type: string): string[] {
  return type.startsWith("{ ") ? [...type.matchAll(/readonly (\w+):/g)].map(([, word]) => word ?? "") : [];
}

function sourcesOf(rooms: readonly string[], but: string): string {
  return rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/node_modules|[\\/]dist[\\/]|[\\/]test[\\/]|\.test\./.test(file) && file !== but,
    )
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/** A word is said if it is asked for by name, or if what it is in is asked for by a name that is worked out. */
function isSaid(path: readonly string[], sources: string): boolean {
  const word = path.at(-1) ?? "";
  const named = new RegExp(`\\.${word}\\b|["'\`]${word}["'\`]|[{,]\\s*${word}\\s*(?::\\s*\\w+\\s*)?[,}]`);
  return named.test(sources) || path.slice(0, -1).some((part) => new RegExp(`\\b${part}\\[`).test(sources));
}

describe("no word is written for nobody", () => {
  test.each(VOCABULARIES)("%s", (file, rooms) => {
    const words = declared(readFileSync(file, "utf8"));
    const sources = sourcesOf(rooms, file);
    expect(words.filter((path) => !isSaid(path, sources)).map((path) => path.join("."))).toEqual([]);
  });

  test("the vocabularies are really read", () => {
    const words = VOCABULARIES.flatMap(([file]) => declared(readFileSync(file, "utf8")));
    expect(words.length).toBeGreaterThan(300);
  });

  test("the test sees a word that is not said", () => {
    const source =
      "  readonly table: {\n    readonly sit: string;\n    readonly rise: (who: string) => string;\n  };\n  readonly on: { readonly high: string };";
    expect(declared(source)).toEqual([["table", "sit"], ["table", "rise"], ["on"], ["on", "high"]]);
    expect(isSaid(["table", "sit"], "words.table.sit")).toBe(true);
    expect(isSaid(["table", "rise"], "words.table.sit; const rises = 1;")).toBe(false);
    expect(isSaid(["on", "high"], "words.on[where]")).toBe(true);
    expect(isSaid(["table", "sit"], "const { sit } = words.table;")).toBe(true);
  });
});

/**
 * A colon between two texts is set as the language sets it (`labelled`, `heading`), or stands in a sentence of a catalogue. Written
 * into a board it has no space before it in French.
 */
describe("no colon is written between texts outside the catalogues", () => {
  const WRITTEN = [
    /\$\{[^`\n]*\}:(?= |`)/,
    /\}: (?:\{(?! readonly|$)|<)/,
    />: ?(?:\{|<)/,
    /(?<=[[(,] ?)": "(?=[\]),])/,
  ];
  const isWritten = (line: string): boolean => WRITTEN.some((pattern) => pattern.test(line));
  const sources = readdirSync("games")
    .flatMap((game) => [`games/${game}/board`].filter(existsSync))
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)))
    .concat(readdirSync("ui").map((file) => join("ui", file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|ui[\\/]words\.ts$/.test(file));

  test("boards and kit", () => {
    expect(sources.length).toBeGreaterThan(100);
    const found = sources.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => (isWritten(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  test("the test sees one in a template, between elements and in a join, and lets code be", () => {
    for (const line of [
      "label={`${name}: ${standing}`}",
      "{screen.now}: {terrain}",
      "</b>: {said}",
      'parts.join(": ")',
      "`${title}:`",
    ])
      expect([line, isWritten(line)]).toEqual([line, true]);
    for (const line of [
      "function of({ a }: Props): void {",
      "}: { readonly age: number }",
      '"long-neck": "EV-32",',
      "swap: `${a}:${b}`",
    ])
      expect([line, isWritten(line)]).toEqual([line, false]);
  });
});
