import { readFileSync } from "node:fs";
import { loadGame } from "@clade/games";
import { type GameRecord, seedHash, verify } from "@clade/kernel";
import type { Page } from "@playwright/test";
import { DEVICES, violations } from "./look.ts";
import { invite, joinBy, playQuickly, setUp, sitDown } from "./table.ts";
import { choose, expect, picture, test } from "./visitor.ts";

/** What hangs on the bar over a table: the chat, and whether luck was fair. */

async function openFair(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Fair shuffle" }).click();
  return page.locator(".fair code").allTextContents();
}

test("luck can be checked: the hash from the start, the seed at the end, the whole game played again in the page", async ({
  page,
}) => {
  await choose(page, {});
  await sitDown(page, "solo", 2);
  const [hash = "", ...nothing] = await openFair(page);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(nothing).toEqual([]);
  await expect(page.locator(".fair")).toContainText("shown when the game is over");
  expect(await violations(page)).toEqual([]);
  await picture(page, "fair-start");
  await page.keyboard.press("Escape");
  await playQuickly(page);
  await page.keyboard.press("Escape");
  const [sameHash, seed = ""] = await openFair(page);
  expect(sameHash).toBe(hash);
  expect(seedHash(seed)).toBe(hash);
  await page.getByRole("button", { name: "Check this game here" }).click();
  await expect(page.locator(".fair [role=status]")).toContainText(/It fits.* all \d+ moves/);
  expect(await violations(page)).toEqual([]);
  await picture(page, "fair-end");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  const record = JSON.parse(readFileSync(await (await saving).path(), "utf8")) as GameRecord;
  expect(record.seed).toBe(seed);
  const pack = await loadGame("evolution");
  expect(pack && verify(pack.game, record)).toEqual([]);
});

test("the seal fits the bar of every table, in every language", async ({ page }) => {
  await choose(page, { language: "fr", theme: "dark" });
  for (const [device, width, height] of DEVICES) {
    await page.setViewportSize({ width, height });
    await setUp(page, { game: "progress", kind: "solo", players: 2 });
    await page.getByRole("button", { name: "Hasard vérifiable" }).click();
    const sheet = await page.locator(".sheet").boundingBox();
    expect(sheet === null ? width : sheet.x + sheet.width).toBeLessThanOrEqual(width);
    await picture(page, `fair-${device}-fr`);
  }
});

test("friends talk at the table; the host may keep the word", async ({ browser }) => {
  const [adaContext, bertContext] = await Promise.all([
    browser.newContext({ serviceWorkers: "block" }),
    browser.newContext({ serviceWorkers: "block", viewport: { width: 390, height: 844 } }),
  ]);
  const [ada, bert] = await Promise.all([adaContext.newPage(), bertContext.newPage()]);
  await choose(ada, { name: "Ada" });
  await choose(bert, { name: "Bert", theme: "dark" });
  const code = await invite(ada);

  // Already in the waiting room, and before the other has come.
  await ada.getByRole("button", { name: "Chat" }).click();
  await ada.getByLabel("Say something").fill("Anybody there?");
  await ada.keyboard.press("Enter");
  await expect(ada.getByRole("log", { name: "Chat" })).toContainText("Ada Anybody there?");
  await ada.keyboard.press("Escape");

  await joinBy(bert, code);
  await expect(bert.getByRole("button", { name: "Chat, 1 unread" })).toBeVisible();
  await picture(bert, "chat-unread");
  await bert.getByRole("button", { name: "Chat, 1 unread" }).click();
  await bert.getByLabel("Say something").fill("<b>Here!</b> 안녕");
  await bert.getByRole("button", { name: "Send" }).click();
  await expect(bert.getByRole("log", { name: "Chat" })).toContainText("Bert <b>Here!</b> 안녕");
  expect(await violations(bert)).toEqual([]);
  await picture(bert, "chat-phone");

  await ada.getByRole("button", { name: "Chat, 1 unread" }).click();
  await ada.getByLabel("Only I may write").check();
  await expect(bert.locator(".sheet")).toContainText("The host has muted the chat.");
  await picture(ada, "chat-host");
  await ada.keyboard.press("Escape");
  await bert.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([ada.locator(".frame").waitFor(), bert.locator(".frame").waitFor()]);
  await bert.reload();
  await bert.locator(".frame").waitFor();
  await expect(bert.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
  // Both were shown the same hash.
  expect(await openFair(bert)).toEqual(await openFair(ada));
  await Promise.all([adaContext.close(), bertContext.close()]);
});
