import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** How a page looks to those who cannot tell us: axe, and a ruler. */

/**
 * Waits until what is shown is what will stay: colours that are still on their way from one to the other are nobody's contrast, and what is
 * laid out anew when its room changes does so before the next picture.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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

/** What keeps somebody out: a rule that axe knows of, and one thing on the page that breaks it. */
export interface Wrong {
  readonly rule: string;
  readonly target: string;
  readonly why: string;
}

/** WCAG 2.2 AA, and the best practices that axe knows of. */
export async function wrongs(page: Page): Promise<Wrong[]> {
  await atRest(page);
  const { violations: found } = await new AxeBuilder({ page })
    // Our pages have no frames: a page of its own to gather what each of them says would be for nothing.
    .setLegacyMode()
    // Only what is wrong is wanted: leaving out the rest takes half the time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ rule: id, target: target.join(" "), why: failureSummary ?? "" })),
  );
}

/** The same in one line for each rule. */
export async function violations(page: Page): Promise<string[]> {
  const targets = new Map<string, string[]>();
  for (const { rule, target } of await wrongs(page)) targets.set(rule, [...(targets.get(rule) ?? []), target]);
  return [...targets].map(([rule, all]) => `${rule}: ${all.join(" | ")}`);
}

/** What does not fit: regions that are cut off or leave the screen, and a page that would have to be scrolled. A region may
 *  `scroll` inside where that is said. */
export async function misfits(page: Page, regions: string, scroll?: "scroll"): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await atRest(page);
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
