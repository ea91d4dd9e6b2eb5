import { gzipSync } from "node:zlib";
import { gameIds, loadGame } from "@clade/games";
import { violations } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";
import { myTurn, playQuickly, sitDown } from "./table.ts";

test("the first page is under 150 KB of JavaScript, compressed", async ({ browser }) => {
  // What is kept for later comes after the page, and is not what it needs.
  const page = await browser.newPage({ serviceWorkers: "block" });
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.set(response.url(), gzipSync(await response.body()).length);
  });
  await page.goto("/");
  await page.locator(".box").first().waitFor();
  await page.waitForLoadState("load");
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(150 * 1024);
  await page.close();
});

test("home shows the games of the shelf, each in its own words, in three languages", async ({ page }) => {
  const packs = await Promise.all(gameIds.map(loadGame));
  await page.goto("/");
  await expect(page.locator(".box .plate")).toHaveCount(gameIds.length);
  for (const [language, line] of [
    ["fr", "Une table pour les jeux d’évolution"],
    ["ko", "진화를 다룬 게임을 위한 테이블"],
    ["en", "A table for games of evolution"],
  ] as const) {
    await page.locator(".bar-language select").selectOption(language);
    await expect(page.locator(".home-title")).toContainText(line);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".box h2")).toHaveText(packs.map((pack) => pack?.about.name[language] ?? "?"));
    await expect(page.locator(".box-line")).toHaveText(packs.map((pack) => pack?.about.line[language] ?? "?"));
  }
});

test("rules are found by a word, and a link opens them at the clause", async ({ page }) => {
  await choose(page, {});
  await page.goto("/rules/evolution/EV-57");
  await expect(page.locator('li[aria-current="true"]')).toBeInViewport();
  await page.getByRole("searchbox").fill("scavenger");
  await expect(page.getByRole("status")).toContainText("rules");
  for (const rule of await page.locator(".rule-book li").allTextContents()) {
    expect(rule.toLowerCase()).toContain("scavenger");
  }
});

for (const theme of ["light", "dark"] as const) {
  test(`no page has a violation that axe finds, ${theme}`, async ({ page }) => {
    await choose(page, { theme });
    for (const path of ["/", "/play/evolution", "/rules/evolution", "/settings", "/nowhere"]) {
      await page.goto(path);
      await page.locator("h1").waitFor();
      await page.waitForLoadState("networkidle");
      expect(await violations(page), path).toEqual([]);
      await picture(page, `page${path.replaceAll("/", "-")}-${theme}`);
    }
  });

  test(`no table has a violation that axe finds, ${theme}`, async ({ page }) => {
    await choose(page, { theme, lessons: true });
    await sitDown(page, "solo", 3);
    await myTurn(page);
    expect(await violations(page), "first decision").toEqual([]);
    await page.locator(".ev-card").first().click();
    expect(await violations(page), "a card taken up").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Moves", exact: true }).click();
    expect(await violations(page), "the list of moves").toEqual([]);
    await page.keyboard.press("Escape");
    await playQuickly(page, 12);
    expect(await violations(page), "in the middle").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await myTurn(page);
    expect(await violations(page), "on a phone").toEqual([]);
  });

  test(`neither the end nor the cover has a violation that axe finds, ${theme}`, async ({ page }) => {
    await choose(page, { theme });
    await sitDown(page, "hotSeat", 2);
    expect(await violations(page), "the cover").toEqual([]);
    await sitDown(page, "solo", 2);
    await playQuickly(page);
    expect(await violations(page), "the end").toEqual([]);
  });
}
