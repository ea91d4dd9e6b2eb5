import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page, Worker } from "@playwright/test";
import { violations } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";

const CLADE = fileURLToPath(new URL("../../../cli/bin/clade.js", import.meta.url));
const STAND_IN = fileURLToPath(new URL("../../../server/dist/testkit/push-stand-in-command.js", import.meta.url));

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
interface Pushed {
  readonly text: string;
}

/** A process that says lines, and the first of them that is wanted. */
function started(command: string, args: readonly string[]): { child: ChildProcess; lines: string[] } {
  const child = spawn(process.execPath, [command, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  let rest = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
  });
  return { child, lines };
}

/** A push service and a house that may call it, for as long as the test takes. */
async function withPush(
  work: (house: { site: string; subscription: Subscription; pushed: () => Pushed[] }) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "clade-push-"));
  const push = started(STAND_IN, []);
  await expect.poll(() => push.lines.length).toBeGreaterThan(0);
  const { origin, subscription } = JSON.parse(push.lines[0] ?? "") as { origin: string; subscription: Subscription };
  const flags = ["--port", "0", "--data", data, "--push-hosts", origin, "--notice-after", "0.5", "--log", "silent"];
  const house = started(CLADE, ["serve", ...flags]);
  try {
    const address = (): string | undefined => /(http:\/\/[\w.:]+)/.exec(house.lines.join("\n"))?.[1];
    await expect.poll(address, { timeout: 30_000 }).toBeDefined();
    const said = (): { message?: Pushed; fault?: string }[] =>
      push.lines.slice(1).map((line) => JSON.parse(line) as { message?: Pushed; fault?: string });
    await work({
      site: address() ?? "",
      subscription,
      pushed: () => said().flatMap(({ message }) => (message === undefined ? [] : [message])),
    });
    expect(said().flatMap(({ fault }) => (fault === undefined ? [] : [fault]))).toEqual([]);
  } finally {
    house.child.kill("SIGKILL");
    push.child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
}

/** A browser without a way to its maker's push service subscribes at the stand-in; everything else is its own. */
async function subscribeAt(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((given) => {
    const made = (applicationServerKey: string) => ({
      endpoint: given.endpoint,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")),
          (c) => c.charCodeAt(0),
        ),
      },
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem("subscribed");
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      async subscribe({
        applicationServerKey,
        userVisibleOnly,
      }: {
        applicationServerKey: string;
        userVisibleOnly: boolean;
      }) {
        if (!userVisibleOnly) throw new Error("browsers want every push to be seen");
        sessionStorage.setItem("subscribed", applicationServerKey);
        return made(applicationServerKey);
      },
      async getSubscription() {
        const key = sessionStorage.getItem("subscribed");
        return key === null ? null : made(key);
      },
    });
  }, subscription);
}

/** Hands a message to the service worker as the browser would that had it from a push service. */
async function deliver(page: Page, site: string, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", { origin: site, registrationId: await registration, data });
  await cdp.detach();
}

/** Asks the house over HTTP, as the page would. */
function asked<T>(page: Page, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([to, text]) => {
      const json = text === undefined ? {} : { headers: { "content-type": "application/json" }, body: text };
      return (await (await fetch(to, { method: "POST", ...json })).json()) as T;
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

function shownBy(worker: Worker): Promise<{ title: string; body: string; path: string }[]> {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    return (await registration.getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      path: (data as { path: string }).path,
    }));
  });
}

/** Remembers what the app's icon was asked to show from now on: no browser tells it. */
function noteBadges(): void {
  const badges: number[] = [];
  Object.assign(globalThis, { badges });
  Object.assign(Object.getPrototypeOf(navigator) as object, {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  });
}
const badgesIn = (place: Page | Worker): Promise<number[]> =>
  (place as Page).evaluate(() => (globalThis as unknown as { badges: number[] }).badges);

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
}

test("a notice reaches a closed table's player, in their language, and one tap brings them to the position", async ({
  page,
  context,
  browser,
}) => {
  await withPush(async ({ site, subscription, pushed }) => {
    await context.grantPermissions(["notifications"], { origin: site });
    await subscribeAt(page, subscription);
    await choose(page, { name: "Zoé", language: "fr" });
    await page.goto(`${site}/settings`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const section = page.locator(".notices").first();
    // By keyboard alone.
    await section.getByRole("button", { name: "M’avertir sur cet appareil" }).focus();
    await page.keyboard.press("Enter");
    await expect(section.getByText("Les avis arrivent sur cet appareil.")).toBeVisible();
    await section.getByLabel("Garder des heures calmes").check();
    await expect(section.getByLabel("De", { exact: true })).toHaveValue("22:00");
    expect(await violations(page)).toEqual([]);
    await picture(page, "notices-fr");
    await section.getByLabel("Garder des heures calmes").uncheck();
    await expect(section.getByLabel("De", { exact: true })).toHaveCount(0);

    // A table with somebody else, which she leaves for the home page.
    const { id: table } = await asked<{ id: string }>(page, "/api/tables", {
      game: "evolution",
      seats: ["me", "free"],
    });
    const other = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
    await other.goto(`${site}/rules/evolution`);
    await asked(other, `/api/tables/${table}/join`, {});
    await page.goto(`${site}/`);
    await asked(page, `/api/tables/${table}/start`);
    await expect.poll(() => pushed().length, { timeout: 20_000 }).toBe(1);
    const text = pushed()[0]?.text ?? "";
    const said = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(said).sort()).toEqual(["id", "kind", "path", "tag", "text", "title", "waiting"]);
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error("there is no service worker");
    await worker.evaluate(noteBadges);
    await deliver(page, site, text);
    await expect
      .poll(() => shownBy(worker), { timeout: 20_000 })
      .toEqual([
        { title: "À vous de jouer – Evolution", body: "La table de Zoé vous attend.", path: `/online/${table}` },
      ]);
    // How many games wait stands on the app's icon.
    expect(await badgesIn(worker)).toEqual([1]);
    // The same once more, as after a server that died over it: there is still one.
    await deliver(page, site, text);
    await expect.poll(async () => (await shownBy(worker)).length).toBe(1);

    const began = Date.now();
    await worker.evaluate(async () => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope;
      const [notification] = await registration.getNotifications();
      // What a finger does; only a real one may also bring the window to the front.
      const Touch = (self as unknown as { NotificationEvent: new (type: string, init: object) => Event })
        .NotificationEvent;
      self.dispatchEvent(new Touch("notificationclick", { notification }));
    });
    await expect(page).toHaveURL(`${site}/online/${table}`);
    await page.locator(".frame [data-thing]").first().waitFor();
    const ms = Date.now() - began;
    test.info().annotations.push({ type: "from a push to the position", description: `${ms} ms` });
    console.log(`from a push to the position: ${ms} ms`);
    expect(ms).toBeLessThan(10_000);
    await expect(page).toHaveTitle(/^● À vous/);

    // Whoever opens the page sees how many there are; when nothing waits any more the icon says nothing.
    await page.addInitScript(noteBadges);
    await page.goto(`${site}/rules/evolution`);
    await expect.poll(() => badgesIn(page)).toEqual([1]);
    await asked(page, `/api/tables/${table}/leave`);
    await page.reload();
    await expect.poll(() => badgesIn(page)).toEqual([0]);
    await other.context().close();
  });
});

test("tokens are made, shown once and ended in the settings; letters' links ask first", async ({ page }) => {
  await choose(page, { name: "Ada", theme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/settings");
  const section = page.locator(".programs");
  await section.getByLabel("Name of the program").fill("My bot");
  await section.getByRole("button", { name: "Make a token" }).click();
  await expect(section.locator("code")).toHaveText(/^clade_[\w-]{43}$/);
  const token = (await section.locator("code").textContent()) ?? "";
  await section.scrollIntoViewIfNeeded();
  await picture(page, "programs-phone");
  expect(await violations(page)).toEqual([]);
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  expect((await page.request.get("/api/me/tables", bearer)).status()).toBe(200);
  await page.reload();
  await expect(section.locator("li")).toHaveCount(1);
  await expect(section.locator("code")).toHaveCount(0);
  await section.getByRole("button", { name: "End the token: My bot" }).click();
  await expect(section.locator("li")).toHaveCount(0);
  await page.goto(`/mail/stop/${"A".repeat(32)}`);
  await page.getByRole("button", { name: "Send nothing more" }).click();
  await expect(page.getByText("This link is not known, or too old.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await picture(page, "mail-phone");
});
