import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type About, LANGUAGES, LEVELS } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { allGameIds, gameIds, loadGame } from "./registry.ts";

/** A page that shows the shelf loads what every game tells about itself, so that has to stay light. */
const HEAVIEST = 8_000;

test("every folder has its line in the registry, and every line its folder", () => {
  const folders = readdirSync("games").filter((name) => existsSync(`games/${name}/index.ts`));
  expect(folders.toSorted()).toEqual(allGameIds.toSorted());
  expect(allGameIds).toEqual(expect.arrayContaining([...gameIds]));
});

test("an unknown game is none, whatever it is called", async () => {
  for (const id of ["chess", "toString", "__proto__", ""]) expect(await loadGame(id)).toBeUndefined();
});

describe.each(allGameIds)("what %s tells about itself", (id) => {
  test("is what its folder, its rules and its pack say too", async () => {
    const pack = await loadGame(id);
    const told = (await import(`./${id}/about.ts`)) as { readonly about: About };
    expect(told.about).toBe(pack?.about);
    expect(pack?.about.id).toBe(id);
    expect(pack?.game.id).toBe(id);
    expect(pack?.game.players).toEqual(pack?.about.players);
    expect(existsSync(`docs/rules/${id}.md`)).toBe(true);
  });

  test("fits together", async () => {
    const about = (await loadGame(id))?.about;
    if (about === undefined) throw new Error("no such game");
    const { players, colours, usual, temper, name, line, plate } = about;
    expect(new Set(colours).size).toBe(players.max);
    expect(colours).toHaveLength(players.max);
    expect(usual).toBeGreaterThanOrEqual(players.min);
    expect(usual).toBeLessThanOrEqual(players.max);
    for (const language of LANGUAGES) {
      expect(name[language].trim()).not.toBe("");
      expect(line[language]).toMatch(/\S.*[.!]$/);
    }
    expect(line.ko).toMatch(/[가-힣]/);
    for (const path of Object.values(plate)) expect(path).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
    // A stronger level never thinks less, and never sees less.
    const habits = LEVELS.map((level) => temper.levels[level]);
    for (const [weaker, stronger] of habits.slice(1).map((each, index) => [habits[index], each] as const)) {
      // A line of thought that ends with a learned judgement takes longer, and is worth more.
      if (stronger.judged === weaker?.judged)
        expect(stronger.iterations).toBeGreaterThanOrEqual(weaker?.iterations ?? 0);
      expect(stronger.haze).toBeLessThanOrEqual(weaker?.haze ?? 1);
    }
  });

  test("is light: it brings no rules with it", () => {
    const files = new Set<string>();
    const load = (file: string): void => {
      if (files.has(file)) return;
      files.add(file);
      const source = readFileSync(file, "utf8").replaceAll(/import type [^;]*;/g, "");
      for (const [, from = ""] of source.matchAll(/from "(\.[^"]+)"/g)) load(resolve(dirname(file), from));
    };
    load(resolve(`games/${id}/about.ts`));
    const size = [...files].reduce((sum, file) => sum + readFileSync(file).length, 0);
    expect(size).toBeLessThan(HEAVIEST);
  });
});
