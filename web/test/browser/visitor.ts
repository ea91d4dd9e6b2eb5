import { test as base, expect, type Page } from "@playwright/test";

interface Settings {
  readonly language?: "en" | "fr" | "ko";
  readonly theme?: "light" | "dark";
  readonly motion?: "auto" | "off";
  readonly pace?: "calm" | "instant";
  readonly lessons?: boolean;
  readonly passing?: boolean | null;
  readonly grace?: boolean;
  readonly name?: string;
}

/** Sets what a person has chosen, before the page is first seen. Bots take no time and nothing moves unless asked for. */
export async function choose(page: Page, settings: Settings): Promise<void> {
  const chosen = {
    language: "en",
    theme: "light",
    motion: "off",
    pace: "instant",
    lessons: false,
    passing: false,
    grace: false,
    ...settings,
  };
  await page.addInitScript((text) => {
    if (localStorage.getItem("clade.settings") === null) localStorage.setItem("clade.settings", text);
  }, JSON.stringify(chosen));
}

/** A test that fails on any error of the page, even one that nobody sees. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Visits once, until everything is kept for later, and then goes where there is no network. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
}

/** A picture kept as test output, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `../test-output/pictures/${name}.png` });
}
