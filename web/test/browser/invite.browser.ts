import type { Page } from "@playwright/test";
import { violations } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";

/** As the developer tools of Chromium have it: 1.6 Mbit/s less a tenth, and 150 ms as they feel in practice. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
  latency: 150 * 3.75,
};
/** A phone that is four times as slow as this machine. */
const SLOWER = 4;
/** From link to seat, and what may be fetched until then. The time is held where the machine is quiet: CLADE_HOLD_TIMES=1. */
const MOST_MS = 5000;
const MOST_KB = 250;
/** Each request costs a slow line more than its bytes, and a browser asks for six at once: eleven, and some of what comes after the seat. */
const MOST_REQUESTS = 24;

async function setUp(page: Page): Promise<string> {
  await choose(page, { name: "Ada" });
  await page.goto("/play/evolution");
  await page.locator(".ways label:nth-of-type(3) input").check({ force: true });
  await page.locator('button[type="submit"]').click();
  return (await page.locator(".invitation a").getAttribute("href")) ?? "";
}

test("from link to seat in two taps and one name, on a phone with a slow line", async ({ page, browser }) => {
  const link = await setUp(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  const cdp = await context.newCDPSession(phone);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  let bytes = 0;
  let requests = 0;
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  let taps = 0;
  const tap = async (what: ReturnType<Page["locator"]>): Promise<void> => {
    taps += 1;
    await what.tap();
  };

  const began = performance.now();
  await phone.goto(link, { waitUntil: "commit" });
  const name = phone.getByLabel("Your name");
  await tap(name);
  const shown = performance.now() - began;
  await name.fill("Bob");
  await tap(phone.getByRole("button", { name: "Sit down" }));
  await phone.locator(".waiting-seats").getByText("Bob").waitFor();
  const ms = performance.now() - began;
  const kb = Math.round(bytes / 1024);
  console.log(
    `from link to seat: ${(ms / 1000).toFixed(1)} s (page after ${(shown / 1000).toFixed(1)} s), ${taps} taps, ${requests} requests, ${kb} KB`,
  );
  expect(taps).toBe(2);
  expect(kb).toBeLessThan(MOST_KB);
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  if (process.env["CLADE_HOLD_TIMES"] !== undefined) expect(ms).toBeLessThan(MOST_MS);
  await cdp.send("Network.emulateNetworkConditions", {
    ...SLOW_4G,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(phone).toHaveURL(/\/online\//);
  // The host sees who has come.
  await expect(page.locator(".waiting-seats")).toContainText("Bob");
  await context.close();
});

test("an invitation says who invites to what; a name that is taken is said; a QR code is large on a tap", async ({
  page,
  browser,
}) => {
  const link = await setUp(page);
  await page.getByRole("button", { name: "Show the QR code large" }).click();
  const sheet = page.getByRole("dialog", { name: "QR code of the invitation" });
  await expect(sheet.getByRole("img")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await picture(page, "invitation-qr");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);

  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 344, height: 700 } });
  const phone = await context.newPage();
  await choose(phone, { language: "ko", theme: "dark" });
  await phone.goto(link);
  await expect(phone.getByText("Ada 님이 에볼루션 게임에 초대했습니다.")).toBeVisible();
  expect(await violations(phone)).toEqual([]);
  await phone.getByLabel("내 이름").fill("ada");
  await phone.keyboard.press("Enter");
  await expect(phone.getByRole("alert").filter({ hasText: "이름" })).toBeVisible();
  await picture(phone, "invitation-phone");
  await phone.getByLabel("내 이름").fill("보나");
  await phone.keyboard.press("Enter");
  await expect(phone.locator(".waiting-seats")).toContainText("보나");
  // Once a name is known the next invitation leads straight to the seat.
  await expect(phone.locator(".qr-small svg")).toBeVisible();
  await picture(phone, "waiting-qr-phone");
  await context.close();
});
