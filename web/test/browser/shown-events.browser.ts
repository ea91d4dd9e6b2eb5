import type { Page } from "@playwright/test";
import { myTurn, playQuickly, setUp, touchMove } from "./table.ts";
import { choose, expect, test } from "./visitor.ts";

/** Notes every scene that comes on from now on, and holds the first of one of these kinds. */
async function watchScenes(page: Page, held: readonly string[]): Promise<void> {
  await page.evaluate((kinds) => {
    const seen: string[] = [];
    Reflect.set(window, "scenes", seen);
    const hold = (scene: HTMLElement): void => {
      const kind = scene.dataset["scene"];
      if (kind === undefined) return;
      seen.push(kind);
      if (kinds.includes(kind)) for (const animation of scene.getAnimations({ subtree: true })) animation.pause();
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement) hold(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, held);
}

function scenes(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "scenes") as string[]);
}

/** Plays until a scene of one of these kinds is on: a touch ends whatever is on before it. */
async function playUntilShown(page: Page, kinds: readonly string[]): Promise<void> {
  const shown = page.locator(kinds.map((kind) => `.scenes[data-scene="${kind}"]`).join(", "));
  const mine = page.locator(".prompt[data-mine]");
  for (let moves = 0; moves < 60; moves++) {
    await shown.or(mine).first().waitFor({ timeout: 60_000 });
    if ((await shown.count()) > 0) return;
    await touchMove(page);
  }
}

for (const [game, kinds] of [
  ["evo", ["rolled-climate", "born", "died", "fought", "paid"]],
  ["evolution", ["food-turned", "discarded", "starved"]],
] as const) {
  test(`${game}: events are played one after the other, over the table and not over the prompt, and a touch ends them`, async ({
    page,
  }) => {
    await choose(page, { motion: "auto", pace: "calm" });
    await setUp(page, { game, kind: "solo", players: 3 });
    await watchScenes(page, kinds);
    await playUntilShown(page, kinds);
    const layer = page.locator(".scenes");
    await expect(layer).toHaveCount(1);
    const [scene, prompt] = await Promise.all([layer.boundingBox(), page.locator(".prompt").boundingBox()]);
    expect((scene?.y ?? 0) + (scene?.height ?? 0)).toBeLessThanOrEqual((prompt?.y ?? 0) + 1);
    expect(await layer.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe("none");
    await page.keyboard.press("Shift");
    await expect(layer).toHaveCount(0);
    expect((await scenes(page)).length).toBeGreaterThan(0);
  });
}

test("without motion nothing is played, and the log and the announcer tell all the same", async ({ page }) => {
  await choose(page, {});
  await setUp(page, { game: "evo", kind: "solo", players: 3 });
  await watchScenes(page, []);
  await myTurn(page);
  await playQuickly(page, 6);
  const announcer = page.locator("[aria-live=polite]").last();
  await expect(announcer).not.toBeEmpty();
  const said = (await announcer.textContent()) ?? "";
  const logged = await page.locator(".log-line > span").allTextContents();
  expect(logged.some((line) => said.includes(line))).toBe(true);
  expect(await scenes(page)).toEqual([]);
});
