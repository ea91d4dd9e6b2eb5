import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GameRecord } from "@clade/kernel";
import type { Page } from "@playwright/test";
import { randomRecord } from "../random-record.ts";
import { violations } from "./look.ts";
import { myTurn, playQuickly, sitDown } from "./table.ts";
import { choose, expect, picture, test } from "./visitor.ts";

/** Brings a record to the page of one's games, as a file. */
async function bring(page: Page, record: GameRecord): Promise<void> {
  await page.goto("/games");
  await page.locator(".page-games").waitFor();
  await page.locator("input[type=file]").setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.locator(".replay .frame").waitFor();
}

/** Opens one of the sheets that are behind "More". */
async function open(page: Page, sheet: "branches" | "share"): Promise<void> {
  await page.locator('[data-do="more"]').click();
  await page.locator(`[data-do="${sheet}"]`).click();
}

const place = (page: Page): Promise<string | null> => page.locator(".leaf-slider input").inputValue();

/** A person's game, so that the page knows whose eyes it is opened with. */
async function ownRecord(game: string, players: number): Promise<GameRecord> {
  const { record } = await randomRecord(game, players, "stay");
  return {
    ...record,
    seats: record.seats.map(({ name, bot = "" }, seat) => (seat === 0 ? { name: "Ada" } : { name, bot })),
  };
}

test("a game is played, looked back into, finished, left, found again and looked at", async ({ page }) => {
  await choose(page, { name: "Ada" });
  await sitDown(page, "solo", 2);
  await playQuickly(page, 8);
  await myTurn(page);
  await page.locator('[data-tool="back"], [data-tool="more"]').first().click();
  const rarer = page.locator('.sheet [data-tool="back"]');
  if ((await rarer.count()) > 0) await rarer.click();
  // Through one's own eyes alone, and without leaving the table.
  await page.locator(".leaf").waitFor();
  await expect(page.locator(".leaf-choice")).toHaveCount(1);
  await page.locator('[data-leaf="first"]').click();
  expect(await place(page)).toBe("0");
  await expect(page).toHaveURL(/\/table\//);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await myTurn(page);
  await playQuickly(page);
  await page.locator(".scores-buttons").getByRole("button", { name: "Look back" }).click();
  await page.locator(".replay .frame").waitFor();
  await expect(page).toHaveURL(/\/game\/device\//);

  await page.goto("/");
  await page.getByRole("link", { name: "My games" }).click();
  const entry = page.locator(".games-entry");
  await expect(entry).toHaveCount(1);
  await page.getByRole("searchbox").fill("nobody at all");
  await expect(entry).toHaveCount(0);
  await page.getByRole("searchbox").fill("ada EVOL");
  await expect(entry).toContainText("Finished");
  expect(await violations(page), "my games").toEqual([]);
  await picture(page, "my-games");
  await entry.getByRole("button", { name: /Delete/ }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole("button", { name: "Put it back" }).click();
  await entry.getByRole("link").click();
  await page.locator(".replay .frame").waitFor();
  expect(await violations(page), "the replay").toEqual([]);

  // A link to a position leads there.
  await page.locator('[data-leaf="last"]').click();
  await page.locator('[data-leaf="previous"]').click();
  const at = await place(page);
  await expect(page).toHaveURL(new RegExp(`at=${at}\\b`));
  await page.reload();
  await expect(page.locator(".leaf-slider input")).toHaveValue(at ?? "");

  // The log leads: a click on a line that is still to come goes to where it has happened, and not further.
  await page.locator('[data-leaf="first"]').click();
  const line = page.locator(".log-line").nth(40);
  await expect(line).toHaveAttribute("data-later", "");
  await line.locator(".log-way").click();
  await expect(line).not.toHaveAttribute("data-later");
  await expect(page.locator(".log-line").nth(60)).toHaveAttribute("data-later", "");
});

const GAMES = [
  ["evolution", 2, "en"],
  ["s-evolution", 2, "fr"],
  ["evo", 3, "ko"],
  ["progress", 2, "en"],
] as const;

for (const [game, players, language] of GAMES) {
  test(`a game of ${game} is leafed through, branched and reviewed, ${language}`, async ({ page }) => {
    await choose(page, { language, theme: game === "evo" ? "dark" : "light" });
    await bring(page, await ownRecord(game, players));
    const eyes = page.locator(".leaf-choice select").nth(1);
    await page.locator('[data-leaf="next"]').click();
    await page.locator(".leaf-choice select").first().selectOption("round");
    await page.locator('[data-leaf="next"]').click();
    expect(Number(await place(page))).toBeGreaterThan(1);
    for (const each of ["1", "spectator", "open"]) {
      await eyes.selectOption(each);
      await expect(page.locator(".replay .frame")).toBeVisible();
    }
    // Where all cards are open, any hand can be laid in front.
    await page.locator(".leaf-choice select").nth(2).selectOption("1");
    await expect(page.locator(".replay .frame")).toBeVisible();
    await picture(page, `replay-${game}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-leaf="previous"]').click();
    await picture(page, `replay-${game}-phone`);
    await page.setViewportSize({ width: 1440, height: 900 });

    // What if: from here, by what somebody knew.
    await eyes.selectOption("0");
    await page.locator('[data-do="play-on"]').click();
    await page.locator('.branch-start input[value="novice"]').check({ force: true });
    await page.locator('.branch-start input[value="known"]').check({ force: true });
    await page.locator(".branch-start .field input").fill("Otherwise");
    await page.locator('.branch-start [type="submit"]').click();
    await page.waitForURL(/\/table\/.*~1/);
    await page.locator(".frame").waitFor();
    await playQuickly(page, 3);
    await page.goBack();
    await page.locator(".replay .frame").waitFor();
    await open(page, "branches");
    const branch = page.locator(".branch-tree li").nth(1);
    await expect(branch).toContainText("Otherwise");
    await branch.locator("button").last().click();
    await expect(page.locator(".compared-sides > div")).toHaveCount(2);
    await branch.locator("button").first().click();
    await page.keyboard.press("Escape");
    await expect(page.locator(".bar small")).toHaveText("Otherwise");
    await open(page, "branches");
    await page.locator(".branch-tree button").first().click();
    await page.keyboard.press("Escape");

    // The review: its first picture comes soon, and it can be stopped.
    await page.locator('[data-do="review"]').click();
    await page.locator(".review .button-main").click();
    await page.locator(".review-parts tbody tr").first().waitFor({ timeout: 120_000 });
    await expect(page.locator(".review-parts tbody tr")).toHaveCount(players);
    await page
      .locator(".review-progress button")
      .click({ timeout: 5_000 })
      .catch(() => {});
    await expect(page.locator(".review-progress")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.locator(".chances polyline")).toHaveCount(players);
  });
}

test("by the keyboard alone: brought by a paste, leafed through, reviewed to the end; a moment is drawn on the board", async ({
  page,
}) => {
  await choose(page, {});
  const record = await ownRecord("s-evolution", 2);
  await page.goto("/games");
  await page.locator(".page-games").waitFor();
  const focusOn = async (selector: string): Promise<void> => {
    for (let tabs = 0; tabs < 80; tabs++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no key leads to ${selector}`);
  };
  await focusOn(".games-bring .button:last-of-type");
  await page.keyboard.press("Enter");
  await page.locator(".sheet textarea").waitFor();
  await page.keyboard.insertText(JSON.stringify(record));
  await focusOn(".sheet .button-main");
  await page.keyboard.press("Enter");
  await page.locator(".replay .frame").waitFor();
  await page.keyboard.press("End");
  await expect(page.locator(".leaf-slider input")).toHaveValue(String(record.moves.length));
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("D");
  expect(Number(await place(page))).toBeLessThan(record.moves.length);
  await focusOn('[data-do="review"]');
  await page.keyboard.press("Enter");
  await focusOn(".review .button-main");
  await page.keyboard.press("Enter");
  await page.locator(".review-progress").waitFor();
  await page.locator(".review-progress").waitFor({ state: "detached", timeout: 200_000 });
  expect(await violations(page), "the review").toEqual([]);
  await picture(page, "review");
  const moment = page.locator('.review-moments li[data-kind="decision"] button').first();
  await expect(moment, "a decision stands out in this game, and does so every time").toBeVisible();
  await focusOn('.review-moments li[data-kind="decision"] button');
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt-hint")).toBeVisible();
  await picture(page, "moment");
  // It is kept: after a reload it is there at once.
  await page.reload();
  await expect(page.locator(".chances polyline")).toHaveCount(2);
});

test("a game is shown to others: a picture, a link that holds it, a frame in another site", async ({ page }) => {
  await choose(page, {});
  const record = await ownRecord("evolution", 2);
  await bring(page, record);
  await open(page, "share");
  const image = page.locator("img.share-picture");
  await image.waitFor();
  const size = await image.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight]);
  expect(size[0]).toBe(1200);
  expect(size[1]).toBeGreaterThan(400);
  const frame = await page.locator(".share textarea").inputValue();
  const blog = createServer((_request, response) => response.end(`<!doctype html><title>x</title>${frame}`));
  await new Promise<void>((done) => {
    blog.listen(0, "127.0.0.1", done);
  });
  const { port } = blog.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const inside = page.frameLocator("iframe");
  await inside.locator(".replay .frame").waitFor();
  await expect(inside.locator(".bar")).toHaveCount(0);
  await inside.locator('[data-leaf="next"]').click();
  await expect(inside.locator(".leaf-slider input")).toHaveValue("1");
  const link = /src="([^"]+)"/.exec(frame)?.[1]?.replace("/embed/", "/game/") ?? "";
  await page.goto(link);
  await page.locator(".replay .frame").waitFor();
  blog.close();
});

test("bad records: one sentence each, and nothing is lost", async ({ page }) => {
  await choose(page, {});
  const record = await ownRecord("progress", 1);
  await bring(page, record);
  await page.goto("/games");
  await expect(page.locator(".games-entry")).toHaveCount(1);
  const texts: readonly (readonly [string, string])[] = [
    ["{", "it cannot be read as JSON"],
    ['{"hello":1}', "not a record of Clade"],
    [JSON.stringify({ ...record, game: "go" }), "not in the house: go"],
    [JSON.stringify({ ...record, moves: record.moves.slice(0, -1) }), "has been changed"],
    [JSON.stringify({ ...record, moves: ["0 fly", ...record.moves] }), "is not allowed"],
    [JSON.stringify({ ...record, version: 9000, moves: record.moves.slice(1) }), "needs version 9000"],
    [JSON.stringify({ ...record, seats: [] }), "is damaged"],
    [`"${"x".repeat(4_000_001)}"`, "too large"],
  ];
  for (const [text, sentence] of texts) {
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.locator(".strip-trouble")).toContainText(sentence);
  }
  await expect(page.locator(".games-entry")).toHaveCount(1);
  for (const [fragment, sentence] of [
    ["z=abc", "cut off or mistyped"],
    [`z=${"A".repeat(40_000)}`, "too large"],
    ["EV-57", "not a record of Clade"],
  ] as const) {
    await page.goto("/games");
    await page.goto(`/game/link#${fragment}`);
    await expect(page.getByRole("alert")).toContainText(sentence);
  }
  await page.goto("/game/device/nothing");
  await expect(page.locator("h2")).toContainText("not here");
});
