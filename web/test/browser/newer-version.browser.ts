import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { violations } from "./look.ts";
import { myTurn, playQuickly } from "./table.ts";
import { choose, expect, picture, test } from "./visitor.ts";

/** Two real builds, one after the other on the same address: an open page of the older one is never stranded. */

const WEB = fileURLToPath(new URL("../..", import.meta.url));
const CLADE = fileURLToPath(new URL("../../../cli/bin/clade.js", import.meta.url));

/** Another build of the same client: no script has the name that it has in the first. */
async function buildAs(name: string, folder: string): Promise<void> {
  const output = { entryFileNames: `assets/${name}-[hash].js`, chunkFileNames: `assets/${name}-[name]-[hash].js` };
  await build({
    configFile: join(WEB, "vite.config.ts"),
    logLevel: "silent",
    build: { outDir: folder, emptyOutDir: true, rollupOptions: { output } },
    worker: { rollupOptions: { output } },
  });
}

/** `clade serve` with a client; the second one is deployed where the first was. */
async function deploy(client: string, data: string, port: string): Promise<ChildProcess & { readonly url: string }> {
  const server = spawn(process.execPath, [CLADE, "serve", "--port", port, "--data", data, "--web", client], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, CLADE_REQUESTS_PER_MINUTE: "100000" },
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
  return Object.assign(server, { url });
}

function stop(server: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  return ended;
}

/** Two builds of the client in a folder of their own, and a place for the server's data. */
async function twoBuilds(): Promise<Readonly<Record<"folder" | "first" | "second" | "data", string>>> {
  const folder = mkdtempSync(join(tmpdir(), "clade-builds-"));
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  await buildAs("first", first);
  await buildAs("second", second);
  return { folder, first, second, data: join(folder, "data") };
}

test("build A is open, build B is deployed: A goes on, also without a network, hears of B, and a reload takes it", async ({
  page,
  context,
}) => {
  const { folder, first, second, data } = await twoBuilds();
  const scripts = (client: string): string[] =>
    readdirSync(join(client, "assets")).filter((file) => file.endsWith(".js"));
  expect(scripts(first).filter((script) => scripts(second).includes(script))).toEqual([]);
  const buildOf = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.querySelector('meta[name="clade-build"]')?.getAttribute("content"));
  const cached = (): Promise<string[]> => page.evaluate(() => caches.keys());

  let server = await deploy(first, data, "0");
  const { url } = server;
  try {
    await choose(page, {});
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const oldBuild = await buildOf();
    expect(await cached()).toEqual([`clade-${oldBuild}`]);
    await expect(page.locator(".strip")).toHaveCount(0);

    await stop(server);
    server = await deploy(second, data, new URL(url).port);
    // A second page looks for what is new: the first gets its worker, as people's other tabs do.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.locator(".strip")).toContainText("There is a newer version of Clade.");
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 420, height: 800 });
    await picture(page, "newer-version-phone");
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await cached()).length).toBe(2);

    // Pages, boards and the worker that this page has not loaded yet are gone from the server: they still come.
    await page.locator(".bar-nav a").click();
    await expect(page.locator(".page-settings")).toBeVisible();
    await context.setOffline(true);
    await page.locator(".bar-home").click();
    await page.getByRole("button", { name: /Play now : Progress$/ }).click();
    await myTurn(page);
    await expect(page.locator(".strip")).toContainText("There is a newer version of Clade.");
    await playQuickly(page, 3);
    await page.locator(".bar-home").click();
    await page.getByRole("button", { name: /Play now : Evolution$/ }).click();
    await myTurn(page);
    await playQuickly(page, 3);
    expect(await buildOf()).toBe(oldBuild);

    // A reload takes the newer one, even without a network; the game goes on where it was, and the older one is swept.
    await page.locator(".strip").getByRole("button", { name: "Reload and take it" }).click();
    await expect.poll(buildOf).not.toBe(oldBuild);
    await myTurn(page);
    await expect(page.locator(".strip")).toHaveCount(0);
    await playQuickly(page, 2);
    await context.setOffline(false);
    await page.goto(url);
    await expect.poll(cached).toEqual([`clade-${await buildOf()}`]);
  } finally {
    await context.setOffline(false);
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a page that has no service worker and finds its scripts gone says so, and a reload helps", async ({
  browser,
}) => {
  const { folder, first, second, data } = await twoBuilds();
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  let server = await deploy(first, data, "0");
  const { url } = server;
  try {
    await choose(page, {});
    await page.goto(url);
    await page.locator(".box").first().waitFor();
    await stop(server);
    server = await deploy(second, data, new URL(url).port);
    await page.locator(".bar-nav a").click();
    await expect(page.locator(".failure").getByRole("heading")).toHaveText("A part of this page could not be loaded");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.locator(".page-settings")).toBeVisible();
  } finally {
    await stop(server);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
