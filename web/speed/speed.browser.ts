import type { Page } from "@playwright/test";
import { randomRecord } from "../test/random-record.ts";
import { myTurn, playQuickly, setUp, touchMove } from "../test/browser/table.ts";
import { choose, test } from "../test/browser/visitor.ts";
import { note, SLOW, slowLine, slowProcessor, watchFrames, watchTasks } from "./figures.ts";

/** Each game as people play it most. */
const GAMES = [
  { game: "s-evolution", players: 4 },
  { game: "evolution", players: 4 },
  { game: "evo", players: 4 },
  { game: "progress", players: 4 },
] as const;

/** What the files that end so weigh that a page has loaded, in KB as they came. Pictures are drawn by scripts. */
async function weigh(page: Page, ending: string): Promise<number> {
  return page.evaluate((end) => {
    const files = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const bytes = files.filter(({ name }) => new URL(name).pathname.endsWith(end)).map((file) => file.encodedBodySize);
    return bytes.reduce((sum, each) => sum + each, 0) / 1024;
  }, ending);
}

/** Milliseconds since the page was asked for. */
const since = (page: Page): Promise<number> => page.evaluate(() => performance.now());

test("the first visit, on a slow phone and a slow line", async ({ page }) => {
  await slowLine(page);
  await slowProcessor(page);
  await page.goto("/", { waitUntil: "commit" });
  await page
    .getByRole("button", { name: /Play now/ })
    .first()
    .waitFor();
  // It is usable once it answers: the page has nothing better to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  note({ what: "home usable, processor ÷ 6, slow 4G", value: await since(page), unit: "ms", wanted: { atMost: 4000 } });
  note({
    what: "first page, compressed: script",
    value: await weigh(page, ".js"),
    unit: "KB",
    wanted: { atMost: 150 },
  });
  note({ what: "first page, compressed: style", value: await weigh(page, ".css"), unit: "KB" });
  // Letters are there before their fonts, which come last.
  await page.evaluate(() => document.fonts.ready);
  note({ what: "first page, compressed: font", value: await weigh(page, ".woff2"), unit: "KB" });
});

for (const { game } of GAMES) {
  test(`${game}: the first move on a slow phone and a slow line`, async ({ page }) => {
    await choose(page, { motion: "auto", pace: "calm" });
    await slowLine(page);
    await slowProcessor(page);
    await page.goto("/", { waitUntil: "commit" });
    const box = page.locator(".box", { has: page.locator(`a[href$="/play/${game}"]`) });
    await box.getByRole("button", { name: /Play now/ }).waitFor();
    const began = await since(page);
    await box.getByRole("button", { name: /Play now/ }).click();
    await page.locator(".prompt[data-mine]").waitFor({ timeout: 60_000 });
    const there = await since(page);
    note({ what: `${game}: first move after "Play now"`, value: there - began, unit: "ms", wanted: { atMost: 8000 } });
    note({ what: `${game}: first move after the site was opened`, value: there, unit: "ms" });
  });
}

for (const { game, players } of GAMES) {
  test(`${game}: what bots' turns cost on a slow phone`, async ({ page }) => {
    await choose(page, { motion: "auto", pace: "calm" });
    await setUp(page, { game, kind: "solo", players, level: "adept" });
    await myTurn(page);
    const longest = await watchTasks(page);
    for (let moves = 0; moves < 8 && (await myTurn(page)); moves++) await touchMove(page);
    await myTurn(page);
    const value = SLOW * (await longest());
    note({ what: `${game}: longest task, processor ÷ 6`, value, unit: "ms", wanted: { atMost: 200 } });
  });

  test(`${game}: how smoothly things move, and how long bots take`, async ({ page }) => {
    await choose(page, { motion: "auto", pace: "calm" });
    await setUp(page, { game, kind: "solo", players, level: "novice" });
    await myTurn(page);
    const frames = await watchFrames(page);
    let longest = 0;
    for (let moves = 0; moves < 12 && (await myTurn(page)); moves++) {
      const asked = performance.now();
      await touchMove(page);
      await myTurn(page);
      longest = Math.max(longest, performance.now() - asked);
    }
    const stood = await frames();
    const all = stood.reduce((sum, ms) => sum + ms, 0);
    const smooth = stood.filter((ms) => ms <= 20.5).reduce((sum, ms) => sum + ms, 0);
    note({
      what: `${game}: time of motion at 50 frames a second or more`,
      value: all === 0 ? 100 : (100 * smooth) / all,
      unit: "%",
      wanted: { atLeast: 95 },
    });
    note({
      what: `${game}: from a move to the next, three bots, calm`,
      value: longest,
      unit: "ms",
      wanted: { atMost: 6000 },
    });
  });

  test(`${game}: bots at "skip"`, async ({ page }) => {
    await choose(page, { motion: "auto", pace: "instant" });
    await setUp(page, { game, kind: "solo", players, level: "novice" });
    await myTurn(page);
    let longest = 0;
    for (let moves = 0; moves < 12 && (await myTurn(page)); moves++) {
      const asked = await page.evaluate(() => performance.now());
      await playQuickly(page, 1);
      await myTurn(page);
      longest = Math.max(longest, (await since(page)) - asked);
    }
    note({
      what: `${game}: from a move to the next, three bots, skip`,
      value: longest,
      unit: "ms",
      wanted: { atMost: 500 },
    });
  });

  test(`${game}: any position of a long game`, async ({ page }) => {
    const { record } = await randomRecord(game, players, "speed");
    await choose(page, { name: "Ada" });
    await page.goto("/games");
    await page.locator(".page-games").waitFor();
    await page.locator("input[type=file]").setInputFiles({
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.locator(".replay .frame").waitFor();
    await page.locator(".leaf-slider input").waitFor();
    for (const [times, atMost] of [
      [1, 100],
      [6, 300],
    ] as const) {
      await slowProcessor(page, times);
      const took = await page.evaluate(async () => {
        const slider = document.querySelector<HTMLInputElement>(".leaf-slider input");
        if (slider === null) throw new Error("no slider");
        // As a hand does it: React would take a value that is set by its own name for its own.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
        const all: number[] = [];
        // Here and there, as somebody who looks for something.
        for (let step = 1; step <= 25; step++) {
          const to = Math.floor(((step * 7919) % 1000) * (Number(slider.max) / 1000));
          const asked = performance.now();
          value?.set?.call(slider, String(to));
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          slider.dispatchEvent(new Event("change", { bubbles: true }));
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          while (document.querySelector(".replay .frame[data-stale], .replay [aria-busy='true']") !== null) {
            await new Promise((done) => setTimeout(done, 2));
          }
          all.push(performance.now() - asked);
        }
        return all.toSorted((one, other) => one - other);
      });
      const slow = times === 1 ? "" : ", processor ÷ 6";
      note({ what: `${game}: a position, middle of 25${slow}`, value: took[12] ?? 0, unit: "ms", wanted: { atMost } });
      note({ what: `${game}: a position, slowest of 25${slow}`, value: took.at(-1) ?? 0, unit: "ms" });
    }
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const moves = record.moves.length;
    note({
      what: `${game}: memory of the page, ${moves} moves`,
      value: usedSize / 1e6,
      unit: "MB",
      wanted: { atMost: 30 },
    });
  });
}
