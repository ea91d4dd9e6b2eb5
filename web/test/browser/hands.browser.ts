import type { Browser, Page } from "@playwright/test";
import { withAuthenticator } from "./authenticator.ts";
import { Hands } from "./hands.ts";
import { violations } from "./look.ts";
import { choose, expect as expectSoon, test } from "./visitor.ts";

const expect = expectSoon.configure({ timeout: 30_000 });

/** Whoever walks needs more steps than whoever points. */
test.describe.configure({ timeout: 480_000 });

/** Somebody with a browser of their own, and no mouse. */
async function somebody(browser: Browser, name: string): Promise<Hands> {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await choose(page, { name });
  return new Hands(page);
}

/** One move from the list of moves. */
async function moveByKeys(page: Page): Promise<void> {
  await page.locator(".prompt[data-mine]").waitFor();
  const views = await page.locator(".frame").getAttribute("data-views");
  await page.keyboard.press("m");
  await page.locator(".sheet .move-list button").first().waitFor();
  await page.locator(".sheet-close").press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".frame")).not.toHaveAttribute("data-views", views ?? "");
}

test("three people without a mouse: a table from its setting up to a seat that is taken over", async ({ browser }) => {
  const ada = await somebody(browser, "Ada");
  const bob = await somebody(browser, "");
  const dana = await somebody(browser, "Dana");

  // Ada sets a table up, with clocks.
  await ada.page.goto("/play/moult");
  await ada.choose(/^Online/);
  await ada.choose("2");
  await ada.choose(/^Live, with clocks/);
  await ada.check("Show it among the open tables");
  await ada.check("Anybody may watch the game");
  expect(await violations(ada.page), "setting up").toEqual([]);
  await ada.press("button", "Open the table");
  const code = (await ada.page.locator(".invitation-code").textContent()) ?? "";
  expect(await violations(ada.page), "the waiting room").toEqual([]);

  // Bob has no name yet: he follows the link, says one, and sits down.
  await bob.page.goto(`/join/${code}`);
  await bob.type(/name/i, "Bob");
  expect(await violations(bob.page), "the invitation").toEqual([]);
  await bob.press("button", "Sit down");
  await expect(ada.page.locator(".waiting-seats")).toContainText("Bob");
  await ada.press("button", "Start the game");
  await Promise.all([ada, bob].map(({ page }) => page.locator(".frame").waitFor()));

  // A move of whoever has to decide, a word to the other.
  const first = (await ada.page.locator(".prompt[data-mine]").count()) > 0 ? ada : bob;
  await moveByKeys(first.page);
  await ada.press("button", "Chat");
  await ada.press("button", "Good luck, and have fun!");
  await expect(ada.page.locator(".chat-lines")).toContainText("Good luck");
  await ada.page.keyboard.press("Escape");
  await bob.press("button", /^Chat/);
  await expect(bob.page.locator(".chat-lines")).toContainText("Good luck");
  await bob.press("button", "Something about Ada");
  await bob.press("button", /^Tell the operator about this line/);
  await bob.type("What happened?", "too kind");
  expect(await violations(bob.page), "a report").toEqual([]);
  await bob.press("button", "Send", bob.page.locator(".tell-operator"));
  await expect(bob.page.getByRole("status").filter({ hasText: "Sent." })).toBeVisible();
  await bob.page.keyboard.press("Escape");
  await bob.page.keyboard.press("Escape");

  // Bob leaves and comes back; then leaves for good, and Ada removes him.
  const leave = async (): Promise<void> => {
    await bob.press("button", "People");
    await bob.press("button", "Leave for now");
    await expect(ada.page.locator(".who-plays")).toContainText("Bob");
  };
  const table = new URL(ada.page.url()).pathname;
  await leave();
  await bob.page.goto(table);
  await bob.press("button", "Take your seat back");
  await expect(ada.page.locator(".who-plays")).not.toContainText("Bob");
  await leave();
  await ada.press("button", "People");
  await ada.open(ada.page.locator(".people-seats summary", { hasText: "Bob" }));
  await ada.press("button", "Mute for me");
  await expect(ada.page.locator(".people-seats")).toContainText("muted for you");
  await ada.press("button", "Remove from the game");
  await ada.press("button", /^Remove/, ada.page.getByRole("group", { name: "Remove from the game" }));
  await expect(ada.page.locator(".people-seats")).toContainText("who was removed");
  expect(await violations(ada.page), "people").toEqual([]);
  await ada.page.keyboard.press("Escape");

  // Dana takes the seat over.
  await dana.page.goto(table);
  await dana.press("button", "People");
  await dana.press("button", "Take this seat over");
  await expect(dana.page.locator(".bar")).not.toContainText("You are watching");
  // Ada blocks her, and Dana gives up.
  await ada.press("button", "People");
  await ada.open(ada.page.locator(".people-seats summary", { hasText: "Dana" }));
  await ada.press("button", "Block");
  await ada.press("button", "Block", ada.page.getByRole("group", { name: "Block" }));
  await expect(ada.page.locator(".people-seats")).toContainText("blocked");
  await dana.page.keyboard.press("Escape");
  await dana.press("button", "People");
  await dana.press("button", "Give up");
  await dana.press("button", "Yes, give up");
  await expect(ada.page.locator(".people-seats")).toContainText("gave up");
  for (const { page } of [ada, bob, dana]) await page.context().close();
});

test("two people without a mouse: profile, leaders, inbox, club, tournament, quick game, notices and passkeys", async ({
  browser,
  baseURL,
}) => {
  // Passkeys need a name; the bare address of a machine is none.
  const site = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const ada = await somebody(browser, "Ada");
  const bob = await somebody(browser, "Bob");
  const looks = async ({ page }: Hands, what: string): Promise<void> =>
    expect(await violations(page), what).toEqual([]);

  // From home to a club, which Bob joins by its link.
  await ada.page.goto(`${site}/`);
  await ada.press("link", "People");
  await ada.open(ada.page.locator("summary", { hasText: "Found a club" }));
  await ada.type("Name of the club", "Finches");
  await looks(ada, "people and clubs");
  await ada.press("button", "Found a club");
  await expect(ada.page.getByRole("heading", { level: 1 })).toHaveText("Finches");
  await looks(ada, "a club");
  const link = (await ada.page.locator(".club-link a").getAttribute("href")) ?? "";
  await bob.page.goto(new URL(new URL(link, site).pathname, site).href);
  await bob.press("button", "Join the club");
  await expect(bob.page.getByRole("heading", { name: "Members" })).toBeVisible();
  await bob.press("link", /^Ada/);
  await bob.press("button", "Follow Ada");
  await bob.to("button", "Stop following Ada");
  await looks(bob, "a profile");

  // How public one is; the leaders; what waits.
  await ada.page.goto(`${site}/person/me`);
  await ada.choose("Friends");
  await ada.choose("Nobody");
  await looks(ada, "one's own profile");
  await ada.page.goto(`${site}/leaders/evolution`);
  await ada.to("combobox", "Among");
  await ada.page.keyboard.press("ArrowDown");
  await expect(ada.page.getByRole("combobox", { name: "Among" })).toHaveValue(/follow/);
  await looks(ada, "leaders");

  // A tournament: made, entered, started and followed to one's table.
  await ada.page.goto(`${site}/tournaments`);
  await ada.press("link", "Set up a tournament");
  await ada.type("Name", "Night cup");
  await ada.choose("2");
  await ada.choose(/^League/);
  await ada.press("button", "Open it for entries");
  await expect(ada.page.getByRole("heading", { level: 1, name: "Night cup" })).toBeVisible();
  await bob.page.goto(ada.page.url());
  for (const each of [ada, bob]) {
    await each.press("button", "Enter");
    await expect(each.page.getByText("You are in.")).toBeVisible();
  }
  await expect(ada.page.getByRole("listitem").filter({ hasText: "Bob" })).toBeVisible();
  await ada.press("button", "Start now");
  await ada.press("link", "Go to your table");
  await ada.page.locator(".frame").waitFor();
  await looks(ada, "a table of a tournament");

  // What waits for one is a key away.
  await ada.page.locator(".prompt").waitFor();
  const waits = (await ada.page.locator(".prompt[data-mine]").count()) > 0 ? ada : bob;
  await waits.page.goto(`${site}/inbox`);
  await waits.page.getByRole("heading", { name: "Your turn" }).waitFor();
  await looks(waits, "the inbox");
  await waits.press("button", "Go to the first");
  await expect(waits.page).toHaveURL(/\/online\//);

  // A quick game, of a kind that nobody else here looks for.
  for (const each of [ada, bob]) {
    await each.page.goto(`${site}/quick`);
    await each.check(/^Progress/);
    await each.check(/^Evolution/, false);
    for (const players of ["3", "4", "5", "6"]) {
      if ((await each.page.getByRole("checkbox", { name: players, exact: true }).count()) > 0)
        await each.check(players, false);
    }
    await each.press("button", "Find people");
  }
  for (const { page } of [ada, bob]) await expect(page).toHaveURL(/\/online\//);

  // Settings: what to be told of, and when not; a token; a passkey.
  await withAuthenticator(ada.page);
  // A phone of hers wants notices: there is something to say about them.
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  const phone = { data: { endpoint: "https://push.clade.invalid/phone", keys } };
  expect((await ada.page.request.post(`${site}/api/me/notices/devices`, phone)).ok()).toBe(true);
  await ada.page.goto(`${site}/settings`);
  await ada.check("A game is over", false);
  await ada.check("Keep a quiet time");
  await ada.type(/^Name of the program/, "My bot");
  await ada.press("button", "Make a token");
  await ada.to("button", /^End the token/);
  await ada.press("button", "Add a passkey");
  await ada.to("button", /^Remove:/);
  await looks(ada, "settings");
  for (const { page } of [ada, bob]) await page.context().close();
});
