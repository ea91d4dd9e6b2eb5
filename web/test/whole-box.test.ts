import { loadGame } from "@clade/games";
import { type GamePack, LANGUAGES } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { boxChoices, thingsIn, wholeBox } from "../whole-box.ts";

async function packOf(game: string): Promise<GamePack> {
  const pack = await loadGame(game);
  if (pack === undefined) throw new Error(game);
  return pack;
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
