import type { Page } from "@playwright/test";
import { choose, expect, picture, test } from "./visitor.ts";
import { isOver, myTurn, playQuickly, sitDown, touchMove, under } from "./table.ts";

test("a card is dragged to the watering hole", async ({ page }) => {
  await choose(page, { motion: "auto" });
  await sitDown(page, "solo", 3);
  await myTurn(page);
  await under(page, ".ev-card");
  const pond = await page.locator(".ev-pond").boundingBox();
  if (pond === null) throw new Error("nowhere to drag to");
  await page.mouse.down();
  await page.mouse.move(pond.x + pond.width / 2, pond.y + pond.height / 2, { steps: 8 });
  await expect(page.locator(".flight-drag")).toBeVisible();
  await picture(page, "drag");
  await page.mouse.up();
  await expect(page.locator(".ev-phases [aria-current]")).not.toHaveAttribute("data-phase", "food");
});

test("what is not allowed says why, with the rule a tap away; undo is grey with its reason, and goes past bots; a hint is given", async ({
  page,
}) => {
  await choose(page, {});
  await sitDown(page, "solo", 2);
  await myTurn(page);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await undo.click({ force: true });
  await expect(page.locator(".prompt-why")).toContainText("Undo:");
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
  await undo.click();
  await expect(species.locator(".ev-trait[data-laid]")).toHaveCount(0);
  await expect(page.locator(".log-line").last()).toContainText("takes the last move back");

  for (let grown = 0; grown < 3; grown++) {
    if ((await page.locator(".ev-card").count()) === 0) break;
    // A card that was refused is still held; touching it again would put it down.
    if ((await page.locator('.ev-card[data-look="picked"]').count()) === 0)
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
  // Alone with bots one goes back past what they did and what luck brought.
  await expect(page.locator('.ev-phases [aria-current][data-phase="cards"]')).toHaveCount(0);
  await myTurn(page);
  await undo.click();
  await expect(page.locator(".log-line", { hasText: "goes back to before their last move" })).toBeVisible();
  await expect(page.locator('.ev-phases [aria-current][data-phase="cards"]')).toBeVisible();
  await myTurn(page);
});

/** Waits until what was touched was a move that counts, or was refused with a reason; answers which. */
async function counted(page: Page, events: string | null): Promise<boolean> {
  const answer = await page.waitForFunction(
    (before) =>
      (document.querySelector(".frame")?.getAttribute("data-events") !== before && "counts") ||
      (document.querySelector(".prompt-why") !== null && "refused"),
    events,
  );
  return (await answer.jsonValue()) === "counts";
}

/** Lets one's first species grow and makes it a Carnivore, until it can be taken up to hunt; answers whether it could. */
async function hunt(page: Page): Promise<boolean> {
  const first = page.locator(".ev-mine .ev-species").first();
  const carnivore = page.locator('.ev-card[aria-label^="Carnivore"]');
  const other = page.locator('.ev-card:not([aria-label^="Carnivore"])');
  for (let moves = 0; moves < 150 && (await myTurn(page)); moves++) {
    const hunter = page.locator('.ev-mine .ev-species-main[data-look="takes"]').first();
    if ((await hunter.count()) > 0) {
      await hunter.click();
      await expect(page.locator("path.arrow-attack").first()).toBeVisible();
      await picture(page, "attack");
      await page.locator('.ev-species-main[data-look="plays"]').first().click();
      return true;
    }
    const phase = await page.locator(".ev-phases [aria-current]").getAttribute("data-phase");
    const events = await page.locator(".frame").getAttribute("data-events");
    if (phase === "food" && (await other.count()) > 0) {
      await other.first().click();
      await page.locator(".ev-pond").click();
    } else if (phase === "cards" && (await other.count()) > 0) {
      await other.first().click();
      await first.locator(".ev-place").nth(1).click();
    } else if (phase === "cards" && (await carnivore.count()) > 0) {
      await carnivore.first().click();
      await first.locator(".ev-place").first().click();
    } else {
      await playQuickly(page, 1);
      continue;
    }
    // What was not allowed goes the usual way.
    if (await counted(page, events)) continue;
    await page.keyboard.press("Escape");
    await playQuickly(page, 1);
  }
  return false;
}

test("a trait and a species explain themselves; a Carnivore shows whom it may attack", async ({ page }) => {
  await choose(page, {});
  await sitDown(page, "solo", 3);
  let hunted = false;
  for (let games = 0; games < 4 && !hunted; games++) {
    if (games > 0) await sitDown(page, "solo", 3);
    hunted = await hunt(page);
  }
  expect(hunted).toBe(true);
  if (await isOver(page)) await page.keyboard.press("Escape");
  await page.mouse.move(5, 5);
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
