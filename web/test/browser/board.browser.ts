import { choose, expect, picture, test } from "./visitor.ts";
import { isOver, myTurn, playQuickly, sitDown, touchMove } from "./table.ts";

test("a card is dragged to the watering hole", async ({ page }) => {
  await choose(page, { motion: "auto" });
  await sitDown(page, "solo", 3);
  await myTurn(page);
  const card = await page.locator(".ev-card").first().boundingBox();
  const pond = await page.locator(".ev-pond").boundingBox();
  if (card === null || pond === null) throw new Error("nothing to drag");
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(pond.x + pond.width / 2, pond.y + pond.height / 2, { steps: 8 });
  await expect(page.locator(".flight-drag")).toBeVisible();
  await picture(page, "drag");
  await page.mouse.up();
  await expect(page.locator(".ev-phases [aria-current]")).not.toHaveAttribute("data-phase", "food");
});

test("what is not allowed says why, with the rule a tap away; undo is grey with its reason; a hint is given", async ({
  page,
}) => {
  await choose(page, {});
  await sitDown(page, "solo", 2);
  await myTurn(page);
  await touchMove(page);
  await expect(page.locator('.ev-phases [aria-current][data-phase="cards"]')).toBeVisible();
  await myTurn(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".prompt-hint")).toContainText("The bot would");

  // The same kind twice: lay a trait, then try the same place until it is refused.
  const species = page.locator(".ev-mine .ev-species").first();
  await page.locator(".ev-card").first().click();
  await species.locator(".ev-place").first().hover();
  await expect(page.locator(".prompt-foreseen")).toContainText("face down on species 1");
  await species.locator(".ev-place").first().click();
  await expect(species.locator(".ev-trait[data-laid]")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(species.locator(".ev-trait[data-laid]")).toHaveCount(0);
  await expect(page.locator(".log-line").last()).toContainText("takes the last move back");

  for (let grown = 0; grown < 3; grown++) {
    if ((await page.locator(".ev-card").count()) === 0) break;
    await page.locator(".ev-card").first().click();
    await species.locator(".ev-place").first().click();
  }
  const refused = page.locator(".prompt-why");
  if ((await refused.count()) > 0) {
    await refused.locator(".clause").click();
    await expect(page.locator('.sheet li[aria-current="true"]')).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("Escape");
  await page.locator("[data-choice].button-main").click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Undo" }).click({ force: true });
  await expect(page.locator(".prompt-why")).toContainText("Undo:");
});

test("a trait and a species explain themselves; a Carnivore shows whom it may attack", async ({ page }) => {
  await choose(page, {});
  await sitDown(page, "solo", 3);
  // Make one's first species a Carnivore and let it grow, until it can be taken up to hunt.
  const first = page.locator(".ev-mine .ev-species").first();
  for (let moves = 0; moves < 150 && (await myTurn(page)); moves++) {
    const hunter = page.locator('.ev-mine .ev-species-main[data-look="takes"]').first();
    if ((await hunter.count()) > 0) {
      await hunter.click();
      await expect(page.locator("path.arrow-attack").first()).toBeVisible();
      await picture(page, "attack");
      await page.locator('.ev-species-main[data-look="plays"]').first().click();
      break;
    }
    const card = page.locator('.ev-card[aria-label^="Carnivore"]').first();
    const hunts = (await first.locator('.ev-trait[aria-label^="Carnivore"]').count()) > 0;
    const mayLay = (await page.locator('[data-phase="cards"][aria-current]').count()) > 0;
    if (mayLay && (hunts || (await card.count()) > 0) && (await page.locator(".ev-card").count()) > 0) {
      await (hunts ? page.locator(".ev-card").first() : card).click();
      const place = first.locator(".ev-place").nth(hunts ? 1 : 0);
      if ((await place.getAttribute("data-look")) === "plays") {
        await place.click();
        await page.waitForTimeout(50);
        continue;
      }
      await page.keyboard.press("Escape");
    }
    await playQuickly(page, 1);
  }
  if (await isOver(page)) await page.keyboard.press("Escape");
  await page.locator(".ev-others .ev-species-main").first().hover();
  await expect(page.locator(".tip")).toContainText("Size");
  await picture(page, "tip");
});

test("the first game is a guided one, until somebody has had enough of it", async ({ page }) => {
  await choose(page, { lessons: true });
  await sitDown(page, "solo", 2);
  await expect(page.locator(".lesson")).toBeVisible();
  await picture(page, "lesson");
  const first = await page.locator(".lesson h2").textContent();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".lesson h2")).not.toHaveText(first ?? "");
  await page.getByRole("button", { name: "I know how to play" }).click();
  await expect(page.locator(".lesson")).toHaveCount(0);
});
