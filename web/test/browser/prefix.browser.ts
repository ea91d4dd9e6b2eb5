import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { myTurn, playQuickly } from "./table.ts";
import { choose, expect, test } from "./visitor.ts";

const CLADE = fileURLToPath(new URL("../../../cli/bin/clade.js", import.meta.url));

/** The real server, with the built client under a path. */
async function serveUnder(prefix: string): Promise<{ readonly site: string; readonly stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "clade-prefix-"));
  const server = spawn(process.execPath, [CLADE, "serve", "--port", "0", "--data", data, "--prefix", prefix], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Clade is at .*?(http:\/\/[\w.:]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.once("exit", () => reject(new Error(`clade serve ended: ${said}`)));
  });
  return {
    site: `${url}${prefix}`,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

test("under a path: pages, an online table with a friend, and a game without a network", async ({ page, browser }) => {
  const { site, stop } = await serveUnder("/games/clade");
  const away: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith("data:")) away.push(request.url());
  });
  await choose(page, { name: "Ada" });
  await page.goto(site);
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.locator(".box")).toHaveCount(4);
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(`${site}/settings`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

  await page.goto(`${site}/play/evolution`);
  await page.locator(".ways label:nth-of-type(3) input").check({ force: true });
  await page.locator('input[name="players"]').first().check({ force: true });
  await page.locator('button[type="submit"]').click();
  const link = (await page.locator(".invitation a").getAttribute("href")) ?? "";
  expect(link).toContain(`${site}/join/`);
  await expect(page.locator(".terms")).toContainText("No time limit.");
  const context = await browser.newContext({ serviceWorkers: "block" });
  const friend = await context.newPage();
  await choose(friend, { name: "Bert" });
  await friend.goto(link);
  await expect(page.locator(".waiting-seats")).toContainText("Bert");
  await page.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([page.locator(".frame").waitFor(), friend.locator(".frame").waitFor()]);
  await context.close();

  await page.goto(`${site}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^clade-\/games\/clade\/-\d/)]);
  await page.context().setOffline(true);
  await page.goto(`${site}/play/evolution`);
  await page.locator('input[name="bot"][value="novice"]').check({ force: true });
  await page.locator('button[type="submit"]').click();
  expect(await myTurn(page)).toBe(true);
  await playQuickly(page, 2);
  await page.context().setOffline(false);
  expect(away).toEqual([]);
  await stop();
});
