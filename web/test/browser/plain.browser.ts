import { gameIds } from "@clade/games";
import type { Page } from "@playwright/test";
import { violations } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";
import { myTurn, passRound, playByKeys, playQuickly, setUp, touchMove } from "./table.ts";

/** A game without a board of its own has one all the same: Moult, which nobody is offered, at the plain board. */
const MOULT = { game: "moult", kind: "solo", players: 3 } as const;

/** Whether anything sticks out of the page, or lies on something else it should not. */
async function sticksOut(page: Page): Promise<string[]> {
  // A hand of very many cards scrolls in its place.
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".plain-player, .plain-table, .frame-hand, .prompt, .plain-facts > div")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > window.innerWidth + 1;
      })
      .map((element) => element.className || (element.textContent ?? "")),
  );
}

test("a whole game with the mouse: cards are touched to lay them, and the end is told", async ({ page }) => {
  await choose(page, {});
  await setUp(page, MOULT);
  await expect(page.locator(".plain-player")).toHaveCount(3);
  await expect(page.locator(".plain-card")).toHaveCount(6);
  const cards = new Set<string | null>();
  for (let tide = 1; await myTurn(page); tide++) {
    await expect(page.locator(".prompt-line")).toContainText(`Tide ${tide}: lay a card face down.`);
    cards.add(await page.locator(".plain-card").first().getAttribute("aria-label"));
    await touchMove(page);
  }
  expect(cards.size).toBeGreaterThan(1);
  await expect(page.locator(".scores-winner")).toContainText("win");
  await expect(page.locator(".scores tbody tr")).toHaveCount(3);
  await picture(page, "plain-end");
});

test("a hint names a card, and undo is explained", async ({ page }) => {
  await choose(page, {});
  await setUp(page, MOULT);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".plain-card[data-hinted]")).toHaveCount(1);
  await expect(page.locator(".prompt-hint")).toContainText("Lay the");
});

test("by keys alone, from the list of moves", async ({ page }) => {
  await choose(page, { language: "fr" });
  await setUp(page, { ...MOULT, players: 2 });
  await page.locator(".plain-card").first().focus();
  await playByKeys(page, (turn, moves) => turn % moves);
});

test("with a finger on a phone, in Korean, by night", async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await choose(page, { language: "ko", theme: "dark" });
  await setUp(page, { ...MOULT, players: 5 });
  await expect(page.locator(".plain-table")).toContainText("해변의 껍데기");
  for (let moves = 0; moves < 2 && (await myTurn(page)); moves++) await touchMove(page, "finger");
  await myTurn(page);
  expect(await sticksOut(page)).toEqual([]);
  await picture(page, "plain-phone-ko-dark");
  await phone.close();
});

test("people who share a device see only their own hand", async ({ page }) => {
  await choose(page, {});
  await setUp(page, { game: "moult", kind: "hotSeat", players: 3 });
  expect(await passRound(page, ".plain-card", 2)).toHaveLength(3);
});

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [667, 375],
  [360, 640],
] as const) {
  test(`${width}×${height}: nothing sticks out, and nothing keeps anybody out`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await choose(page, { theme: width > 1000 ? "light" : "dark", lessons: width === 1440 });
    await setUp(page, { ...MOULT, players: 5 });
    await playQuickly(page, 3);
    await myTurn(page);
    expect(await sticksOut(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await picture(page, `plain-${width}`);
  });
}

for (const game of gameIds) {
  test(`${game}, which has a board of its own, can be played at the plain one too`, async ({ page }) => {
    await choose(page, { theme: game.length % 2 === 0 ? "dark" : "light" });
    await setUp(page, { game, kind: "solo", players: 3 });
    await page.goto(`${page.url()}?board=plain`);
    await expect(page.locator(".plain-player")).toHaveCount(3);
    await playQuickly(page, 25);
    await expect(page.locator(".plain-player")).toHaveCount(3);
    expect(await sticksOut(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await picture(page, `plain-${game}`);
  });
}
