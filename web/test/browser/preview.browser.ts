import { slowWorker } from "./faults.ts";
import { isOver, myTurn, playQuickly, setUp, touchMove } from "./table.ts";
import { choose, expect, test } from "./visitor.ts";

/** What a move would do is shown while it is looked at. A button that goes away under the pointer is never left: what it
 *  would have done must not be played on the next position. */

const TABLES = [
  { game: "evolution", players: 4 },
  { game: "s-evolution", players: 3 },
  { game: "evo", players: 3 },
  { game: "progress", players: 2 },
] as const;

for (const { game, players } of TABLES) {
  test(`${game}: moves chosen from the list while the pointer lies on the button for the same move`, async ({
    page,
  }) => {
    await slowWorker(page, 60);
    await choose(page, {});
    await setUp(page, { game, kind: "solo", players });
    let tried = 0;
    for (let turn = 0; turn < 60 && tried < 8 && (await myTurn(page)); turn++) {
      const button = page.locator("[data-choice]").first();
      if ((await button.count()) === 0) {
        await playQuickly(page, 1);
        continue;
      }
      const label = (await button.textContent()) ?? "";
      const views = await page.locator(".frame").getAttribute("data-views");
      await page.getByRole("button", { name: "Moves", exact: true }).click();
      await page.locator(".sheet .move-list").getByRole("button", { name: label, exact: true }).click();
      // The list is gone and the move is on its way: now the pointer comes to lie on the button.
      await button.hover({ timeout: 200, force: true }).catch(() => {});
      await page.waitForFunction(
        (old) =>
          document.querySelector(".frame")?.getAttribute("data-views") !== old ||
          document.querySelector(".scores, .failure") !== null,
        views,
      );
      tried++;
      await expect(page.locator(".failure")).toHaveCount(0);
    }
    expect(tried).toBeGreaterThan(3);
    await expect(page.locator(".frame")).toBeVisible();
    if (!(await isOver(page)) && (await myTurn(page))) await touchMove(page);
  });
}
