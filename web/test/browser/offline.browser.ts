import { choose, expect, loseNetwork, test } from "./visitor.ts";
import { playQuickly, sitDown } from "./table.ts";

test("after the first visit a whole game is played without a network", async ({ page }) => {
  await choose(page, {});
  await loseNetwork(page);
  await page.goto("/");
  await expect(page.locator(".box")).toHaveCount(4);
  await expect(page.getByText("No connection to a server")).toBeVisible();
  await sitDown(page, "solo", 2);
  await playQuickly(page);
  await expect(page.locator(".scores")).toBeVisible();
  await page.goto("/rules/evolution/EV-57");
  await expect(page.locator('li[aria-current="true"]')).toContainText("EV-57");
});
