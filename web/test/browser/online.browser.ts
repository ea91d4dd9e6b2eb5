import { choose, expect, picture, test } from "./visitor.ts";
import { isOver, playQuickly, touchMove } from "./table.ts";

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

  await ada.goto("/play/evolution");
  await ada.locator(".ways label:nth-of-type(3) input").check({ force: true });
  await ada.locator('input[name="players"]').first().check({ force: true });
  await ada.locator('button[type="submit"]').click();
  const code = await ada.locator(".invitation-code").textContent();
  await picture(ada, "online-waiting");

  await bert.goto("/");
  await bert.getByLabel("Type the code that your friend sees.").fill(code ?? "");
  await bert.getByRole("button", { name: "Join" }).click();
  await expect(ada.locator(".waiting-seats")).toContainText("Bert");
  await ada.getByRole("button", { name: "Begin" }).click();
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
      await expect(ada.locator(".ev-away")).toBeVisible();
      await bertContext.setOffline(false);
      await expect(bert.locator(".bar-lost")).toBeEmpty({ timeout: 20_000 });
    }
  }
  expect(await bert.locator(".scores tbody").textContent()).toBe(await ada.locator(".scores tbody").textContent());
  await Promise.all([adaContext.close(), bertContext.close()]);
});
