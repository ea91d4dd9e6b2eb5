import type { Page } from "@playwright/test";
import { choose, expect, picture, test } from "./visitor.ts";
import { myTurn, playQuickly, setUp, sitDown, touchMove } from "./table.ts";

/** Pairs of things that can be pressed and lie over each other. */
async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>(".prompt button")];
    const box = (element: HTMLElement): DOMRect => element.getBoundingClientRect();
    const name = (element: HTMLElement): string => element.textContent ?? "";
    return pressed.flatMap((one, index) =>
      pressed.slice(index + 1).flatMap((other) => {
        const a = box(one);
        const b = box(other);
        const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        return apart ? [] : [`${name(one)} over ${name(other)}`];
      }),
    );
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [820, 1180],
] as const) {
  test(`at ${width} × ${height} no button lies over another, whatever is asked`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await choose(page, { language: "fr" });
    await sitDown(page, "solo", 2);
    for (let moves = 0; moves < 9 && (await myTurn(page)); moves++) {
      expect(await overlaps(page)).toEqual([]);
      const lit = page.locator('[data-look="plays"], [data-look="takes"]').first();
      if ((await lit.count()) > 0) {
        await lit.tap();
        expect(await overlaps(page)).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await touchMove(page, "finger");
    }
    await context.close();
  });
}

for (const [width, height, language, game] of [
  [412, 780, "ko", "evolution"],
  [336, 720, "fr", "s-evolution"],
  [740, 360, "fr", "evo"],
  [915, 412, "ko", "s-evolution"],
  [640, 1000, "en", "progress"],
] as const) {
  test(`at ${width} × ${height} a hint in ${language} is read without scrolling: ${game}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await choose(page, { language });
    await setUp(page, { game, kind: "solo", players: 3 });
    // Not every hint has a reason: there may be only one move, or nothing that differs.
    for (let asked = 0; asked < 6 && (await page.locator(".hint-why").count()) === 0; asked++) {
      await playQuickly(page, 3);
      await myTurn(page);
      await page.keyboard.press("h");
      await page.locator(".prompt-hint li").first().waitFor({ timeout: 60_000 });
    }
    await expect(page.locator(".hint-why")).toBeVisible();
    await picture(page, `hint-${width}-${language}`);
    const hidden = await page
      .locator(".prompt-words")
      .evaluate((words) => Math.max(0, words.scrollHeight - words.clientHeight));
    expect(hidden).toBeLessThanOrEqual(1);
    await context.close();
  });
}
