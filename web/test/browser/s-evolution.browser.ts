import type { Page } from "@playwright/test";
import { DEVICES, misfits, violations } from "./look.ts";
import { myTurn, passRound, playByKeys, playQuickly, setUp, touchMove, under } from "./table.ts";
import { choose, expect, loseNetwork, picture, test } from "./visitor.ts";

const GAME = "s-evolution";
/** Everything of the table that must not be cut off. */
const REGIONS = ".se-table, .se-others, .se-middle, .se-chart, .se-own, .se-hand";

async function sit(page: Page, players: number, edition: "v1" | "2.0", kind: "solo" | "hotSeat" = "solo") {
  await setUp(page, { game: GAME, kind, players, options: { edition } });
}

/** Plays on until something is there to be seen. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let moves = 0; moves < 80 && (await myTurn(page)); moves++) {
    if ((await page.locator(selector).count()) > 0) return;
    await playQuickly(page, 1);
  }
  throw new Error(`never came to ${selector}`);
}

/** Where everything of the own civilisation lies that can be touched. */
function lyingPlaces(page: Page): Promise<string[]> {
  return page.locator(".se-own [data-thing]").evaluateAll((things) =>
    things.map((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return [thing.getAttribute("data-thing"), ...[left, top, width, height].map(Math.round)].join(" ");
    }),
  );
}

/** Carries a thing to another with the mouse, and answers before it is let go. */
async function carry(page: Page, from: string, to: string): Promise<void> {
  const start = await under(page, from);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 20, start.y - 20, { steps: 3 });
  const end = await page.locator(to).first().boundingBox();
  if (end === null) throw new Error(`nowhere to carry it: ${to}`);
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
}

test("2.0: Play now, the order of choice before a card is played, and on to the final score", async ({ page }) => {
  await choose(page, {});
  await page.goto("/");
  await page.getByRole("button", { name: /Play now.*S-Evolution/ }).click();
  await myTurn(page);
  await expect(page.locator(".se-other")).toHaveCount(2);
  await expect(page.locator(".se-rule[data-rule]").first()).toBeVisible();
  // A Discovery in hand, if there is one, has no place in the order.
  await page.locator('.se-card[data-look="plays"]:has([data-suit])').last().hover();
  await expect(page.locator(".prompt-foreseen")).toContainText(/you choose|You lead the trick/);
  await expect(page.locator(".se-slot[data-own] .se-rank")).toBeVisible();
  await picture(page, "s-evolution-start");
  for (let moves = 0; moves < 8 && (await myTurn(page)); moves++) await touchMove(page);
  await playQuickly(page);
  await expect(page.locator(".scores tbody tr")).toHaveCount(3);
  await expect(page.locator(".se-climb > svg")).toBeVisible();
  await expect(page.locator(".se-stairs").first().locator("li")).toHaveCount(6);
  await picture(page, "s-evolution-end");
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator(".se-round")).toContainText("Round 1");
});

test("first edition: a blind hand is turned up card by card, and the game goes on to the end", async ({ page }) => {
  await choose(page, {});
  await sit(page, 3, "v1");
  await myTurn(page);
  await expect(page.locator(".se-blind")).toHaveCount(5);
  await expect(page.locator(".se-hand-note")).toContainText("blind");
  await page.locator(".se-blind").first().hover();
  await expect(page.locator(".prompt-foreseen")).toContainText("whichever comes up");
  for (let moves = 0; moves < 4 && (await myTurn(page)); moves++) await touchMove(page);
  await playQuickly(page);
  await expect(page.locator(".scores tbody tr")).toHaveCount(3);
});

test("on a phone, in Korean: twelve moves by tapping, then on to the end", async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await choose(page, { language: "ko", theme: "dark" });
  await sit(page, 2, "2.0");
  for (let moves = 0; moves < 12 && (await myTurn(page)); moves++) await touchMove(page, "finger");
  await picture(page, "s-evolution-phone-ko");
  await playQuickly(page);
  await expect(page.locator(".scores-winner")).toContainText("승리");
  expect(await misfits(page, ".scores")).toEqual([]);
  await phone.close();
});

test("on a phone with its browser's bars every building is in reach, and an Age that is folded away can be bought", async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await choose(page, {});
  await sit(page, 3, "2.0");
  await playUntil(page, ".se-own");
  for (const level of await page.locator(".se-level").all()) {
    await level.scrollIntoViewIfNeeded();
    await level.tap({ trial: true });
  }
  await expect(page.locator(".se-chart")).toHaveCount(0);
  const rise = page.locator("[data-choice]").filter({ hasText: "Rise an Age" });
  for (let moves = 0; moves < 200 && (await rise.count()) === 0 && (await myTurn(page)); moves++) {
    await playQuickly(page, 1);
  }
  await page.locator(".region-aside [data-fold]").tap();
  await expect(page.locator(".sheet .se-chart")).toBeVisible();
  await page.locator(".sheet-close").tap();
  await rise.tap();
  await expect(rise).toHaveCount(0);
  await phone.close();
});

test("two people on one device: the table is covered between them, and nothing of it is on the page", async ({
  page,
}) => {
  await choose(page, { name: "Ada" });
  await sit(page, 2, "2.0", "hotSeat");
  expect(await passRound(page, ".se-card, .se-own, .log-line")).toEqual(["I am Ada", "I am Green"]);
  await expect(page.locator(".scores tbody tr")).toHaveCount(2);
});

test("after the first visit a whole game is played without a network", async ({ page }) => {
  await choose(page, {});
  await loseNetwork(page);
  await sit(page, 2, "v1");
  await playQuickly(page);
  await expect(page.locator(".scores")).toBeVisible();
});

test("a whole game with the keyboard alone, in French", async ({ page }) => {
  const onHand = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches(".se-held .se-card") === true);
  await choose(page, { language: "fr" });
  await sit(page, 2, "2.0");
  await myTurn(page);
  const start = await page.locator(".frame").getAttribute("data-events");
  // The first card by walking over the table.
  await page.locator(".bar-home").focus();
  for (let tabs = 0; tabs < 80 && !(await onHand()); tabs++) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  expect(await onHand()).toBe(true);
  await expect(page.locator(".prompt-foreseen")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".frame")).not.toHaveAttribute("data-events", start ?? "");
  // All others from the list of moves.
  await playByKeys(page, (turn, moves) => (turn * 7) % Math.min(8, moves));
});

for (const [device, width, height] of DEVICES) {
  const scroll = device === "phone" ? "scroll" : undefined;
  test(`${device}: everything is on the screen or a scroll away, in tricks and in actions`, async ({ browser }) => {
    for (const [players, language, theme, edition] of [
      [2, "en", "light", "2.0"],
      [3, "fr", "dark", "v1"],
      [4, "ko", "light", "2.0"],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: "block" });
      const page = await context.newPage();
      await choose(page, { language, theme });
      await sit(page, players, edition);
      await playQuickly(page, 6);
      for (const moment of [".se-trick", ".se-level[data-look='plays']"]) {
        await playUntil(page, moment);
        await picture(
          page,
          `s-evolution-${device}-${players}-${language}-${moment.includes("trick") ? "trick" : "act"}`,
        );
        expect(await misfits(page, REGIONS, scroll), `${players} ${language} ${moment}`).toEqual([]);
      }
      await context.close();
    }
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`no violation that axe finds, ${theme}`, async ({ page }) => {
    await choose(page, { theme, lessons: true });
    await sit(page, 4, "2.0");
    await myTurn(page);
    expect(await violations(page), "first decision").toEqual([]);
    // A card with a name on it, if one was dealt, has most to be read.
    const playable = page.locator('.se-card[data-look="plays"]');
    const named = playable.filter({ has: page.locator('[data-kind="joker"], [data-kind="calamity"]') });
    await ((await named.count()) > 0 ? named : playable).first().hover();
    await expect(page.locator(".se-ghost")).toBeVisible();
    expect(await violations(page), "a card that would be played").toEqual([]);
    await page.getByRole("button", { name: "Moves", exact: true }).click();
    expect(await violations(page), "the list of moves").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "I know how to play" }).click();
    await playUntil(page, '.se-idle[data-look="takes"]');
    await page.locator(".se-idle").click();
    expect(await violations(page), "a worker taken up").toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page), "on a phone, acting").toEqual([]);
    await playUntil(page, ".se-trick");
    expect(await violations(page), "on a phone, in a trick").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await playQuickly(page);
    expect(await violations(page), "the end").toEqual([]);
  });
}

test("a card is dragged to the trick, a person to work; what cannot be done says why; undo and hint", async ({
  page,
}) => {
  await choose(page, { motion: "auto" });
  await sit(page, 2, "2.0");
  await myTurn(page);
  const cards = await page.locator(".se-held .se-card").count();
  await carry(page, '.se-card[data-look="plays"]', ".se-trick");
  await expect(page.locator(".flight-drag")).toBeVisible();
  await expect(page.locator('.se-trick[data-look="plays"]')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(".se-held .se-card")).toHaveCount(cards - 1);

  await playUntil(page, '.se-idle[data-look="takes"]');
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".prompt-hint")).toContainText("The bot would", { timeout: 30_000 });
  // Nothing moves under the pointer: not for what is foreseen, nor when somebody is taken up.
  const places = await lyingPlaces(page);
  await page.locator('.se-birth[data-look="plays"], .se-level[data-look="plays"]').first().hover();
  await expect(page.locator(".prompt-foreseen")).toBeVisible();
  expect(await lyingPlaces(page)).toEqual(places);
  await page.locator(".se-idle").click();
  await expect(page.locator('.se-idle[data-look="picked"]')).toBeVisible();
  expect(await lyingPlaces(page)).toEqual(places);
  await page.keyboard.press("Escape");
  const workers = await page.locator('.se-level[data-state="worker"]').count();
  await carry(page, ".se-idle", '.se-level[data-look="plays"]');
  await expect(page.locator(".prompt-line")).toContainText("where to?");
  await expect(page.locator(".prompt-foreseen")).toContainText("puts a worker on");
  await page.mouse.up();
  await expect(page.locator('.se-level[data-state="worker"]')).toHaveCount(workers + 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('.se-level[data-state="worker"]')).toHaveCount(workers);
  await expect(page.locator(".log-line").last()).toContainText("takes the last move back");

  await page.locator('.se-birth[data-look="idle"]').last().click();
  await expect(page.locator(".prompt-why")).toContainText(/Population|costs/);
  await page.locator(".prompt-why .clause").click();
  await expect(page.locator('.sheet li[aria-current="true"]')).toBeVisible();
});

test("the first game is a guided one; places and Ages explain themselves", async ({ page }) => {
  await choose(page, { lessons: true });
  await sit(page, 2, "2.0");
  await expect(page.locator(".lesson")).toBeVisible();
  const first = await page.locator(".lesson h2").textContent();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".lesson h2")).not.toHaveText(first ?? "");
  await page.getByRole("button", { name: "I know how to play" }).click();
  await expect(page.locator(".lesson")).toHaveCount(0);
  await page.locator(".se-place-head").first().hover();
  await expect(page.locator(".tip")).toContainText("Food");
  await page.mouse.move(5, 5);
  await page.locator(".se-age").last().hover();
  await expect(page.locator(".tip")).toContainText("trump");
});
