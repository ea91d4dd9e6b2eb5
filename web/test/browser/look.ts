import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** How a page looks to those who cannot tell us: axe, and a ruler. */

/** Colours that are still on their way from one to the other are nobody's contrast: waits until they have arrived. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What people hold in front of them, with its width and height. */
export const DEVICES = [
  ["laptop", 1440, 900],
  ["tablet", 820, 1180],
  ["phone", 390, 844],
] as const;

/** WCAG 2.2 AA, and the best practices that axe knows of. */
export async function violations(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations: found } = await new AxeBuilder({ page })
    // Only what is wrong is wanted: leaving out the rest takes half the time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}

/** What does not fit: regions that are cut off or leave the screen, and a page that would have to be scrolled. A region may
 *  `scroll` inside where that is said. */
export async function misfits(page: Page, regions: string, scroll?: "scroll"): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is laid out anew when its room changes does so before the next picture.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return page.evaluate(
    ([selector, mayScroll]) => {
      const cut = [...document.querySelectorAll(selector)].filter((region) => {
        const { left, right, top, bottom } = region.getBoundingClientRect();
        const outside = left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1;
        const scrolls = mayScroll !== undefined && getComputedStyle(region).overflowY === "auto";
        const tall = !scrolls && region.scrollHeight > region.clientHeight + 2;
        return outside || tall || region.scrollWidth > region.clientWidth + 2;
      });
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [
        ...new Set(cut.map(({ className }) => `${className} is cut off`)),
        ...(scrollWidth > window.innerWidth + 1 ? ["the page is too wide"] : []),
        ...(scrollHeight > window.innerHeight + 1 ? ["the page is too tall"] : []),
      ];
    },
    [regions, scroll] as const,
  );
}
