import { choose, expect, picture, test } from "./visitor.ts";
import { passRound, sitDown, touchMove } from "./table.ts";

test("two people on one device: the table is covered between them, and nothing of it is on the page", async ({
  page,
}) => {
  await choose(page, { name: "Ada" });
  await sitDown(page, "hotSeat", 2);
  await expect(page.locator(".cover")).toContainText("Ada");
  await expect(page.locator(".ev-card")).toHaveCount(0);
  await picture(page, "hot-seat-cover");

  // Before the device is passed on, a move can be thought better of.
  await page.getByRole("button", { name: "I am Ada" }).click();
  await touchMove(page);
  await expect(page.locator(".cover")).toContainText("Blue");
  await page.locator(".cover").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".log-line").last()).toContainText("Ada takes the last move back");
  await touchMove(page);

  // Feeding has no secrets: the next one just goes on, with their cards face down until they want to see them.
  const down = page.getByText("your secrets lie face down");
  for (let turn = 0; turn < 20 && (await down.count()) === 0; turn++) {
    await page.locator(".cover .button-main, .prompt[data-mine]").first().waitFor();
    const cover = page.locator(".cover .button-main");
    if ((await cover.count()) > 0) await cover.click();
    await page.locator(".prompt[data-mine]").waitFor();
    if ((await down.count()) === 0) await touchMove(page);
    await page.locator(".cover, .prompt[data-mine]").first().waitFor();
  }
  await expect(page.locator(".ev-card .card-back")).not.toHaveCount(0);
  await expect(page.locator(".ev-card .card-face")).toHaveCount(0);
  await picture(page, "hot-seat-face-down");
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(page.locator(".ev-card .card-face")).not.toHaveCount(0);
  await expect(page.locator(".ev-card .card-back")).toHaveCount(0);

  expect(await passRound(page, ".ev-card, .ev-species, .log-line", 2)).toEqual(["I am Ada", "I am Blue"]);
  await expect(page.locator(".scores tbody tr")).toHaveCount(2);
});

test("a bot sits with two people; where nothing is hidden the table is not covered", async ({ page }) => {
  await choose(page, {});
  await page.goto("/play/s-evolution");
  await page.locator('input[name="kind"][value="hotSeat"]').check({ force: true });
  await page.locator('input[name="players"][value="3"]').check({ force: true });
  await page.getByLabel("Who plays: Seat 3").selectOption("novice");
  await picture(page, "hot-seat-form");
  await page.locator('button[type="submit"]').click();
  // Covers come in the tricks; in the actions nobody has a card left, and the next one just goes on.
  let open = 0;
  for (let turn = 0; turn < 150 && open === 0; turn++) {
    await page.locator(".cover, .prompt[data-mine]").first().waitFor();
    const cover = page.locator(".cover .button-main");
    if ((await cover.count()) > 0) await cover.click();
    await page.locator(".prompt[data-mine]").waitFor();
    // A table that was covered says nothing of who went before.
    open += (await page.getByText("has played.").count()) > 0 ? 1 : 0;
    if (open === 0) await touchMove(page);
  }
  expect(open).toBe(1);
});
