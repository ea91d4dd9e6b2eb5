import type { Page } from "@playwright/test";
import { violations } from "./look.ts";
import { myTurn, passRound, playByKeys, playQuickly, setUp, touchMove, under } from "./table.ts";
import { choose, expect, loseNetwork, picture, test } from "./visitor.ts";

/** Plays until something is on the table; answers whether it came before the game was over. */
async function playUntil(page: Page, selector: string, most = 250): Promise<boolean> {
  for (let moves = 0; moves < most && (await myTurn(page)); moves++) {
    if ((await page.locator(selector).count()) > 0) return true;
    await playQuickly(page, 1);
  }
  return false;
}

const WALKER = '.eo-phases [data-phase="movement"][aria-current]:not([data-window])';
const NEST = '.eo-nest[data-look="takes"]';

test("Play now: from home to the first decision, a game by clicking, the story at the end, and another one", async ({
  page,
}) => {
  await choose(page, {});
  await page.goto("/");
  await page.getByRole("button", { name: /Play now.*Evo$/ }).click();
  await myTurn(page);
  await expect(page.locator(".eo-species")).toHaveCount(4);
  await expect(page.locator(".eo-zone .eo-dino")).toHaveCount(4);
  for (let moves = 0; moves < 16 && (await myTurn(page)); moves++) await touchMove(page);
  await playQuickly(page);
  await expect(page.locator(".scores tbody tr")).toHaveCount(4);
  await expect(page.locator(".eo-curve")).toHaveCount(4);
  await picture(page, "evo-end");
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator(".eo-turn")).toContainText("1");
});

for (const [players, theme, options] of [
  [4, "light", { island: "AD", auction: true }],
  [5, "dark", { island: "AC" }],
] as const) {
  test(`a whole game of ${players} on island ${options.island}; axe finds nothing wrong with its end, ${theme}`, async ({
    page,
  }) => {
    await choose(page, { theme });
    await setUp(page, { game: "evo", kind: "solo", players, options });
    await expect(page.locator(".eo-species")).toHaveCount(players);
    expect(await playUntil(page, ".eo-lot")).toBe(true);
    await expect(page.locator(".eo-lot")).toHaveCount("auction" in options ? players - 1 : players);
    await playQuickly(page);
    await expect(page.locator(".eo-curve")).toHaveCount(players);
    expect(await violations(page)).toEqual([]);
  });
}

test("a dino is dragged to the next zone, an egg to its nest, a bid onto a gene", async ({ page }) => {
  await choose(page, { motion: "auto" });
  await setUp(page, { game: "evo", kind: "solo", players: 3 });
  const drag = async (from: string, to: string): Promise<void> => {
    const start = await under(page, from);
    const events = await page.locator(".frame").getAttribute("data-events");
    await page.mouse.down();
    await page.mouse.move(start.x + start.width / 2 + 14, start.y + start.height / 2, { steps: 3 });
    await expect(page.locator(".flight-drag")).toBeVisible();
    const end = await page.locator(to).first().boundingBox();
    if (end === null) throw new Error(`nowhere to drag: ${to}`);
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
    await expect(page.locator(".prompt-foreseen, .prompt-note").first()).toBeVisible();
    await page.mouse.up();
    await expect(page.locator(".frame")).not.toHaveAttribute("data-events", events ?? "");
  };
  expect(await playUntil(page, WALKER)).toBe(true);
  await drag('.eo-zone[data-look="takes"]', '.eo-zone[data-look="plays"]');
  expect(await playUntil(page, NEST)).toBe(true);
  await drag(NEST, '.eo-zone[data-look="plays"]');
  expect(await playUntil(page, '.eo-coin[data-look="takes"]')).toBe(true);
  await drag('.eo-coin[data-look="takes"]', '.eo-lot[data-look="plays"]');
  await expect(page.locator(".flight")).toHaveCount(0);
});

test("the climate: odds on the ring, the island as it would be; a zone and a species explain themselves", async ({
  page,
}) => {
  await choose(page, {});
  await setUp(page, { game: "evo", kind: "solo", players: 4 });
  await myTurn(page);
  const odds = await page.locator(".eo-square b.eo-odd").allTextContents();
  expect(odds.filter((each) => each !== "–").sort()).toEqual(["17%", "17%", "67%"]);
  const conditions = (): Promise<string> =>
    page.locator(".eo-zone").evaluateAll((zones) => zones.map((zone) => zone.getAttribute("data-condition")).join());
  const before = await conditions();
  const elsewhen = page.locator(".eo-elsewhen");
  // Any other climate than the one that is.
  for (let square = 0; square < 6; square++) {
    await page.locator(".eo-square").nth(square).click();
    if ((await elsewhen.count()) > 0 && (await conditions()) !== before) break;
  }
  expect(await conditions()).not.toBe(before);
  await picture(page, "evo-elsewhen");
  await page.getByRole("button", { name: "Back to now" }).click();
  expect(await conditions()).toBe(before);
  await page.locator(".eo-zone[data-lot]").first().hover();
  await expect(page.locator(".tip")).toContainText("Next turn:");
  await page.locator(".eo-species button").last().hover();
  await expect(page.locator(".tip")).toContainText("Parasol");
});

test("what comes to lie under a mouse that rests explains itself only when the mouse moves", async ({ page }) => {
  await choose(page, {});
  await setUp(page, { game: "evo", kind: "solo", players: 4 });
  await myTurn(page);
  const zone = page.locator('.eo-zone[data-look="idle"]').first();
  const box = await zone.boundingBox();
  if (box === null) throw new Error("no zone");
  // What a browser says when a table is laid out anew under a mouse: that it entered, and not that it moved.
  await zone.dispatchEvent("pointerover", { pointerType: "mouse" });
  // Longer than any tip keeps one waiting.
  await page.waitForTimeout(1500);
  await expect(page.locator(".tip")).toHaveCount(0);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator(".tip")).toBeVisible();
});

test("attacks show their odds; what is not allowed says why, with the rule a tap away; a hint; undo", async ({
  page,
}) => {
  await choose(page, {});
  await setUp(page, { game: "evo", kind: "solo", players: 5 });
  expect(await playUntil(page, WALKER)).toBe(true);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".prompt-hint")).toContainText("The bot would", { timeout: 60_000 });
  // A card before turn 3, and somebody else's dino.
  await page.locator(".eo-card").first().click();
  await expect(page.locator(".prompt-why")).toContainText("No cards in the first 2 turns");
  await page.locator('.eo-zone[data-lot]:not([data-look="takes"])').first().click();
  await expect(page.locator(".prompt-why")).toContainText("You have no dino in");
  await page.locator(".prompt-why .clause").click();
  await expect(page.locator('.sheet li[aria-current="true"]')).toContainText("EO-20");
  await page.keyboard.press("Escape");

  // A step that brings no dice is taken back, until somebody else has acted.
  let undone = false;
  let fought = false;
  for (let tries = 0; tries < 120 && !(undone && fought) && (await playUntil(page, WALKER)); tries++) {
    const walker = page.locator('.eo-zone[data-look="takes"]');
    if ((await walker.count()) === 0) {
      await playQuickly(page, 1);
      continue;
    }
    // What explains itself under the mouse may lie over the next one.
    await page.mouse.move(5, 5);
    await walker.first().click();
    const prey = page.locator('.eo-zone[data-look="plays"]:has(.eo-odds)');
    if (!fought && (await prey.count()) > 0) {
      await expect(prey.first().locator(".eo-odds")).toHaveText(/^(17|33|67|83)%$/);
      await prey.first().hover();
      await expect(page.locator(".prompt-foreseen")).toContainText("Wins on");
      await picture(page, "evo-attack");
      fought = true;
    }
    await page.mouse.move(5, 5);
    const free = page.locator('.eo-zone[data-look="plays"]:not(:has(.eo-odds))');
    if (!undone && (await page.locator(".eo-supply").textContent()) !== "1 step left" && (await free.count()) > 0) {
      await free.first().click();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.locator(".log-line").last()).toContainText("takes the last move back");
      undone = true;
      continue;
    }
    await page.keyboard.press("Escape");
    await playQuickly(page, 1);
  }
  expect(fought || undone).toBe(true);
});

test("against bots a pass is made by itself where no card fits, until somebody says no, which is remembered", async ({
  page,
}) => {
  await choose(page, { passing: null });
  await setUp(page, { game: "evo", kind: "solo", players: 3 });
  expect(await playUntil(page, ".eo-passing")).toBe(true);
  await expect(page.locator(".eo-passing input")).toBeChecked();
  // Where only a pass is possible nobody clicks, and the table goes on.
  const lit = '[data-look="plays"], [data-look="takes"]';
  let passed = 0;
  for (let moves = 0; moves < 120 && passed < 3 && (await myTurn(page)); moves++) {
    const views = await page.locator(".frame").getAttribute("data-views");
    const choices = await page.locator("[data-choice]").allTextContents();
    if ((await page.locator(lit).count()) > 0 || choices.length !== 1 || choices[0] !== "Pass") {
      await playQuickly(page, 1);
      continue;
    }
    await page.waitForFunction(
      (old) =>
        document.querySelector(".frame")?.getAttribute("data-views") !== old ||
        document.querySelector(".scores") !== null,
      views,
    );
    passed++;
  }
  expect(passed).toBeGreaterThan(0);
  if (!(await page.locator(".eo-passing").isVisible())) return;
  await page.locator(".eo-passing input").uncheck();
  await page.reload();
  await expect(page.locator(".eo-passing input")).not.toBeChecked();
});

test("the first game is a guided one, until somebody has had enough of it", async ({ page }) => {
  await choose(page, { lessons: true });
  await setUp(page, { game: "evo", kind: "solo", players: 3 });
  await expect(page.locator(".lesson h2")).toHaveText("Your species");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.locator(".lesson h2")).toHaveText("Watch the climate");
  await page.getByRole("button", { name: "I know how to play" }).click();
  await expect(page.locator(".lesson")).toHaveCount(0);
});

test("three people on one device: the table is covered between them, to the end", async ({ page }) => {
  await choose(page, { name: "Ada" });
  // In the first turns no card can be played: nothing is covered but the hands.
  await setUp(page, { game: "evo", kind: "hotSeat", players: 3 });
  await expect(page.locator(".eo-card .card-back")).toHaveCount(3);
  expect(await passRound(page, ".eo-card, .eo-zone, .log-line")).toHaveLength(3);
  await expect(page.locator(".scores tbody tr")).toHaveCount(3);
});

test("after the first visit a whole game is played without a network", async ({ page }) => {
  await choose(page, {});
  await loseNetwork(page);
  await setUp(page, { game: "evo", kind: "solo", players: 3, options: { island: "BD" } });
  await playQuickly(page);
  await expect(page.locator(".eo-curve")).toHaveCount(3);
});

test("a whole game with the keyboard alone, in French", async ({ page }) => {
  await choose(page, { language: "fr" });
  await setUp(page, { game: "evo", kind: "solo", players: 3 });
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.className ?? "");
  // The first step by walking over the island: take the dino up, and where it may go has the focus.
  await page.locator(".prompt-line").focus();
  await myTurn(page);
  while (!(await page.locator(WALKER).count())) await playQuickly(page, 1);
  await page.locator(".bar-home").focus();
  for (let tabs = 0; tabs < 40 && !(await focused()).includes("eo-zone"); tabs++) await page.keyboard.press("Tab");
  await page.locator('.eo-zone[data-look="takes"]').first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(focused).toContain("eo-zone");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect(await focused()).toContain("eo-zone");
  await page.locator('.eo-zone[data-look="plays"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('.eo-zone[data-look="picked"]')).toHaveCount(0);

  // All others from the list of moves.
  await playByKeys(page, (turn, moves) => (turn * 7) % Math.min(5, moves));
});

test("on a phone, in Korean: twenty moves by tapping, then on to the end", async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await choose(page, { language: "ko", theme: "dark" });
  await setUp(page, { game: "evo", kind: "solo", players: 3 });
  for (let moves = 0; moves < 20 && (await myTurn(page)); moves++) await touchMove(page, "finger");
  await playQuickly(page);
  await expect(page.locator(".scores-winner")).toContainText("승리");
  await phone.close();
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing wrong with the table, ${theme}`, async ({ page }) => {
    await choose(page, { theme, lessons: true });
    await setUp(page, { game: "evo", kind: "solo", players: 3 });
    await myTurn(page);
    expect(await violations(page), "first decision").toEqual([]);
    expect(await playUntil(page, WALKER)).toBe(true);
    await page.locator('.eo-zone[data-look="takes"]').first().click();
    expect(await violations(page), "a dino taken up").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Moves", exact: true }).click();
    expect(await violations(page), "the list of moves").toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".eo-square").nth(3).click();
    expect(await violations(page), "another climate").toEqual([]);
    await playQuickly(page, 12);
    expect(await playUntil(page, ".eo-coin")).toBe(true);
    await page.locator(".eo-lot").first().click();
    expect(await violations(page), "a bid").toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    // Nothing is pointed at: a tip would lie over what is to be touched.
    await page.mouse.move(0, 0);
    expect(await violations(page), "on a phone").toEqual([]);
  });
}
