import type { Page } from "@playwright/test";
import { choose, expect, test } from "./visitor.ts";
import { myTurn, sitDown, touchMove } from "./table.ts";

/** Counts everything that travels over the table from now on, with how long it takes. */
async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, "flights", seen);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement) || !node.classList.contains("flight")) continue;
          const [journey] = node.getAnimations();
          seen.push(Number(journey?.effect?.getTiming().duration ?? 0));
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Plays four moves as somebody who has not said whether things may move; answers how long each thing travelled. */
async function flightsOfFourMoves(page: Page): Promise<number[]> {
  await choose(page, { motion: "auto" });
  await sitDown(page, "solo", 2);
  await myTurn(page);
  await watchFlights(page);
  for (let moves = 0; moves < 4; moves++) {
    await myTurn(page);
    await touchMove(page);
  }
  return page.evaluate(() => Reflect.get(window, "flights") as number[]);
}

test("cards and food travel, 150 to 400 ms each, and nothing stays behind", async ({ page }) => {
  const seen = await flightsOfFourMoves(page);
  expect(seen.length).toBeGreaterThan(0);
  for (const duration of seen) {
    expect(duration).toBeGreaterThanOrEqual(150);
    expect(duration).toBeLessThanOrEqual(400);
  }
  await expect(page.locator(".flight")).toHaveCount(0);
});

test("nothing moves for people who want no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await flightsOfFourMoves(page)).toEqual([]);
});
