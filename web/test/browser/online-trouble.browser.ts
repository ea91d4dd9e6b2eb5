import { readFileSync } from "node:fs";
import type { FromTable, TableInfo } from "@clade/kernel";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { violations } from "./look.ts";
import { invite, joinBy, myTurn } from "./table.ts";
import { choose, expect, picture, test } from "./visitor.ts";

/** What people at a table on the server see when something goes wrong there or on the way. */

interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
}

async function person(browser: Browser, settings: Parameters<typeof choose>[1], width = 1200): Promise<Person> {
  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width, height: 860 } });
  const page = await context.newPage();
  await choose(page, settings);
  return { context, page };
}

/** A table against one bot, the game begun. */
async function againstBot(page: Page): Promise<void> {
  await invite(page);
  await page.getByLabel(/^Let a bot play/).selectOption("adept");
  await page.getByRole("button", { name: "Start the game" }).click();
  await myTurn(page);
}

/** Changes what the server says on its way to the page; null keeps it from coming. */
async function onTheWay(page: Page, change: (message: FromTable) => FromTable | null): Promise<void> {
  await page.routeWebSocket("**/api/live", (near) => {
    const far = near.connectToServer();
    far.onMessage((data) => {
      const message = change(JSON.parse(String(data)) as FromTable);
      if (message !== null) near.send(JSON.stringify(message));
    });
  });
}

test("until a running game has told how it stands nobody is shown its waiting room; a table that failed says so", async ({
  browser,
}) => {
  const { page, context } = await person(browser, {}, 900);
  await againstBot(page);
  let broken = false;
  await onTheWay(page, (message) => {
    if (message.type !== "news" && message.type !== "seats") return message;
    if (!broken || message.type === "seats") return null;
    return { type: "error", table: message.table, code: "table-broken", message: "The rules have failed." };
  });
  await page.reload();
  await expect(page.locator(".bar h1")).toHaveText("Evolution");
  await expect(page.locator(".loading")).toBeVisible();
  await expect(page.locator(".waiting-room")).toHaveCount(0);
  broken = true;
  await page.reload();
  await expect(page.locator(".failure").getByRole("heading")).toHaveText("This table has failed");
  await expect(page.locator(".failure")).toContainText("The rules have failed at this table");
  expect(await violations(page)).toEqual([]);
  await picture(page, "table-broken-online");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what this page knows" }).click();
  const told = JSON.parse(readFileSync(await (await saving).path(), "utf8")) as { table: TableInfo };
  expect(told.table).toMatchObject({ game: "evolution", status: "playing" });
  await context.close();
});

test("a server that refuses in words of its own, as one that is about to stop does, breaks nothing", async ({
  page,
}) => {
  const closing = { statusCode: 503, error: "Service Unavailable", message: "Service Unavailable" };
  await page.route("**/api/tables/watchable*", (route) => route.fulfill({ status: closing.statusCode, json: closing }));
  await choose(page, {});
  const refused = page.waitForResponse(/watchable/);
  await page.goto("/");
  expect((await refused).status()).toBe(closing.statusCode);
  await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
});

test("a table that was closed says so", async ({ browser }) => {
  const { page, context } = await person(browser, { language: "en" }, 700);
  await invite(page);
  const address = page.url();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await expect(page.locator(".box").first()).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "This table was closed" })).toBeVisible();
  await context.close();
});

test("a page of other rules than the server's is told to reload", async ({ browser }) => {
  const { page, context } = await person(browser, { theme: "dark" }, 640);
  await againstBot(page);
  await expect(page.locator(".strip")).toHaveCount(0);
  await onTheWay(page, (message) =>
    message.type === "table" ? { ...message, info: { ...message.info, version: 99 } } : message,
  );
  await page.reload();
  await expect(page.locator(".strip[class*=trouble]")).toContainText("another version of the rules");
  await myTurn(page);
  expect(await violations(page)).toEqual([]);
  await picture(page, "other-rules-dark");
  await context.close();
});

test("a hint without a connection says so at the prompt", async ({ browser }) => {
  const { page, context } = await person(browser, {}, 1000);
  await againstBot(page);
  await context.setOffline(true);
  await expect(page.locator(".bar-lost")).not.toBeEmpty();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".prompt-why[role=alert]")).toContainText("no connection to the server");
  await picture(page, "hint-offline");
  await context.setOffline(false);
  await expect(page.locator(".bar-lost")).toBeEmpty({ timeout: 20_000 });
  await page.getByRole("button", { name: "Hint" }).click();
  // The best bot thinks for a while; if it finds nothing in time, that is said too.
  await expect(page.locator(".prompt-hint, .prompt-why")).toBeVisible({ timeout: 60_000 });
  await context.close();
});

test("what is said without a connection waits, also over a reload, and is said once; what is muted comes back", async ({
  browser,
}) => {
  const ada = await person(browser, { name: "Ada" });
  const bert = await person(browser, { name: "Bert", theme: "dark" }, 390);
  const code = await invite(ada.page);
  await joinBy(bert.page, code);
  await expect(ada.page.locator(".waiting-seats")).toContainText("Bert");
  await bert.page.getByRole("button", { name: "Chat" }).click();

  await bert.context.setOffline(true);
  await expect(bert.page.locator(".bar-lost")).not.toBeEmpty();
  const say = async (text: string): Promise<void> => {
    await bert.page.getByLabel("Say something").fill(text);
    await bert.page.getByRole("button", { name: "Send" }).click();
  };
  await say("I am in a tunnel");
  await expect(bert.page.locator(".chat-unsaid")).toContainText("I am in a tunnel waits for the connection");
  expect(await violations(bert.page)).toEqual([]);
  await picture(bert.page, "chat-waits");
  // The lost line is said on the bar, and makes nothing wider than the phone.
  expect(
    await bert.page.evaluate(() => document.querySelector(".invitation")?.getBoundingClientRect().right),
  ).toBeLessThan(390);
  await bert.context.setOffline(false);
  await expect(bert.page.locator(".chat-unsaid")).toHaveCount(0, { timeout: 20_000 });
  await expect(bert.page.locator(".chat-lines")).toContainText("Bert I am in a tunnel");
  await ada.page.getByRole("button", { name: "Chat, 1 unread" }).click();
  await expect(ada.page.locator(".chat-lines li")).toHaveCount(1);

  // Muted while the line was on its way: it is not lost, and the chat says why.
  await bert.context.setOffline(true);
  await expect(bert.page.locator(".bar-lost")).not.toBeEmpty();
  await say("one more thing");
  await ada.page.getByLabel("Only I may write").check();
  await bert.context.setOffline(false);
  await expect(bert.page.locator(".chat-unsaid li[data-failed]")).toContainText(
    "one more thing Not sent: The host has muted the chat.",
    { timeout: 20_000 },
  );
  expect(await violations(bert.page)).toEqual([]);
  await picture(bert.page, "chat-muted-line");
  await bert.page.reload();
  await bert.page.getByRole("button", { name: "Chat" }).click();
  await expect(bert.page.locator(".chat-unsaid")).toContainText("one more thing");
  await ada.page.getByLabel("Only I may write").uncheck();
  await bert.page.getByRole("button", { name: "Send again" }).click();
  await expect(ada.page.locator(".chat-lines li")).toHaveText([/I am in a tunnel/, /one more thing/]);
  await expect(bert.page.locator(".chat-unsaid")).toHaveCount(0);
  await Promise.all([ada.context.close(), bert.context.close()]);
});
