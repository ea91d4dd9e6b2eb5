import type { Page } from "@playwright/test";
import { choose, expect, test } from "./visitor.ts";
import { myTurn, playByKeys } from "./table.ts";

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.className ?? "");
}

test("a whole game with the keyboard alone, in French", async ({ page }) => {
  await choose(page, { language: "fr" });
  await page.goto("/");
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent))?.startsWith("Amis, joueurs") === true) break;
  }
  await page.keyboard.press("Enter");
  await page.locator("form").waitFor();
  await page.locator(".bar-home").focus();
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.getAttribute("name"))) === "players") break;
  }
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.locator(".frame").waitFor();
  await expect(page.locator(".ev-player")).toHaveCount(2);

  // The first card by walking over the table: take it up, and what it goes with has the focus.
  await myTurn(page);
  await page.locator(".bar-home").focus();
  for (let tabs = 0; tabs < 60 && !(await focused(page)).includes("ev-card"); tabs++) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toContain("ev-card");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toContain("ev-pond");
  await page.keyboard.press("Enter");
  await expect(page.locator(".ev-phases [aria-current]")).not.toHaveAttribute("data-phase", "food");

  // All others from the list of moves.
  await playByKeys(page, (turn, moves) => (turn * 7) % moves);
});
