import type { Page } from "@playwright/test";
import { choose, expect, test } from "./visitor.ts";
import { isOver, myTurn } from "./table.ts";

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
  for (let moves = 0; moves < 600 && (await myTurn(page)); moves++) {
    const events = await page.locator(".frame").getAttribute("data-events");
    if (!(await page.evaluate(() => document.querySelector(".frame")?.contains(document.activeElement) === true))) {
      throw new Error(`the focus got lost: ${await focused(page)}`);
    }
    await page.keyboard.press("m");
    const list = page.locator(".sheet .move-list button");
    await list.first().waitFor();
    await page.locator(".sheet-close").press("Tab");
    const count = await list.count();
    for (let downs = 0; downs < (moves * 7) % count; downs++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await isOver(page)) || (await page.locator(".frame").getAttribute("data-events")) !== events)
      .toBe(true);
  }
  await expect(page.locator(".scores-winner")).toBeVisible();
});
