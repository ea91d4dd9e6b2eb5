import { expect, type Page } from "@playwright/test";

/** A person at a table, as the tests move them: by touching what is lit, like anybody. */

const MINE = ".prompt[data-mine]";
const RESULT = ".scores";

/** Sets up a table of Evolution through the form and sits down. */
export async function sitDown(page: Page, kind: "solo" | "hotSeat", players: number): Promise<void> {
  await page.goto("/play/evolution");
  await page.locator(`.ways label:nth-of-type(${kind === "solo" ? 1 : 2}) input`).check({ force: true });
  await page
    .locator('input[name="players"]')
    .nth(players - 2)
    .check({ force: true });
  if (kind === "solo") await page.locator('input[name="bot"]').first().check({ force: true });
  await page.locator('button[type="submit"]').click();
  await page.locator(".frame, .cover").first().waitFor();
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(RESULT).count()) > 0;
}

/** Waits until this person has to decide, or the game is over; answers which. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator(`${MINE}, ${RESULT}`).first().waitFor({ timeout: 60_000 });
  return !(await isOver(page));
}

/** How a person touches: a mouse clicks, a finger taps. */
export type Hand = "mouse" | "finger";

/** What is touched next: a card and where it goes, a species, a Carnivore and its prey, or a button. Runs in the page. */
function nextTouches(): string[] {
  const lit = (selector: string): boolean => document.querySelector(selector) !== null;
  const phase = document.querySelector(".ev-phases [aria-current]")?.getAttribute("data-phase");
  const card = '.ev-card[data-look="takes"]';
  if (phase === "food") return [card, ".ev-pond"];
  if (phase === "cards") {
    const cards = document.querySelectorAll(".ev-card").length;
    const places = '.ev-mine :is(.ev-place, .ev-new button)[data-look="plays"]';
    return cards > 1 ? [card, places] : ["[data-choice].button-main"];
  }
  const leaf = '.ev-trait[data-look="plays"]';
  const grazer = '.ev-mine .ev-species-main[data-look="plays"]';
  const hunter = '.ev-mine .ev-species-main[data-look="takes"]';
  if (lit(leaf)) return [leaf];
  if (lit(grazer)) return [grazer];
  return lit(hunter) ? [hunter, '.ev-species-main[data-look="plays"]'] : ["[data-choice]"];
}

/** Makes one move with a real mouse or a real finger. */
export async function touchMove(page: Page, hand: Hand = "mouse"): Promise<void> {
  const before = await events(page);
  const touches = await page.evaluate(nextTouches);
  for (const [step, selector] of touches.entries()) {
    const things = page.locator(selector);
    // Cards are spread over the row and its ends, whichever comes up.
    const thing = step === 0 ? things.first() : things.nth((7 * Number(before)) % Math.max(1, await things.count()));
    await (hand === "finger" ? thing.tap() : thing.click());
    // With a finger the first tap on a species shows what would happen; the second does it.
    if (hand === "finger" && touches.length === 1 && !selector.startsWith("[")) await thing.tap();
  }
  await page.waitForFunction(
    (old) =>
      document.querySelector(".frame")?.getAttribute("data-events") !== old ||
      document.querySelector(".scores, .cover") !== null,
    before,
  );
}

/** The same clicks, made inside the page without waiting for a pointer: for tests that are about something else. Stops
 *  after so many moves, at a cover, or at the end. */
export async function playQuickly(page: Page, moves = 2000): Promise<void> {
  await page.evaluate(`window.nextTouches = ${nextTouches.toString()}`);
  await page.evaluate(async (most) => {
    const touches = Reflect.get(window, "nextTouches") as () => string[];
    const frame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4));
    for (let move = 0; move < most; ) {
      if (document.querySelector(".scores, .cover") !== null) return;
      if (document.querySelector(".prompt[data-mine]") === null) {
        await frame();
        continue;
      }
      const before = document.querySelector(".frame")?.getAttribute("data-events") ?? "0";
      for (const [step, selector] of touches().entries()) {
        const things = document.querySelectorAll<HTMLElement>(selector);
        things[step === 0 ? 0 : (7 * Number(before)) % Math.max(1, things.length)]?.click();
        await frame();
      }
      for (let waits = 0; waits < 200; waits++) {
        if (document.querySelector(".scores, .cover") !== null) return;
        if (document.querySelector(".frame")?.getAttribute("data-events") !== before) break;
        await frame();
      }
      move++;
    }
  }, moves);
  if (moves >= 2000) await expect(page.locator(".scores, .cover").first()).toBeVisible();
}

/** What changes with every move: how many events the page has been told. */
async function events(page: Page): Promise<string> {
  return (await page.locator(".frame").getAttribute("data-events")) ?? "";
}
