import { expect, test } from "@playwright/test";
import { Looker } from "./looker.ts";

/** Moves that are played one after the other before things are looked at. */
const MOVES = 6;

for (const game of ["evo", "evolution", "progress", "s-evolution", "moult"]) {
  test(`${game}: things lie in the same places with and without motion`, async ({ browser, baseURL }) => {
    const looker = new Looker(browser, baseURL ?? "");
    const { page } = await looker.eye({ pointer: "mouse", text: 1 });
    const samples = await page.evaluate(
      (board) => window.matrix.samples(6, "motion", { board, game: board, state: "plain", pointer: "mouse", text: 1 }),
      game,
    );
    for (const sample of samples) {
      await page.setViewportSize(sample);
      const moved = await page.evaluate(([each, moves]) => window.matrix.travel(each, moves), [sample, MOVES] as const);
      await page.evaluate((each) => window.matrix.show(each), sample);
      expect(moved, JSON.stringify(sample)).toEqual(await page.evaluate(() => window.matrix.places()));
      expect(await page.locator(".flight").count()).toBe(0);
    }
    await page.context().close();
  });
}
