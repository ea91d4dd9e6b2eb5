import { DEVICES, misfits } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";
import { myTurn, playQuickly, sitDown } from "./table.ts";

const TABLES = [
  [2, "en", "light"],
  [4, "fr", "dark"],
  [6, "ko", "light"],
] as const;

for (const [device, width, height] of DEVICES) {
  for (const [players, language, theme] of TABLES) {
    test(`${device}, ${players} players, ${language}, ${theme}: everything is on the screen, without scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await choose(page, { language, theme });
      await sitDown(page, "solo", players);
      await playQuickly(page, 14);
      await myTurn(page);
      const found = await misfits(page, ".ev-others, .ev-mine");
      await picture(page, `${device}-${players}-${language}-${theme}`);
      expect(found).toEqual([]);
    });
  }
}
