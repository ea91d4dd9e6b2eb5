import { choose, expect, picture, test } from "./visitor.ts";
import { passRound, sitDown } from "./table.ts";

test("two people on one device: the table is covered between them, and nothing of it is on the page", async ({
  page,
}) => {
  await choose(page, { name: "Ada" });
  await sitDown(page, "hotSeat", 2);
  await expect(page.locator(".cover")).toContainText("Ada");
  await expect(page.locator(".ev-card")).toHaveCount(0);
  await picture(page, "hot-seat-cover");
  expect(await passRound(page, ".ev-card, .ev-species, .log-line", 6)).toEqual(["I am Ada", "I am Blue"]);
  await expect(page.locator(".scores tbody tr")).toHaveCount(2);
});
