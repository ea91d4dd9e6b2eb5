import { type Page } from "@playwright/test";
import { choose, expect, picture, test } from "./visitor.ts";
import { isOver, playQuickly, sitDown, touchMove } from "./table.ts";

/** Takes the cover off when it lies there; answers who was called. */
async function uncover(page: Page): Promise<string | undefined> {
  const cover = page.locator(".cover");
  if ((await cover.count()) === 0) return undefined;
  const name = (await cover.getByRole("button").textContent()) ?? "";
  await cover.getByRole("button").click();
  await page.locator(".frame").waitFor();
  return name;
}

test("two people on one device: the table is covered between them, and nothing of it is on the page", async ({
  page,
}) => {
  await choose(page, { name: "Ada" });
  await sitDown(page, "hotSeat", 2);
  const called = new Set<string>();
  await expect(page.locator(".cover")).toContainText("Ada");
  await expect(page.locator(".ev-card")).toHaveCount(0);
  await picture(page, "hot-seat-cover");
  for (let turns = 0; turns < 400 && !(await isOver(page)); turns++) {
    await page.locator(".cover, .prompt[data-mine], .scores").first().waitFor();
    if ((await page.locator(".cover").count()) > 0) {
      expect(await page.locator(".ev-card, .ev-species, .log-line").count()).toBe(0);
      called.add((await uncover(page)) ?? "");
    }
    if (turns < 6) await touchMove(page);
    else await playQuickly(page);
  }
  await expect(page.locator(".scores tbody tr")).toHaveCount(2);
  expect([...called].sort()).toEqual(["I am Ada", "I am Blue"]);
});
