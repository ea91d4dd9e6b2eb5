import type { CDPSession, Page } from "@playwright/test";
import { choose, expect, picture, test } from "./visitor.ts";
import { myTurn, playQuickly, sitDown, touchMove } from "./table.ts";

test("Play now: one tap from home to the first decision, and on to the final score", async ({ page }) => {
  await choose(page, {});
  await page.goto("/");
  await page.getByRole("button", { name: /Play now : Evolution$/ }).click();
  await expect(page.locator(".prompt-line")).toContainText("Choose a card for the watering hole");
  await picture(page, "solo-start");
  for (let moves = 0; moves < 40 && (await myTurn(page)); moves++) await touchMove(page);
  await playQuickly(page);
  const scores = page.locator(".scores");
  await expect(scores).toContainText("food in the bag");
  await expect(scores.locator("tbody tr")).toHaveCount(4);
  await expect(page.locator(".ev-bars").first()).toBeVisible();
  await picture(page, "solo-end");
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator(".ev-round")).toContainText("Round 1");
});

test("a reload lands at the same decision, and home offers to go on", async ({ page }) => {
  await choose(page, {});
  await sitDown(page, "solo", 3);
  for (let moves = 0; moves < 6; moves++) {
    await myTurn(page);
    await touchMove(page);
  }
  await myTurn(page);
  const prompt = await page.locator(".prompt-line").textContent();
  const hand = await page.locator(".ev-card").allTextContents();
  const log = await page.locator(".log-line").allTextContents();
  await page.reload();
  await myTurn(page);
  expect(await page.locator(".prompt-line").textContent()).toBe(prompt);
  expect(await page.locator(".ev-card").allTextContents()).toEqual(hand);
  // Where all decide at once the bots may have added to it meanwhile.
  expect((await page.locator(".log-line").allTextContents()).slice(0, log.length)).toEqual(log);
  await page.goto("/");
  await page.locator(".home-first .home-list a").first().click();
  await myTurn(page);
  expect(await page.locator(".ev-card").allTextContents()).toEqual(hand);
});

test("on a phone, in Korean: thirty moves by tapping, then on to the end", async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await choose(page, { language: "ko", theme: "dark" });
  await sitDown(page, "solo", 2);
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await picture(page, "phone-ko-start");
  for (let moves = 0; moves < 30 && (await myTurn(page)); moves++) await touchMove(page, "finger");
  await playQuickly(page);
  await expect(page.locator(".scores-winner")).toContainText("승리");
  await picture(page, "phone-ko-end");
  await phone.close();
});

/**
 * How many times as long as on a free machine the page's thread takes now: the clock's time of some work over the
 * processor's.
 */
async function slowdown(page: Page, tools: CDPSession): Promise<number> {
  const worked = async (): Promise<number> => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const before = await worked();
  const took = await page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let step = 0; step < 2e7; step++) sum += step % 7;
    return sum > 0 ? performance.now() - began : 0;
  });
  return Math.max(1, took / ((await worked()) - before));
}

test("a move shows its effect within 100 ms", async ({ page }) => {
  await choose(page, {});
  await sitDown(page, "solo", 2);
  await myTurn(page);
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.evaluate(() => {
    let pressed = 0;
    window.addEventListener("click", () => (pressed = performance.now()), { capture: true });
    const frame = document.querySelector(".frame");
    if (frame === null) return;
    new MutationObserver(() => {
      if (pressed > 0) Reflect.set(window, "effect", performance.now() - pressed);
      pressed = 0;
    }).observe(frame, { attributes: true, attributeFilter: ["data-events"] });
  });
  const times: number[] = [];
  for (let moves = 0; moves < 12 && (await myTurn(page)); moves++) {
    const slower = await slowdown(page, tools);
    await touchMove(page);
    times.push((await page.evaluate(() => Number(Reflect.get(window, "effect")))) / slower);
  }
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(100);
});
