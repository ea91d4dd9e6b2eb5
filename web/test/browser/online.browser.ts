import type { Page } from "@playwright/test";
import { choose, expect, picture, test } from "./visitor.ts";
import { invite, isOver, joinBy, playQuickly, touchMove } from "./table.ts";

/** A page that was just opened looks back to the beginning of the game, through its own person's eyes, and goes on with it. */
async function lookBackAfterReload(page: Page): Promise<void> {
  await page.reload();
  await page.locator(".frame").waitFor();
  await page.locator('[data-tool="back"], [data-tool="more"]').first().click();
  const rarer = page.locator('.sheet [data-tool="back"]');
  if ((await rarer.count()) > 0) await rarer.click();
  const slider = page.locator(".leaf-slider input");
  await slider.waitFor();
  expect(Number(await slider.getAttribute("max"))).toBeGreaterThan(4);
  await page.locator('[data-leaf="first"]').click();
  await expect(slider).toHaveValue("0");
  await expect(page.locator(".replay .frame")).toBeVisible();
  await expect(page.locator(".log-line[data-later]").first()).toBeAttached();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".table-main > .frame, .table-main .frame").first().waitFor();
}

test("two browsers at one table: joined by code, one loses its connection in the middle, both see the same end", async ({
  browser,
}) => {
  const [adaContext, bertContext] = await Promise.all([
    browser.newContext({ serviceWorkers: "block" }),
    browser.newContext({ serviceWorkers: "block", viewport: { width: 820, height: 1180 } }),
  ]);
  const [ada, bert] = await Promise.all([adaContext.newPage(), bertContext.newPage()]);
  await choose(ada, { name: "Ada" });
  await choose(bert, { name: "Bert", theme: "dark" });

  const code = await invite(ada);
  await picture(ada, "online-waiting");

  await joinBy(bert, code);
  await expect(ada.locator(".waiting-seats")).toContainText("Bert");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([ada.locator(".frame").waitFor(), bert.locator(".frame").waitFor()]);

  let cut = false;
  for (let moves = 0; moves < 700; moves++) {
    if ((await isOver(ada)) && (await isOver(bert))) break;
    await Promise.race([ada, bert].map((page) => page.locator(".prompt[data-mine], .scores").first().waitFor()));
    for (const page of [ada, bert]) {
      if ((await page.locator(".prompt[data-mine]").count()) === 0 || (await isOver(page))) continue;
      await (moves < 6 ? touchMove(page) : playQuickly(page, 1));
    }
    if (moves === 6 && !cut) {
      cut = true;
      await bertContext.setOffline(true);
      await expect(bert.locator(".bar-lost")).not.toBeEmpty();
      await picture(bert, "online-lost");
      await expect(ada.locator(".tag-away")).toBeVisible();
      await bertContext.setOffline(false);
      await expect(bert.locator(".bar-lost")).toBeEmpty({ timeout: 20_000 });
      await lookBackAfterReload(bert);
    }
  }
  expect(await bert.locator(".scores tbody").textContent()).toBe(await ada.locator(".scores tbody").textContent());

  // The game has a page of its own now: for its players, and for whoever has the link.
  const game = ada.url().replace("/online/", "/game/online/");
  const visitor = await browser.newPage();
  await visitor.goto(game);
  await expect(visitor.locator(".leaf-choice select").nth(1)).toHaveValue("spectator");
  await visitor.close();
  const again = await adaContext.newPage();
  await again.goto(game.replace(/\/game\/.*/, "/games"));
  await again.locator(".games-entry").filter({ hasText: "Bert" }).getByRole("link").click();
  await expect(again).toHaveURL(/\/game\/online\//);
  await expect(again.locator(".leaf-choice select").nth(1)).toHaveValue("0");
  await again.close();

  // Whoever wants another game asks the others by that.
  await ada.getByRole("button", { name: "Play again" }).click();
  await expect(ada.locator(".waiting-seats")).toContainText("kept for Bert");
  await expect(bert.locator("dialog")).toContainText("The others want to play again.");
  await bert.locator("dialog").getByRole("button", { name: "Join them" }).click();
  await expect(ada.locator(".waiting-seats")).toContainText("Bert");
  await expect(ada.getByRole("button", { name: "Start the game" })).toBeEnabled();
  await Promise.all([adaContext.close(), bertContext.close()]);
});
