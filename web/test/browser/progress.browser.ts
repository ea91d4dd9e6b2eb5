import type { Page } from "@playwright/test";
import { violations } from "./look.ts";
import { myTurn, passRound, playByKeys, playQuickly, setUp, type Table, touchMove, under } from "./table.ts";
import { choose, expect, loseNetwork, picture, test } from "./visitor.ts";

async function sit(page: Page, table: Partial<Table> = {}): Promise<void> {
  await setUp(page, { game: "progress", kind: "solo", players: 2, ...table });
}

/** Two fingers move apart on a picture of technologies, and it gets larger. */
async function stretch(page: Page, area: string): Promise<void> {
  const box = await page.locator(area).boundingBox();
  if (box === null) throw new Error(`nothing to stretch: ${area}`);
  const cdp = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const width = async (): Promise<number> => (await page.locator(".pr-node").first().boundingBox())?.width ?? 0;
  const before = await width();
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
  for (const apart of [25, 30, 35]) {
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(width).toBeGreaterThan(1.2 * before);
}

/** Where the parts of the table lie. */
async function places(page: Page): Promise<readonly string[]> {
  return page.locator(".region, .prompt, .frame-hand, .pr-strip, .pr-area, .pr-column").evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.className}: ${[x, y, width, height].map(Math.round).join(" ")}`;
    }),
  );
}

/** Takes up cards until one can be paid for with knowledge, and begins to pay for it; draws cards if there is none. */
async function beginPaying(page: Page): Promise<void> {
  const slip = page.locator(".pr-payment");
  for (let tries = 0; tries < 60 && (await slip.count()) === 0; tries++) {
    await myTurn(page);
    const card = page.locator('.pr-card[data-verdict="payable"][data-look="takes"]').first();
    const events = await page.locator(".frame").getAttribute("data-events");
    if ((await card.count()) > 0) {
      await card.click();
      await page.locator(".pr-discover").click();
    } else {
      await playQuickly(page, 1);
    }
    await expect(page.locator(".frame")).not.toHaveAttribute("data-events", events ?? "");
  }
  await expect(slip).toBeVisible();
}

test("Play now: from home to the first decision, and thirty moves by touching", async ({ page }) => {
  await choose(page, {});
  await page.goto("/");
  await page.getByRole("button", { name: /Play now.*Progress/ }).click();
  await expect(page.locator(".pr-when")).toContainText("Age I");
  await picture(page, "progress-start");
  for (let moves = 0; moves < 30 && (await myTurn(page)); moves++) await touchMove(page);
  await picture(page, "progress-middle");
  const [hand, prompt] = [await page.locator(".pr-card").count(), await page.locator(".prompt-line").textContent()];
  await page.reload();
  await myTurn(page);
  expect(await page.locator(".prompt-line").textContent()).toBe(prompt);
  await expect(page.locator(".pr-card")).toHaveCount(hand);
});

const GAMES: readonly (readonly [string, Partial<Table>, string])[] = [
  ["alone, against time", { players: 1 }, ".pr-time"],
  ["Personalities, fast", { options: { personalities: true, pace: "fast" } }, ".pr-guide"],
  ["Milestones, faster", { options: { milestones: true, pace: "faster" } }, ".pr-milestone .pr-section"],
  ["Industrial Revolution, faster", { options: { industrial: true, pace: "faster" } }, ".pr-age:nth-child(4)"],
  [
    "alone with everything",
    { players: 1, options: { personalities: true, milestones: true, industrial: true } },
    ".pr-time",
  ],
];
for (const [name, table, part] of GAMES) {
  test(`a whole game through the page: ${name}`, async ({ page }) => {
    await choose(page, {});
    await sit(page, table);
    await expect(page.locator(part).first()).toBeVisible();
    for (let moves = 0; moves < 8 && (await myTurn(page)); moves++) await touchMove(page);
    await playQuickly(page);
    await expect(page.locator(".scores-winner")).toHaveText(
      table.players === 1 ? /Novice|Leader|Genius|Demigod|Lost to time/ : /wins|share/,
    );
    await expect(page.locator(".pr-story")).toBeVisible();
    await picture(page, `progress-end-${name}`);
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(page.locator(".pr-when")).toContainText("round 1");
  });
}

test("two people on one device, without a network: the table is covered between them", async ({ page }) => {
  await choose(page, { name: "Ada" });
  await loseNetwork(page);
  await sit(page, { kind: "hotSeat", options: { pace: "faster" } });
  expect(await passRound(page, ".pr-card, .pr-tile, .log-line", 4)).toEqual(["I am Ada", "I am Blue"]);
  await expect(page.locator(".scores tbody tr")).toHaveCount(2);
});

test("a whole game with the keyboard alone, in French", async ({ page }) => {
  await choose(page, { language: "fr" });
  await sit(page, { options: { pace: "faster" } });
  await myTurn(page);
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.className ?? "");
  // Walking over the table: a card is taken up, and where it goes has the focus.
  await page.locator(".bar-home").focus();
  for (let tabs = 0; tabs < 90 && !(await focused()).includes("pr-card"); tabs++) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toContain("pr-card");
  await page.keyboard.press("Enter");
  await expect.poll(focused).toContain("pr-place");
  await page.keyboard.press("Enter");
  // The tree is read with arrow keys.
  await page.locator(".pr-pages [data-page=tree]").press("Enter");
  await page.locator(".pr-tree-tools button").first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).toContain("pr-node");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toContain("pr-node");
  await expect(page.locator(".pr-tree-details h2")).toBeVisible();
  await page.locator(".pr-pages [data-page=mine]").press("Enter");
  // Discoveries and research are at the top of the list: that ends a game sooner than drawing for ever.
  await playByKeys(page, (turn, moves) => (turn % 7 === 6 ? (turn * 7) % moves : 0));
});

test("on a phone, in Korean: thirty moves by tapping, the other pages, and on to the end", async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await choose(page, { language: "ko", theme: "dark" });
  await sit(page, { options: { personalities: true, milestones: true, pace: "faster" } });
  await myTurn(page);
  await page.locator(".region-others .fold-button").tap();
  await expect(page.locator(".sheet .pr-player")).toBeVisible();
  await expect(page.locator(".sheet .pr-power")).toBeVisible();
  await page.locator(".sheet-close").tap();
  await page.locator(".region-mine .fold-button").tap();
  await expect(page.locator(".sheet .pr-section").first()).toBeVisible();
  await page.locator(".sheet-close").tap();
  // Each card of the hand says what it costs and what it gives.
  await expect(page.locator(".pr-card .pr-cost").first()).toBeVisible();
  await expect(page.locator(".pr-card .pr-card-foot").first()).toBeVisible();
  await page.locator(".pr-pages [data-page=tree]").tap();
  await page.locator(".pr-tree-tools button").last().tap();
  await page.locator('.pr-node[data-standing="open"]').first().tap();
  await expect(page.locator(".pr-tree-details")).toBeVisible();
  await stretch(page, ".pr-tree-window");
  await page.locator(".sheet-close").tap();
  for (let moves = 0; moves < 30 && (await myTurn(page)); moves++) await touchMove(page, "finger");
  await picture(page, "progress-phone-ko");
  await playQuickly(page);
  await expect(page.locator(".scores-winner")).toContainText("승리");
  await picture(page, "progress-phone-ko-end");
  await phone.close();
});

test("a card is dragged into development, and a skill onto a deck", async ({ page }) => {
  await choose(page, { motion: "auto" });
  await sit(page);
  await myTurn(page);
  const drag = async (from: string, to: () => string): Promise<void> => {
    const start = await under(page, from);
    await page.mouse.down();
    await page.mouse.move(start.x + start.width / 2, start.y - 20, { steps: 4 });
    await expect(page.locator(".flight-drag")).toBeVisible();
    const end = await page.locator(to()).first().boundingBox();
    if (end === null) throw new Error(`nowhere to put it: ${to()}`);
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await drag('.pr-card[data-look="takes"]', () => ".pr-workshop .pr-place");
  await expect(page.locator(".pr-workshop .pr-markers")).toBeVisible();
  const cards = await page.locator(".pr-card").count();
  await drag(".pr-skill-action >> nth=2", () => '.pr-deck[data-look="plays"]');
  await expect(page.locator(".pr-card")).toHaveCount(cards + 1);
});

test("what is not allowed says why, with the rule a tap away; a hint is given; a move is foreseen and undone", async ({
  page,
}) => {
  await choose(page, {});
  await sit(page);
  await myTurn(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".prompt-hint")).toContainText("The bot would");
  await page.locator('.pr-token[aria-label*="Science"]').click();
  await expect(page.locator(".prompt-why")).toContainText("There is nothing to pay for");
  await page.locator(".prompt-why .clause").click();
  await expect(page.locator('.sheet li[aria-current="true"]')).toContainText("PR-17");
  await page.keyboard.press("Escape");
  const before = await places(page);
  await page.locator('.pr-card[data-look="takes"]').first().click();
  await expect(page.locator(".pr-discover")).toBeVisible();
  expect(await places(page)).toEqual(before);
  const place = page.locator('.pr-workshop .pr-place[data-thing="research"]');
  await place.hover();
  await expect(page.locator(".prompt-foreseen")).toContainText("counts at once");
  await place.click();
  await expect(page.locator(".pr-workshop .pr-markers")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".pr-workshop .pr-markers")).toHaveCount(0);
  await expect(page.locator(".log-line").last()).toContainText("takes the last move back");
});

test("a payment is suggested, changed by keeping a card, and made", async ({ page }) => {
  await choose(page, {});
  let kept = false;
  for (let games = 0; games < 5 && !kept; games++) {
    await sit(page);
    await myTurn(page);
    const before = await places(page);
    await beginPaying(page);
    expect(await places(page)).toEqual(before);
    const part = page.locator(".pr-part-card").first();
    if ((await part.count()) === 0) continue;
    await expect(page.locator(".pr-card[data-suggested]").first()).toBeVisible();
    await picture(page, "progress-payment");
    await part.click();
    await expect(page.locator(".pr-part-kept")).toHaveCount(1);
    kept = true;
    await page.locator(".pr-part-kept").click();
    await expect(page.locator(".pr-part-kept")).toHaveCount(0);
    const active = await page.locator(".pr-area .pr-tile").count();
    await page.getByRole("button", { name: "Pay like this" }).click();
    await expect(page.locator(".pr-payment")).toHaveCount(0);
    await expect(page.locator(".pr-area .pr-tile")).toHaveCount(active + 1);
  }
  expect(kept).toBe(true);
});

test("the tree is zoomed, moved and read: what saves what, and what can be paid", async ({ page }) => {
  await choose(page, {});
  await sit(page, { options: { industrial: true } });
  await playQuickly(page, 12);
  await myTurn(page);
  await page.locator(".pr-pages [data-page=tree]").click();
  await expect(page.locator(".pr-node")).toHaveCount(77);
  const node = page.locator('.pr-node[aria-label^="Iron Working"]');
  const width = async (): Promise<number> => (await node.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "Whole tree" }).click();
  const whole = await width();
  await page.getByRole("button", { name: "Closer" }).click();
  expect(await width()).toBeGreaterThan(1.2 * whole);
  await page.getByRole("button", { name: "Whole tree" }).click();
  await node.hover();
  await expect(page.locator(".pr-tree-details")).toContainText("Bronze Working");
  // What each branch saves is read beside the other technology: no technology lies over it, and it lies over no name.
  await expect(page.locator(".pr-savings g").first()).toBeVisible();
  const unread = await page.locator(".pr-savings text").evaluateAll((savings) => {
    const names = [...document.querySelectorAll(".pr-node-name")].map((name) => name.getBoundingClientRect());
    return savings.filter((saving) => {
      const { left, right, top, bottom } = saving.getBoundingClientRect();
      (saving as SVGElement).style.pointerEvents = "auto";
      const isUnder = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== saving;
      (saving as SVGElement).style.pointerEvents = "";
      return (
        isUnder ||
        names.some((name) => name.left < right && left < name.right && name.top < bottom && top < name.bottom)
      );
    }).length;
  });
  expect(unread).toBe(0);
  await picture(page, "progress-tree");
  // A mouse drags the picture, which chooses nothing; the wheel zooms about the pointer.
  const at = await node.boundingBox();
  if (at === null) throw new Error("Iron Working is not in the tree");
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  for (let turns = 0; turns < 3; turns++) await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(1.2 * at.width);
  const close = await node.boundingBox();
  expect(close).not.toBeNull();
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 60, middle.y - 20, { steps: 5 });
  await page.mouse.up();
  expect((await node.boundingBox())?.x).toBeCloseTo((close?.x ?? 0) - 60, 0);
  await expect(page.locator('.pr-node[aria-pressed="true"]')).toHaveCount(1);
});

test("the first game is a guided one, until somebody has had enough of it", async ({ page }) => {
  await choose(page, { lessons: true });
  await sit(page);
  const first = await page.locator(".lesson h2").textContent();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".lesson h2")).not.toHaveText(first ?? "");
  await page.getByRole("button", { name: "I know how to play" }).click();
  await expect(page.locator(".lesson")).toHaveCount(0);
});

const EVERYTHING = { personalities: true, milestones: true, industrial: true };
for (const theme of ["light", "dark"] as const) {
  test(`no table of Progress has a violation that axe finds, ${theme}`, async ({ page }) => {
    await choose(page, { theme, lessons: true });
    await sit(page, { players: 3, options: EVERYTHING });
    await myTurn(page);
    expect(await violations(page), "first decision").toEqual([]);
    await page.locator('.pr-card[data-look="takes"]').first().click();
    expect(await violations(page), "a card taken up").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Moves", exact: true }).click();
    expect(await violations(page), "the list of moves").toEqual([]);
    await page.keyboard.press("Escape");
    await playQuickly(page, 25);
    await myTurn(page);
    expect(await violations(page), "in the middle").toEqual([]);
    await page.locator(".pr-pages [data-page=tree]").click();
    expect(await violations(page), "the tree").toEqual([]);
    await page.locator(".pr-pages [data-page=mine]").click();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page), "on a phone").toEqual([]);
    for (const part of ["others", "mine"]) {
      await page.locator(`.region-${part} .fold-button`).click();
      expect(await violations(page), `${part}, on a phone`).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.locator(".pr-pages [data-page=tree]").click();
    expect(await violations(page), "the tree, on a phone").toEqual([]);
    await sit(page, { options: { pace: "faster" } });
    await playQuickly(page);
    expect(await violations(page), "the end").toEqual([]);
  });
}
