import { choose, expect, picture, test } from "./visitor.ts";
import type { Page } from "@playwright/test";
import { joinBy, myTurn, playQuickly, sitDown } from "./table.ts";

test("a touch in vain is told why and what to do, until something else is done; a hint takes its place; keys work from anywhere", async ({
  page,
}) => {
  await choose(page, {});
  await sitDown(page, "solo", 3);
  await myTurn(page);
  await expect(page).toHaveTitle(/^● Your turn · Evolution/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /favicon-turn\.svg$/);

  // Nobody feeds before the food is there: the reason is about what was touched, with its clause.
  const why = page.locator(".prompt-why");
  const species = page.locator(".ev-mine .ev-species-main").first();
  await species.click();
  await expect(why).toContainText("Species feed in phase 4");
  await expect(why.locator(".clause")).toContainText("EV-40");
  await page.locator(".ev-card").first().hover();
  await expect(why).toHaveCount(0);
  await species.click();
  await expect(why).toBeVisible();
  await page.keyboard.press("h");
  const hints = page.locator(".prompt-hint li");
  await expect(hints.first()).toBeVisible({ timeout: 60_000 });
  expect(await hints.count()).toBeLessThanOrEqual(3);
  await expect(page.locator(".prompt-hint")).toContainText(/expects -?\d+ points?, wins \d+/);
  await expect(page.locator(".hint-why")).toContainText(
    /about .+ (more|less) than after “|of 10 imagined games after it|better than after “|” is about as good/,
  );
  await expect(why).toHaveCount(0);
  await picture(page, "hints");

  // A card that one rests on is seen large, with what it does.
  await page.locator(".ev-card").first().hover();
  await expect(page.locator(".tip .large-card")).toContainText(/\S+/);
  await picture(page, "large-card");
  await page.mouse.move(5, 5);
  await expect(page.locator(".large-card")).toHaveCount(0);

  // The list of moves can be walked through at once; the list of keys says so.
  await page.keyboard.press("m");
  await expect(page.locator(".move-list button").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".move-list button").nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.locator("body").press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Ctrl Z");
  await picture(page, "keys");
  await page.keyboard.press("Escape");

  await page.locator(".ev-card").first().click();
  await page.locator(".ev-pond").click();
  await expect(page.locator('.ev-phases [aria-current][data-phase="food"]')).toHaveCount(0);
  await myTurn(page);
  await page.keyboard.press("Control+z");
  await expect(page.locator('.ev-phases [aria-current][data-phase="food"]')).toBeVisible();
});

test("a game of this device is played in one tab at a time; lessons are remembered; what is deleted was asked for", async ({
  page,
  context,
}) => {
  await choose(page, { lessons: true });
  await sitDown(page, "solo", 2);
  await myTurn(page);
  const lesson = page.locator(".lesson h2");
  const first = await lesson.textContent();
  await page.locator(".lesson").getByRole("button", { name: "Next" }).click();
  await expect(lesson).not.toHaveText(first ?? "");
  const second = (await lesson.textContent()) ?? "";
  await page.reload();
  await expect(lesson).toHaveText(second);

  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText("This game is open in another tab")).toBeVisible();
  await expect(other.locator(".frame")).toHaveCount(0);
  await other.getByRole("button", { name: "Play here" }).click();
  await myTurn(other);
  await expect(page.getByText("This game is open in another tab")).toBeVisible();
  await other.locator(".ev-card").first().click();
  await other.locator(".ev-pond").click();
  await expect(other.locator('.ev-phases [aria-current][data-phase="food"]')).toHaveCount(0);
  await myTurn(other);
  const laid = await other.locator(".log-line").count();
  // The first tab goes on when the second is gone, with all that was played there.
  await other.close();
  await page.locator(".frame").waitFor();
  await expect.poll(() => page.locator(".log-line").count()).toBeGreaterThanOrEqual(laid);

  await page.goto("/");
  const games = page.locator(".home-first .home-list > li");
  await expect(games).toHaveCount(1);
  await games.getByRole("button", { name: /^Delete/ }).click();
  await games.getByRole("button", { name: "Keep it" }).click();
  await expect(games).toHaveCount(1);
  await games.getByRole("button", { name: /^Delete/ }).click();
  await games.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.locator(".home-first")).toHaveCount(0);
});

/** Says that one is done with one's cards, and at once does something else: inside the page, where no moment passes between. */
function sayDoneAnd(page: Page, then: "click" | "escape" | "nothing"): Promise<string> {
  return page.evaluate(async (way) => {
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    find("[data-choice].button-main")?.click();
    while (find("[data-choice]") !== null) await frame();
    const said = find(".prompt-line")?.textContent ?? "";
    if (way === "nothing") return said;
    if (way === "click") find(".prompt-choices .button-main")?.click();
    else find(".prompt-line")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    while (find("[data-choice].button-main") === null) await frame();
    return said;
  }, then);
}

/** In fast play the end of one's cards does not count for a moment: it can be rethought, and outlives what others do meanwhile. */
async function rethink(ada: Page, bert: Page): Promise<void> {
  const playing = '.ev-phases [aria-current][data-phase="cards"]';
  await Promise.all([ada, bert].map(async (page) => playQuickly(page, 1)));
  await Promise.all([ada, bert].map((page) => page.locator(playing).waitFor({ timeout: 60_000 })));
  for (const way of ["click", "escape"] as const) {
    expect(await sayDoneAnd(ada, way)).toContain("you can still take it back");
    await expect(ada.locator(".prompt[data-mine]")).toBeVisible();
  }
  await bert.locator(".ev-card").first().click();
  expect(await sayDoneAnd(ada, "nothing")).toContain("you can still take it back");
  await picture(ada, "rethink");
  await bert.locator('.ev-mine :is(.ev-place, .ev-new button)[data-look="plays"]').first().click();
  await expect(ada.locator(".prompt[data-mine]")).toHaveCount(0, { timeout: 20_000 });
}

test("a running game online is gone on with from the home page; its link lets others watch; a mistyped one leads on", async ({
  browser,
}) => {
  const [ada, bert, eve] = await Promise.all(
    ["Ada", "Bert", "Eve"].map(async (name) => {
      const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
      await choose(page, { name, grace: name === "Ada" });
      return page;
    }),
  );
  if (ada === undefined || bert === undefined || eve === undefined) throw new Error("three people");
  await ada.goto("/play/evolution");
  await ada.locator('input[name="kind"][value="online"]').check({ force: true });
  await ada.locator('input[name="players"][value="3"]').check({ force: true });
  await ada.locator('.options [name="fast"]').setChecked(true, { force: true });
  await ada.locator('button[type="submit"]').click();
  const code = (await ada.locator(".invitation-code").textContent()) ?? "";
  await joinBy(bert, code);
  // A bot has a name, and a level that the host chooses.
  await expect(ada.locator(".waiting-seats")).toContainText("Bert");
  await ada.getByLabel(/^Let a bot play/).selectOption("novice");
  await expect(ada.locator(".waiting-seats li").nth(2)).toContainText("Anning");
  await expect(ada.locator(".waiting-seats li").nth(2)).toContainText("Novice");
  // A name that is changed is another one everywhere.
  await bert.getByLabel("Your name").fill("Berta");
  await bert.getByRole("button", { name: "Save" }).click();
  await expect(ada.locator(".waiting-seats")).toContainText("Berta");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([ada.locator(".frame").waitFor(), bert.locator(".frame").waitFor()]);

  // The chat lies beside the board, which stays in sight; one's own lines are not news.
  await ada.getByRole("button", { name: "Chat" }).click();
  await expect(ada.locator("dialog[open]")).toHaveCount(0);
  await ada.getByLabel("Say something").fill("hello");
  await ada.keyboard.press("Enter");
  await expect(ada.locator(".frame-panel .chat-lines")).toContainText("Ada hello");
  await picture(ada, "chat-beside");
  await ada.getByRole("tab", { name: "Log" }).click();
  await expect(ada.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
  await expect(bert.getByRole("button", { name: "Chat, 1 unread" })).toBeVisible();

  await rethink(ada, bert);
  await bert.goto("/");
  await bert
    .locator(".home-first")
    .getByRole("link", { name: /Evolution.*with Ada, Anning.*online/ })
    .click();
  await bert.locator(".frame").waitFor();

  await eve.goto(`/join/${code}`);
  await eve.locator(".frame").waitFor();
  await expect(eve.locator(".bar-middle")).toContainText("You are watching");
  for (const [address, words] of [
    ["/online/NOPE", "This table is not here"],
    ["/join/ZZZZZZ", "No table has this code."],
    ["/nowhere", "There is nothing here"],
  ] as const) {
    await eve.goto(address);
    await expect(eve.locator("main")).toContainText(words);
    await eve.locator("main").getByRole("link", { name: "Home" }).click();
    await expect(eve.locator(".home-games")).toBeVisible();
  }
  await Promise.all([ada, bert, eve].map((page) => page.context().close()));
});

test("an island of one's own is brought to the form: what is wrong with it is said, and a good one is played on", async ({
  page,
}) => {
  await choose(page, {});
  await page.goto("/play/evo");
  await page.locator('input[name="players"][value="3"]').check({ force: true });
  await page.locator('input[name="bot"][value="novice"]').check({ force: true });
  await page.locator('select[name="island"]').selectOption("own");
  const field = page.getByLabel("Paste it here, as JSON");
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole("alert")).toContainText("Paste your own data");
  await field.fill("{ zones");
  await expect(page.locator(".own-data")).toContainText("This is no JSON");
  const terrains = ["beach", "beach", "beach", "meadow", "hill", "mountain"];
  const zones = terrains.map((terrain, x) => ({ id: `A${x + 1}`, x, y: 0, terrain, start: terrain === "beach" }));
  await field.fill(JSON.stringify({ zones: [...zones, { id: "A9", x: 30, y: 30, terrain: "hill" }] }));
  await expect(page.locator(".own-data")).toContainText("zone A9: cannot be reached");
  await picture(page, "own-island-wrong");
  await field.fill(JSON.stringify({ zones }));
  await expect(page.locator(".own-data")).toContainText("It fits the game.");
  // Good by itself, and not for so many.
  await page.locator('input[name="players"][value="4"]').check({ force: true });
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole("alert")).toContainText("do not go with this number of players");
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.locator('input[name="players"][value="3"]').check({ force: true });
  await page.locator('button[type="submit"]').click();
  await myTurn(page);
  await expect(page.locator('[data-thing^="zone:"]')).toHaveCount(zones.length);
});

test("a finger that rests on a card sees it large, and plays nothing", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });
  const page = await context.newPage();
  await choose(page, {});
  await sitDown(page, "solo", 2);
  await myTurn(page);
  // What others do lays the table anew, and a finger that rests through it has to ask again.
  await expect(page.getByText("food card laid").first()).toBeVisible();
  // Also one that is looked at already: the focus is on it.
  const card = page.locator(".ev-card").first();
  await page.keyboard.press("Tab");
  await card.focus();
  await expect(card).toHaveAttribute("data-peeked");
  const finger = { pointerId: 1, pointerType: "touch", button: 0, bubbles: true, clientX: 40, clientY: 600 };
  await card.dispatchEvent("pointerdown", finger);
  await expect(page.locator(".tip .large-card")).toBeVisible();
  await picture(page, "large-card-phone");
  await card.dispatchEvent("pointerup", finger);
  await card.dispatchEvent("click", finger);
  await expect(page.locator('.ev-card[data-look="picked"]')).toHaveCount(0);
  await expect(page.locator('.ev-phases [aria-current][data-phase="food"]')).toBeVisible();
  await context.close();
});
