import type { Page } from "@playwright/test";
import { myTurn, playQuickly, setUp, type Table, touchMove } from "./table.ts";
import { choose, expect, picture, test } from "./visitor.ts";

/** Windows in which tables used to break: a laptop with its browser's bars, a phone sideways, a page at 200 %. */
const WINDOWS = [
  ["low laptop", 1366, 641, "mouse"],
  ["phone sideways", 844, 330, "finger"],
  ["page at 200 %", 720, 450, "mouse"],
] as const;

interface Played extends Table {
  /** What the end of the game shows, once for each player. */
  readonly told: string;
  /** What else must be so after some moves. */
  readonly look?: (page: Page) => Promise<void>;
}

const GAMES: readonly Played[] = [
  { game: "evolution", kind: "solo", players: 4, told: ".ev-rounds li" },
  { game: "s-evolution", kind: "solo", players: 4, told: ".se-stories > li" },
  { game: "evo", kind: "solo", players: 4, told: ".eo-curve", look: islandIsLargest },
  {
    game: "progress",
    kind: "solo",
    players: 3,
    options: { personalities: true, milestones: true, pace: "faster" },
    told: ".pr-stories > li:not(.pr-dawn)",
  },
];

/** An auction takes what room it needs, while it lasts. */
async function islandIsLargest(page: Page): Promise<void> {
  const island = await page.locator(".eo-sea").boundingBox();
  const area = (box: typeof island): number => (box === null ? 0 : box.width * box.height);
  for (const other of await page.locator(".region:not(.region-stage, .region-mine), .prompt, .frame-hand").all()) {
    expect(area(island)).toBeGreaterThan(area(await other.boundingBox()));
  }
}

for (const { told, look, ...table } of GAMES) {
  for (const [device, width, height, hand] of WINDOWS) {
    const named = `${table.game} for ${table.players}`;
    test(`${device}: a whole game of ${named}, the first moves by touching what is lit`, async ({ browser }) => {
      const touches = hand === "finger" ? { hasTouch: true, isMobile: true } : {};
      const context = await browser.newContext({ viewport: { width, height }, ...touches });
      const page = await context.newPage();
      await choose(page, {});
      await setUp(page, table);
      for (let moves = 0; moves < 24 && (await myTurn(page)); moves++) await touchMove(page, hand);
      await picture(page, `${table.game}-${table.players}-${width}x${height}`);
      await look?.(page);
      await playQuickly(page);
      await expect(page.locator(told)).toHaveCount(table.players);
      await context.close();
    });
  }
}
