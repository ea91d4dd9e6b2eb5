import { readFileSync } from "node:fs";
import { loadGame } from "@clade/games";
import { type GameRecord, isComplaint, Match } from "@clade/kernel";
import type { Page } from "@playwright/test";
import { beforeWorker, fullAfter, NO_STORAGE, spoilable, unmeasurable } from "./faults.ts";
import { violations } from "./look.ts";
import { myTurn, playQuickly, setUp, sitDown, touchMove } from "./table.ts";
import { choose, expect, picture, test } from "./visitor.ts";

/** What people see when something goes wrong on their device. Every fault here is a real one: the parts that fail are those
 *  of the product, made to fail from outside. */

test.use({ serviceWorkers: "block" });

const failure = (page: Page) => page.locator(".failure");

const BOARDS = [
  ["evolution", "en", "light", 1280, 720],
  ["s-evolution", "fr", "dark", 768, 1024],
  ["evo", "ko", "light", 412, 915],
  ["progress", "fr", "light", 360, 740],
] as const;
const STOPPED = { en: "The board has stopped", fr: "Le plateau s’est arrêté", ko: "게임판이 멈췄습니다" } as const;
const DOWNLOAD = { en: "Download the record", fr: "Télécharger l’enregistrement", ko: "기록 내려받기" } as const;

for (const [game, language, theme, width, height] of BOARDS) {
  test(`${game}: an exception in the board leaves words, a way on, the record and a report (${language})`, async ({
    page,
  }) => {
    const spoil = await spoilable(page);
    await page.setViewportSize({ width, height });
    await choose(page, { language, theme });
    await setUp(page, { game, kind: "solo", players: 3 });
    await myTurn(page);
    await playQuickly(page, 3);
    await myTurn(page);
    await spoil();
    await playQuickly(page, 1);
    await expect(failure(page).getByRole("heading", { name: STOPPED[language] })).toBeFocused();
    // The bar over it still works.
    await expect(page.locator(".bar-home")).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: DOWNLOAD[language] }).click();
    const record = JSON.parse(readFileSync(await (await saving).path(), "utf8")) as GameRecord;
    const pack = await loadGame(game);
    if (pack === undefined) throw new Error("no such game");
    expect(isComplaint(Match.replay(pack.game, record))).toBe(false);
    expect(record.moves.length).toBeGreaterThan(3);

    // With keys alone: the report opens, and holds what is needed.
    await page.locator(".failure-report summary").focus();
    await page.keyboard.press("Enter");
    const report = await page.locator(".failure-report textarea").inputValue();
    expect(report).toMatch(/^Clade 0\.\d+\.\d+-[0-9a-f]{12}\n/);
    expect(report).toContain(`Game: ${game}, rules version ${record.version}, 3 players (person, `);
    expect(report).toContain(`  ${record.moves.at(-1)}`);
    expect(report).toMatch(/Error: TypeError: .*players|Error: TypeError: .*null/);
    expect(report).toMatch(/\n {2}at .*\.js/);
    expect(await violations(page)).toEqual([]);
    await picture(page, `failure-${game}-${language}`);
    await page.setViewportSize({ width, height: 1000 });
    await page.locator(".failure").evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const box = await page.locator(".failure-report").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);

    // A reload is at the same decision.
    await page.locator(".failure-ways .button-main").first().click();
    await myTurn(page);
    await touchMove(page);
    await expect(failure(page)).toHaveCount(0);
  });
}

test("a text to copy: into the clipboard where that is allowed, marked to be copied by hand where it is not", async ({
  page,
  context,
}) => {
  const spoil = await spoilable(page);
  await choose(page, {});
  await sitDown(page, "solo", 2);
  await myTurn(page);
  await spoil();
  await playQuickly(page, 1);
  await page.getByText("What to write in a report").click();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.locator(".failure-report [role=status]")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Game: evolution");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.locator(".failure-report [role=status]")).toContainText("copy it by hand");
  expect(await page.evaluate(() => String(getSelection()))).toContain("Game: evolution");
});

test("a page whose script does not come says so, and home works", async ({ page }) => {
  await choose(page, { language: "ko", theme: "dark" });
  await page.setViewportSize({ width: 480, height: 800 });
  await page.route(/\/assets\/settings-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/");
  await page.locator(".bar-nav a").click();
  await expect(failure(page).getByRole("heading", { name: "페이지의 일부를 불러오지 못했습니다" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await picture(page, "failure-page-ko");
  await page.locator(".failure-ways a").click();
  await expect(page.locator(".box")).toHaveCount(4);
});

test("a game whose script does not come says so where the table would be", async ({ page }) => {
  await choose(page, { language: "fr" });
  await page.goto("/");
  await page.locator(".box").first().waitFor();
  await page.route(/\/assets\/(board|board-context)-[^/]+\.js$/, (route) => route.abort());
  await page.getByRole("button", { name: /^Jouer : Evolution$/ }).click();
  await expect(failure(page).getByRole("heading")).toHaveText("Une partie de cette page n’a pas pu être chargée");
});

test("a worker that does not start: Play now says so and can be pressed again", async ({ page }) => {
  let comes = false;
  await page.route(/\/assets\/worker-[^/]+\.js$/, (route) => (comes ? route.continue() : route.abort()));
  await choose(page, {});
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto("/");
  await expect(page.locator(".home-trouble")).toContainText("did not start");
  const play = page.getByRole("button", { name: /Play now : Evolution$/ });
  await play.click();
  await expect(page.locator(".box-trouble")).toContainText("did not start");
  await expect(play).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  await picture(page, "no-worker-home");
  comes = true;
  await play.click();
  await myTurn(page);

  // At a table, the same: words, and another try.
  comes = false;
  await page.reload();
  await expect(failure(page)).toContainText("did not start");
  expect(await violations(page)).toEqual([]);
  await picture(page, "no-worker-table");
  comes = true;
  await failure(page).getByRole("button", { name: "Try again" }).click();
  await myTurn(page);
});

test("a browser that keeps nothing: the game is played all the same, and the page says how long it lasts", async ({
  page,
}) => {
  await beforeWorker(page, NO_STORAGE);
  await choose(page, { theme: "dark" });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/");
  await expect(page.locator(".home-trouble")).toContainText("games last until the page is closed");
  await page.getByRole("button", { name: /Play now : Evolution$/ }).click();
  await expect(page.locator(".strip")).toContainText("games last until the page is closed");
  await myTurn(page);
  await picture(page, "unkept-phone");
  expect(await violations(page)).toEqual([]);
  await playQuickly(page, 5);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This table is not here" })).toBeVisible();
});

test("a full device takes the move back and says why; with room again it is made", async ({ page }) => {
  // One entry for the new table: the first move finds no room.
  await beforeWorker(page, fullAfter(1));
  await choose(page, { language: "fr" });
  await page.setViewportSize({ width: 1100, height: 800 });
  await setUp(page, { game: "evolution", kind: "hotSeat", players: 2 });
  await page.locator(".cover button").click();
  await myTurn(page);
  const hand = await page.locator(".ev-card").allTextContents();
  await page.locator('.ev-card[data-look="takes"]').first().click();
  await page.locator(".ev-pond").click();
  await expect(page.locator(".prompt-why[role=alert]")).toContainText("Cet appareil n’a pas pu le garder");
  expect(await page.locator(".ev-card").allTextContents()).toEqual(hand);
  expect(await violations(page)).toEqual([]);
  await picture(page, "device-full-fr");
  await touchMove(page);
  await expect(page.locator(".cover")).toBeVisible();
});

test("bots whose moves a full device cannot keep: the page says so, and lets them try again", async ({ page }) => {
  // One entry for the new table; then the bot's first move finds no room, as often as it tries.
  await beforeWorker(page, fullAfter(1, 4));
  await choose(page, { language: "ko", theme: "dark" });
  await page.setViewportSize({ width: 430, height: 900 });
  await setUp(page, { game: "evolution", kind: "solo", players: 2 });
  await expect(page.locator(".strip")).toContainText("공간이 부족할 수 있습니다");
  expect(await violations(page)).toEqual([]);
  await picture(page, "bots-stuck-ko");
  await page.locator(".strip").getByRole("button", { name: "다시 해 보기" }).click();
  await expect(page.locator(".strip")).toHaveCount(0);
  await myTurn(page);
  await playQuickly(page, 3);
  await expect(page.locator(".strip")).toHaveCount(0);
});

test("a board that fails can be left for a plain one, and the game goes on there", async ({ page }) => {
  await unmeasurable(page);
  await choose(page, { language: "fr" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("button", { name: /^Jouer : Evolution$/ }).click();
  await expect(failure(page).getByRole("heading")).toHaveText("Le plateau s’est arrêté");
  await picture(page, "failure-plain-offer-fr");
  await failure(page).getByRole("button", { name: "Continuer sur un plateau simple" }).click();
  await expect(page.locator(".frame")).toBeVisible();
  await picture(page, "failure-plain-fr");
  await myTurn(page);
  const views = await page.locator(".frame").getAttribute("data-views");
  await page.getByRole("button", { name: "Coups", exact: true }).click();
  await page.locator(".sheet .move-list button").first().click();
  await expect(page.locator(".frame")).not.toHaveAttribute("data-views", views ?? "");
});

test("no room for a new game: Play now says so and can be pressed again", async ({ page }) => {
  await beforeWorker(page, fullAfter(0));
  await choose(page, { language: "ko" });
  await page.goto("/");
  const play = page.getByRole("button", { name: /바로 시작 : 에볼루션$/ });
  await play.click();
  await expect(page.locator(".box-trouble")).toContainText("공간이 부족할 수 있습니다");
  await picture(page, "device-full-home-ko");
  await play.click();
  await myTurn(page);
});

/** Changes what is kept of the one table of this device. */
async function changeKept(page: Page, changes: Partial<GameRecord>): Promise<void> {
  await page.evaluate(async (changed) => {
    const opened = indexedDB.open("clade", 1);
    const done = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    await done(opened);
    const store = opened.result.transaction("tables", "readwrite").objectStore("tables");
    const [kept] = (await done(store.getAll())) as { record: object }[];
    await done(store.put({ ...kept, record: { ...kept?.record, ...changed } }));
    opened.result.close();
  }, changes);
}

test("a game of other rules goes on where it can; else it says which version it needs, and stays", async ({ page }) => {
  await choose(page, { language: "ko", theme: "dark" });
  await page.setViewportSize({ width: 600, height: 960 });
  await sitDown(page, "solo", 2);
  await myTurn(page);
  await playQuickly(page, 4);
  await myTurn(page);
  const prompt = await page.locator(".prompt-line").textContent();
  await changeKept(page, { version: 77 });
  await page.reload();
  await myTurn(page);
  expect(await page.locator(".prompt-line").textContent()).toBe(prompt);

  await changeKept(page, { version: 77, digest: "elsewhere" });
  await page.reload();
  await expect(failure(page).getByRole("heading")).toHaveText("이 게임에는 다른 버전의 규칙이 필요합니다");
  await expect(failure(page)).toContainText("규칙 버전 77에서");
  expect(await violations(page)).toEqual([]);
  await picture(page, "rules-moved-ko");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "기록 내려받기" }).click();
  expect((JSON.parse(readFileSync(await (await saving).path(), "utf8")) as GameRecord).version).toBe(77);
  await page.goto("/");
  await expect(page.locator(".home-first .home-list li")).toHaveCount(1);
});

test("a kept game that its rules no longer take is broken, not gone", async ({ page }) => {
  await choose(page, {});
  await sitDown(page, "solo", 2);
  await myTurn(page);
  await playQuickly(page, 2);
  await changeKept(page, { moves: ["0 fly away"] });
  await page.reload();
  await expect(failure(page).getByRole("heading")).toHaveText("This table has failed");
  await picture(page, "table-broken-local");
  await page.getByText("What to write in a report").click();
  expect(await page.locator(".failure textarea").inputValue()).toContain("0 fly away");
});
