import { gameIds, loadGame } from "@clade/games";
import { type GamePack, LANGUAGES } from "@clade/kernel";
import type { AnyPictures } from "@clade/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { boxChoices, thingsIn, wholeBox } from "../whole-box.ts";

async function packOf(game: string): Promise<GamePack> {
  const pack = await loadGame(game);
  if (pack === undefined) throw new Error(game);
  return pack;
}

/** Every box of a game: one for each of its editions. */
function everyBox(pack: GamePack): Readonly<Record<string, string>>[] {
  const [choice] = boxChoices(pack, "en");
  return choice === undefined ? [{}] : choice[1].map((value) => ({ [choice[0]]: value }));
}

describe("the gallery", () => {
  test.each([
    ["evolution", 17, "Warning Call"],
    ["evo", 8 + 20, "Charge"],
    ["s-evolution", 8 + 6, "Famine"],
    ["progress", 100, "Pottery"],
  ])("%s: everything is there, and says what it does, in every language", async (game, least, name) => {
    const pack = await packOf(game);
    for (const language of LANGUAGES) {
      const things = thingsIn(pack, wholeBox(pack, {}), language);
      expect(things.length).toBeGreaterThanOrEqual(least);
      for (const { lines } of things) expect(lines.join("").trim()).not.toBe("");
      if (language === "en") expect(things.map((thing) => thing.name)).toContain(name);
    }
  });

  test.each(gameIds)("%s: a picture of everything, by the board's own parts, by every edition", async (game) => {
    const pack = await packOf(game);
    const { default: draw } = (await import(`../../games/${game}/board/pictures.tsx`)) as { default: AnyPictures };
    for (const choices of everyBox(pack)) {
      const view = wholeBox(pack, choices);
      for (const language of LANGUAGES) {
        const things = thingsIn(pack, view, language);
        const drawn = draw(view, language);
        expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
        for (const { id, sort } of things) {
          expect(sort).not.toBe("");
          const shown = drawn.get(id);
          if (shown === undefined) throw new Error(`${id} has no picture`);
          expect(renderToStaticMarkup(shown)).toContain("<path");
        }
      }
    }
  });

  test("two things of a game do not look the same", async () => {
    for (const game of gameIds) {
      const pack = await packOf(game);
      const { default: draw } = (await import(`../../games/${game}/board/pictures.tsx`)) as { default: AnyPictures };
      const view = wholeBox(pack, {});
      const drawn = draw(view, "en");
      const looks = thingsIn(pack, view, "en").flatMap(({ id }) => {
        const shown = drawn.get(id);
        return shown === undefined ? [] : [renderToStaticMarkup(shown)];
      });
      expect(new Set(looks).size).toBe(looks.length);
    }
  });

  test("expansions are in it", async () => {
    const pack = await packOf("progress");
    const names = thingsIn(pack, wholeBox(pack, {}), "en").map(({ name }) => name);
    const plain = thingsIn(
      pack,
      wholeBox(pack, { personalities: "false", milestones: "false", industrial: "false" }),
      "en",
    );
    expect(names.length).toBeGreaterThan(plain.length);
  });

  test("only choices that change what is in the box are asked for: S-Evolution's editions", async () => {
    expect(boxChoices(await packOf("s-evolution"), "en").map(([name]) => name)).toEqual(["edition"]);
    expect(boxChoices(await packOf("evolution"), "en")).toEqual([]);
  });
});
