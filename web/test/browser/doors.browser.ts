import type { Browser, Page } from "@playwright/test";
import { violations } from "./look.ts";
import { touchMove } from "./table.ts";
import { choose, expect, picture, test } from "./visitor.ts";

interface Visitor {
  readonly name: string;
  readonly language?: "en" | "fr" | "ko";
  readonly phone?: boolean;
}

/** Somebody with a browser of their own, whom the server knows by name. */
async function visit(browser: Browser, { name, language = "en", phone = false }: Visitor): Promise<Page> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1366, height: 768 };
  const page = await (await browser.newContext({ serviceWorkers: "block", viewport, hasTouch: phone })).newPage();
  await choose(page, { name, language, theme: phone ? "dark" : "light" });
  return page;
}

/** Opens the sheet of people from the bar, and in it what can be done about somebody. */
async function peopleOf(page: Page, title: string, about?: string): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.locator(".people-sheet").waitFor();
  if (about !== undefined) await page.locator(".people-seats summary", { hasText: about }).click();
}

test("four people, three languages, one table: clocks, phrases, giving up, removing, taking over, blocking", async ({
  browser,
}) => {
  const ada = await visit(browser, { name: "Ada" });
  const bob = await visit(browser, { name: "Bruno", language: "fr", phone: true });
  const chae = await visit(browser, { name: "Chaewon", language: "ko" });
  const dana = await visit(browser, { name: "Dana" });

  // Ada sets the table up, with clocks, for everybody to see.
  await ada.goto("/play/moult");
  await ada.locator('input[name="kind"][value="online"]').check({ force: true });
  await ada.locator('input[name="players"][value="3"]').check({ force: true });
  await ada.locator('input[name="pace"][value="live"]').check({ force: true });
  await ada.locator('input[name="clock"][value="1"]').check({ force: true });
  await ada.getByLabel("Show it among the open tables").check();
  await expect(ada.getByLabel("Anybody may watch the game")).toBeChecked();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.locator(".terms")).toContainText("15 minutes each, and 10 seconds more with every move");
  const path = new URL(ada.url()).pathname;

  // The others see how fast it plays before they sit down.
  for (const [page, sit] of [
    [bob, "S’asseoir ici"],
    [chae, "여기 앉기"],
  ] as const) {
    await page.goto("/");
    await page.locator(`a[href$="${path}"]`).click();
    await expect(page.locator(".terms")).toContainText("15");
    await page.getByRole("button", { name: sit }).first().click();
    await expect(page.locator(".waiting-seats")).toContainText(page === bob ? "Bruno" : "Chaewon");
  }
  await ada.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([ada, bob, chae].map((page) => page.locator(".frame").waitFor()));

  // Clocks run for everybody, and say so without a colour.
  for (const page of [ada, bob, chae]) {
    await expect(page.locator(".clocks [role=timer]")).toHaveCount(3);
    const running = page.locator(".clocks li[data-runs]").first();
    await expect(running.locator(".clocks-sign")).toBeVisible();
    const shown = await running.locator(".numeral").textContent();
    expect(shown).toMatch(/^1[45]:\d\d$/);
    await expect(running.locator(".numeral")).not.toHaveText(shown ?? "");
  }
  await expect(ada.locator(".clocks-then")).toContainText("the bot Adept makes this decision for you");
  await expect(ada.getByRole("timer").first()).toHaveAccessibleName(/Ada: 14 minutes .* the clock is running/);
  await picture(bob, "clocks-phone");

  // Among strangers there are set phrases, which each reads in their own language.
  for (const page of [ada, bob, chae]) await page.locator(".bar-link").nth(1).click();
  await expect(ada.getByLabel("Say something")).toHaveCount(0);
  await ada.getByRole("button", { name: "Good luck, and have fun!" }).click();
  await expect(bob.locator(".chat-lines")).toContainText("Bonne chance, et bon jeu !");
  await expect(chae.locator(".chat-lines")).toContainText("행운을 빌어요. 재미있게 해요!");
  await bob.getByRole("button", { name: "Merci !" }).click();
  await expect(ada.locator(".chat-lines")).toContainText("Thank you!");
  expect(await violations(bob)).toEqual([]);
  await picture(bob, "phrases-phone");
  await bob.keyboard.press("Escape");

  // Chaewon gives up, by keys alone, and is asked whether she means it.
  await chae.getByRole("button", { name: "함께하는 사람", exact: true }).focus();
  await chae.keyboard.press("Enter");
  await chae.getByRole("button", { name: "포기하기" }).focus();
  await chae.keyboard.press("Enter");
  await expect(chae.getByRole("button", { name: "계속 두기" })).toBeFocused();
  expect(await violations(chae)).toEqual([]);
  await chae.keyboard.press("Shift+Tab");
  await chae.keyboard.press("Enter");
  await expect(chae.locator(".stand-in")).toContainText("봇(중급)이 끝까지 둡니다");
  await expect(ada.locator(".who-plays")).toHaveText("The bot Adept plays for Chaewon, who gave up.");

  // Bruno leaves for a while and comes back; then he is away for good.
  await peopleOf(bob, "Personnes");
  await bob.getByRole("button", { name: "M’absenter" }).click();
  await expect(ada.locator(".who-plays")).toContainText("The bot Adept plays for Bruno, who is away.");
  await bob.goto(path);
  await bob.getByRole("button", { name: "Reprendre votre place" }).click();
  await expect(ada.locator(".who-plays")).not.toContainText("Bruno");
  await peopleOf(bob, "Personnes");
  await bob.getByRole("button", { name: "M’absenter" }).click();
  await expect(ada.locator(".who-plays")).toContainText("Bruno");
  await peopleOf(ada, "People", "Bruno");
  await ada.getByRole("button", { name: "Remove from the game" }).click();
  await ada.getByRole("group", { name: "Remove from the game" }).getByRole("button").first().click();
  await expect(ada.locator(".people-seats")).toContainText("who was removed");
  await picture(ada, "people");
  expect(await violations(ada)).toEqual([]);
  await ada.keyboard.press("Escape");

  // Dana finds the game among those to watch, and takes the seat over.
  await dana.goto("/");
  await dana.getByRole("region", { name: "Games to watch" }).locator(`a[href$="${path}"]`).click();
  await expect(dana.locator(".bar")).toContainText("You are watching");
  await peopleOf(dana, "People");
  await dana.getByRole("button", { name: "Take this seat over" }).click();
  await expect(ada.locator(".clocks")).toContainText("Dana");
  await expect(dana.locator(".bar")).not.toContainText("You are watching");
  await touchMove(ada);
  await dana.locator(".prompt[data-mine]").waitFor();
  await expect(dana.locator(".who-plays")).not.toContainText("Bruno");

  // Whom Ada has blocked she does not hear, and they do not sit down with her again.
  await peopleOf(ada, "People", "Dana");
  await ada.getByRole("button", { name: "Block", exact: true }).click();
  await ada.getByRole("group", { name: "Block" }).getByRole("button").first().click();
  await expect(ada.locator(".people-seats")).toContainText("blocked");
  await ada.keyboard.press("Escape");
  await dana.locator(".bar-link").nth(1).click();
  await dana.getByRole("button", { name: "Well played!" }).click();
  await expect(dana.locator(".chat-lines")).toContainText("Well played!");
  await chae.locator(".bar-link").nth(1).click();
  await expect(chae.locator(".chat-lines")).toContainText("잘 두셨어요!");
  await expect(ada.locator(".chat-lines")).not.toContainText("Well played!");
  await ada.goto("/play/moult");
  await ada.locator('input[name="kind"][value="online"]').check({ force: true });
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.locator(".waiting-seats").waitFor();
  await dana.goto(ada.url());
  await dana.getByRole("button", { name: "Sit here" }).first().click();
  await expect(dana.getByText("You cannot sit down at this table.")).toBeVisible();

  await Promise.all([ada, bob, chae, dana].map((page) => page.context().close()));
});

test("children's mode: nothing typed is seen or can be, on the device and on the server", async ({ browser }) => {
  const kid = await visit(browser, { name: "Kim", phone: true });
  const ada = await visit(browser, { name: "Ada" });
  await kid.goto("/settings");
  await kid.getByRole("group", { name: "Children’s mode" }).getByLabel("On").check({ force: true });
  await expect(kid.getByRole("group", { name: "Typed chat" })).toHaveCount(0);
  expect(await violations(kid)).toEqual([]);
  await ada.goto("/play/moult");
  await ada.locator('input[name="kind"][value="online"]').check({ force: true });
  await ada.locator('input[name="players"][value="2"]').check({ force: true });
  await ada.getByRole("button", { name: "Open the table" }).click();
  const code = (await ada.locator(".invitation-code").textContent()) ?? "";
  await ada.locator(".bar-link").nth(1).click();
  await ada.getByLabel("Say something").fill("words for grown-ups");
  await ada.getByRole("button", { name: "Send" }).click();
  await expect(ada.locator(".chat-lines")).toContainText("words for grown-ups");
  await kid.goto(`/join/${code}`);
  await expect(kid.locator(".waiting-seats")).toContainText("Kim");
  await kid.locator(".bar-link").nth(1).click();
  await expect(kid.locator(".chat-say")).toContainText("Children’s mode");
  await expect(kid.getByLabel("Say something")).toHaveCount(0);
  await kid.getByRole("button", { name: "Hello!" }).click();
  await expect(ada.locator(".chat-lines")).toContainText("Hello!");
  await expect(kid.locator(".chat-lines")).toContainText("Hello!");
  await expect(kid.locator(".chat-lines")).not.toContainText("grown-ups");
  // Where nobody reads what is typed, nobody is asked to type.
  await expect(ada.getByLabel("Say something")).toHaveCount(0);
  await Promise.all([kid, ada].map((page) => page.context().close()));
});

test("children's mode that is chosen before the server has answered is known there all the same", async ({
  browser,
}) => {
  const kid = await visit(browser, { name: "Kim" });
  let answer = (): void => {};
  const chosen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await kid.route("**/api/me/kindness", async (route) => {
    if (route.request().method() === "GET") await chosen;
    await route.continue();
  });
  const wished = kid.waitForRequest((each) => each.method() === "PUT" && each.url().endsWith("/api/me/kindness"));
  await kid.goto("/settings");
  await kid.getByRole("group", { name: "Children’s mode" }).getByLabel("On").check({ force: true });
  answer();
  expect((await wished).postDataJSON()).toEqual({ child: true });
  await kid.context().close();
});
