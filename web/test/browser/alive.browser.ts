import { choose, expect, picture, test } from "./visitor.ts";
import { myTurn, sitDown } from "./table.ts";

test("a touch in vain is told why and what to do, until something else is done; a hint takes its place; keys work from anywhere", async ({
  page,
}) => {
  await choose(page, {});
  await sitDown(page, "solo", 3);
  await myTurn(page);
  await expect(page).toHaveTitle(/^● Your turn · Evolution/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /favicon-turn\.svg$/);

  // Nobody feeds before the food is there: the reason is about what was touched, with its clause.
  const why = page.locator(".prompt-why");
  const species = page.locator(".ev-mine .ev-species-main").first();
  await species.click();
  await expect(why).toContainText("Species feed in phase 4");
  await expect(why.locator(".clause")).toContainText("EV-40");
  await page.locator(".ev-card").first().hover();
  await expect(why).toHaveCount(0);
  await species.click();
  await expect(why).toBeVisible();
  await page.keyboard.press("h");
  const hints = page.locator(".prompt-hint .hint");
  await expect(hints.first()).toBeVisible({ timeout: 60_000 });
  expect(await hints.count()).toBeLessThanOrEqual(3);
  await expect(page.locator(".prompt-hint")).toContainText(/expects -?\d+ points?, wins \d+/);
  await expect(why).toHaveCount(0);
  await picture(page, "hints");

  // The list of moves can be walked through at once; the list of keys says so.
  await page.keyboard.press("m");
  await expect(page.locator(".move-list button").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".move-list button").nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.locator("body").press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Ctrl Z");
  await picture(page, "keys");
  await page.keyboard.press("Escape");

  await page.locator(".ev-card").first().click();
  await page.locator(".ev-pond").click();
  await expect(page.locator('.ev-phases [aria-current][data-phase="food"]')).toHaveCount(0);
  await myTurn(page);
  await page.keyboard.press("Control+z");
  await expect(page.locator('.ev-phases [aria-current][data-phase="food"]')).toBeVisible();
});
