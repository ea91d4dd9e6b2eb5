import { seeded } from "@clade/kernel";
import { Guest, playOut, startGame } from "@clade/server/testkit";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { violations } from "./look.ts";
import { choose, expect, picture, test } from "./visitor.ts";

/** Somebody with a browser, who is also asked for things without one: the same cookie in both. */
interface Somebody {
  readonly guest: Guest;
  readonly context: BrowserContext;
  readonly page: Page;
}

async function somebody(browser: Browser, url: string, name: string, more: object = {}): Promise<Somebody> {
  const guest = await Guest.visit(url, name);
  const context = await browser.newContext({ serviceWorkers: "block", ...more });
  const [cookie = "", value = ""] = guest.cookie.split("=");
  await context.addCookies([{ name: cookie, value, url }]);
  const page = await context.newPage();
  await choose(page, { name });
  return { guest, context, page };
}

async function playedOut(people: readonly Guest[], seed: string): Promise<string> {
  const table = await startGame(people);
  const lines = await Promise.all(people.map((guest) => guest.line()));
  await Promise.all(lines.map((line) => line.watch(table)));
  await playOut(lines, table, seeded(seed));
  for (const line of lines) line.cut();
  return table;
}

test("three people: one follows another from the table they played at, invites them in one tap, and they come", async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? "";
  const ada = await somebody(browser, url, "Ada");
  const bert = await somebody(browser, url, "Bert", { viewport: { width: 390, height: 844 } });
  const cleo = await somebody(browser, url, "Cleo");
  const table = await playedOut([ada.guest, bert.guest, cleo.guest], "people");

  // From the table to a profile.
  await ada.page.goto(`/online/${table}`);
  await ada.page.locator(".scores").first().waitFor();
  await ada.page.keyboard.press("Escape");
  await ada.page.locator(".bar").getByRole("button", { name: "People", exact: true }).click();
  await ada.page.getByRole("link", { name: "Bert" }).click();
  await expect(ada.page.getByRole("heading", { level: 1 })).toHaveText("Bert");
  await expect(ada.page.getByRole("img", { name: /^Strength at Evolution/ })).toBeVisible();
  await ada.page.getByRole("button", { name: "Follow Bert", exact: true }).click();
  await expect(ada.page.getByRole("button", { name: "Stop following Bert" })).toBeVisible();
  for (const theme of ["light", "dark"]) {
    await ada.page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    expect(await violations(ada.page), `the profile, ${theme}`).toEqual([]);
    await picture(ada.page, `person-${theme}`);
  }

  // A table, and one tap.
  const { id } = await ada.guest.table({ seats: ["me", "free"] });
  await ada.page.goto(`/online/${id}`);
  await ada.page.getByRole("button", { name: "Invite Bert" }).click();
  await expect(ada.page.getByText("Bert is invited")).toBeVisible();
  await bert.page.goto("/");
  await bert.page.getByRole("link", { name: "Waiting for you: 1" }).click();
  await expect(bert.page.getByText("Ada asks you to play")).toBeVisible();
  expect(await violations(bert.page), "the inbox on a phone").toEqual([]);
  await picture(bert.page, "inbox-phone");
  await bert.page.getByRole("link", { name: /Ada asks you to play/ }).click();
  await bert.page.getByRole("button", { name: "Sit here" }).click();
  await expect(ada.page.locator(".waiting-seats")).toContainText("Bert");
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await ada.page.locator(".frame").waitFor();

  // Two games wait for Ada: one key leads from the one to the other.
  const other = await startGame([ada.guest, cleo.guest]);
  const first = (await ada.guest.get<{ next: string[] }>("/api/me/waiting")).body.next;
  if (first.includes(other) || first.includes(id)) {
    await ada.page.goto("/inbox");
    await ada.page.getByRole("heading", { name: "Your turn" }).waitFor();
    await ada.page.keyboard.press("n");
    await expect(ada.page).toHaveURL(new RegExp(`/online/${first[0]}`));
    const [, second] = first;
    if (second !== undefined) {
      await ada.page.locator(".frame").waitFor();
      await ada.page.keyboard.press("n");
      await expect(ada.page).toHaveURL(new RegExp(`/online/${second}`));
    }
  }

  // As public as its person wants.
  await bert.page.goto("/person/me");
  await bert.page.getByRole("radio", { name: "Only me" }).click({ force: true });
  await expect(bert.page.getByRole("radio", { name: "Only me" })).toBeChecked();
  const bertId = (await bert.guest.get<{ id: string }>("/api/people/me")).body.id;
  await cleo.page.goto(`/person/${bertId}`);
  await expect(cleo.page.getByRole("heading", { level: 1 })).toHaveText("There is nobody here");
  await Promise.all([ada, bert, cleo].map(({ context }) => context.close()));
});

test("a club: founded, joined by its invitation, with a league that a game moves", async ({ browser, baseURL }) => {
  const url = baseURL ?? "";
  const ada = await somebody(browser, url, "Ada");
  const bert = await somebody(browser, url, "Bert", { viewport: { width: 390, height: 844 } });
  await ada.page.goto("/people");
  await ada.page.getByText("Found a club", { exact: true }).first().click();
  await ada.page.getByLabel("Name of the club").fill("Finches");
  await ada.page.getByRole("button", { name: "Found a club" }).click();
  await expect(ada.page.getByRole("heading", { level: 1 })).toHaveText("Finches");
  const link = (await ada.page.locator(".club-link a").getAttribute("href")) ?? "";
  await bert.page.goto(link.slice(0, link.lastIndexOf("/")));
  await expect(bert.page.getByRole("heading", { level: 1 })).toHaveText("There is no such club");
  await bert.page.goto(link);
  await bert.page.getByRole("button", { name: "Join the club" }).click();
  await expect(bert.page.getByRole("heading", { name: "Members" })).toBeVisible();

  await ada.page.reload();
  await ada.page.getByText("New table for the club").click();
  await ada.page.getByRole("button", { name: "Evolution", exact: true }).click();
  await ada.page.locator(".waiting-room").waitFor();
  await bert.page.reload();
  await expect(bert.page.locator("#club-tables ~ .home-list")).toContainText("waiting for players");

  await playedOut([ada.guest, bert.guest], "league");
  await bert.page.reload();
  const league = bert.page.getByRole("table", { name: "League, Season 1" });
  await expect(league.getByRole("row")).toHaveCount(3);
  for (const [who, where] of [
    [ada, "/people"],
    [ada, "/leaders/evolution"],
    [ada, link],
    [bert, link],
  ] as const) {
    await who.page.goto(where);
    await who.page.waitForLoadState("networkidle");
    for (const theme of ["light", "dark"]) {
      await who.page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
      expect(await violations(who.page), `${where}, ${theme}`).toEqual([]);
    }
    await picture(
      who.page,
      `people-${where.split("/")[3] ?? where.split("/")[1] ?? ""}-${who === ada ? "wide" : "phone"}`,
    );
  }
  await Promise.all([ada, bert].map(({ context }) => context.close()));
});
