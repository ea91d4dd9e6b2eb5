import type { Page } from "@playwright/test";
import { choose, expect, test } from "./visitor.ts";
import { myTurn, sitDown, touchMove } from "./table.ts";

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
