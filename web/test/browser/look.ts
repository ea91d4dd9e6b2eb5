import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Colours that are still on their way from one to the other are nobody's contrast: waits until they have arrived. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** WCAG 2.2 AA, and the best practices that axe knows of. */
export async function violations(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}

export interface Misfits {
  /** Regions of which something is cut off. */
  readonly cut: readonly string[];
  readonly wide: boolean;
  readonly tall: boolean;
}

export const NO_MISFITS: Misfits = { cut: [], wide: false, tall: false };

/** What does not fit: regions whose content is larger than they are or that leave the screen, and the page itself if it
 *  would scroll. */
export async function misfits(page: Page, regions: string): Promise<Misfits> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((selector) => {
    const cut = [...document.querySelectorAll(selector)].filter((region) => {
      const { left, right, top, bottom } = region.getBoundingClientRect();
      const outside = left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1;
      return outside || region.scrollHeight > region.clientHeight + 2 || region.scrollWidth > region.clientWidth + 2;
    });
    const whole = document.documentElement;
    return {
      cut: [...new Set(cut.map(({ className }) => className))],
      wide: whole.scrollWidth > window.innerWidth + 1,
      tall: whole.scrollHeight > window.innerHeight + 1,
    };
  }, regions);
}
