import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

/** A person at a table, as the tests move them: by touching what is lit, like anybody. */

const MINE = ".prompt[data-mine]";
const RESULT = ".scores";

export interface Table {
  readonly game: string;
  readonly kind: "solo" | "hotSeat";
  readonly players: number;
  /** How well the bots play; the quickest if nothing is said. */
  readonly level?: string;
  /** The game's options by name: a choice by its value, a flag by true or false. */
  readonly options?: Readonly<Record<string, string | boolean>>;
}

/** Sets up a table through the form and sits down. */
export async function setUp(page: Page, { game, kind, players, level = "novice", options = {} }: Table): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.locator(`input[name="kind"][value="${kind}"]`).check({ force: true });
  await page.locator(`input[name="players"][value="${players}"]`).check({ force: true });
  if (kind === "solo") await page.locator(`input[name="bot"][value="${level}"]`).check({ force: true });
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`.options [name="${name}"]`);
    if (typeof value === "boolean") await field.setChecked(value, { force: true });
    else await field.selectOption(value);
  }
  await page.locator('button[type="submit"]').click();
  await page.locator(".frame, .cover").first().waitFor();
}

/** A table of Evolution. */
export async function sitDown(page: Page, kind: "solo" | "hotSeat", players: number): Promise<void> {
  await setUp(page, { game: "evolution", kind, players });
}

/** A table of Evolution for two on the server; answers the code to join it by. */
export async function invite(page: Page): Promise<string> {
  await page.goto("/play/evolution");
  await page.locator(".ways label:nth-of-type(3) input").check({ force: true });
  await page.locator('input[name="players"]').first().check({ force: true });
  await page.locator('button[type="submit"]').click();
  return (await page.locator(".invitation-code").textContent()) ?? "";
}

export async function joinBy(page: Page, code: string): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Type the code that your friend sees.").fill(code);
  await page.getByRole("button", { name: "Join" }).click();
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

/** What is touched next: anything that is lit and what it goes with; in Evolution what a sensible player would touch
 *  (a card and where it goes, a species, a Carnivore and its prey, or a button). Runs in the page. */
function nextTouches(): string[] {
  const lit = (selector: string): boolean => document.querySelector(selector) !== null;
  if (!lit(".ev-phases")) {
    const turn = Number(document.querySelector(".frame")?.getAttribute("data-events") ?? 0);
    const plays = '[data-look="plays"]';
    const takes = '[data-look="takes"]';
    const open = [...(lit(plays) ? [[plays]] : []), ...(lit(takes) ? [[takes, `${plays}, [data-choice]`]] : [])];
    const ways = lit("[data-choice]") ? [...open, ["[data-choice]"]] : open;
    return ways[turn % Math.max(1, ways.length)] ?? [];
  }
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
  // A frame counts the views that it has shown; the next person at one device gets a frame of their own, which counts anew.
  const frame = await page.locator(".frame").elementHandle();
  const views = await page.locator(".frame").getAttribute("data-views");
  // Whose turn it is may be said a moment before anything is lit for it.
  await page.evaluate(`window.nextTouches = ${nextTouches.toString()}`);
  const lit = await page.waitForFunction(() => {
    const touches = (Reflect.get(window, "nextTouches") as () => string[])();
    return touches.length > 0 && touches;
  });
  const touches = await lit.jsonValue();
  if (touches === false) throw new Error("nothing is lit");
  for (const [step, selector] of touches.entries()) {
    const things = page.locator(selector);
    // Whichever comes up; the handle holds on to it, whatever else is lit by touching it.
    const thing = await things.nth((7 * Number(before) + step) % Math.max(1, await things.count())).elementHandle();
    if (thing === null) throw new Error(`nothing to touch: ${selector}`);
    // Nobody touches twice between two pictures: what the touch before changed has found its place by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await (hand === "finger" ? thing.tap() : thing.click());
    // With a finger the first tap on a thing shows what would happen, and the second does it; what is shown already (because
    // it has the focus) is done by the first.
    // Small targets are shown first even when something is taken up.
    if (hand === "finger" && step === touches.length - 1 && !selector.startsWith("[data-choice")) {
      const shown = await page.waitForFunction(
        ([touched, was, old]) =>
          (touched.isConnected && touched.hasAttribute("data-peeked") && "shown") ||
          ((!was?.isConnected || was.getAttribute("data-views") !== old) && "done") ||
          (document.querySelector(".scores, .cover") !== null && "done"),
        [thing as ElementHandle<Element>, frame as ElementHandle<Element> | null, views] as const,
      );
      if ((await shown.jsonValue()) === "shown") await thing.tap();
    }
  }
  await page.waitForFunction(
    ([was, old]) =>
      !was?.isConnected || was.getAttribute("data-views") !== old || document.querySelector(".scores, .cover") !== null,
    [frame as ElementHandle<Element> | null, views] as const,
  );
}

/** The same clicks, made inside the page without waiting for a pointer: for tests that are about something else. Stops
 *  after so many moves, at a cover, or at the end. */
export async function playQuickly(page: Page, moves = 2000): Promise<void> {
  await clickOn(page, moves, null);
  if (moves >= 2000) await expect(page.locator(".scores, .cover").first()).toBeVisible();
}

/** Clicks inside the page. Where `hidden` names what must not be on the page under a cover, covers are taken off; answers who
 *  was called. */
async function clickOn(page: Page, moves: number, hidden: string | null): Promise<string[]> {
  await page.evaluate(`window.nextTouches = ${nextTouches.toString()}`);
  return page.evaluate(
    async ([most, secret]) => {
      const touches = Reflect.get(window, "nextTouches") as () => string[];
      const frame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4));
      const called: string[] = [];
      for (let move = 0; move < most; ) {
        if (document.querySelector(".scores") !== null) break;
        const cover = document.querySelector(".cover button");
        if (cover instanceof HTMLElement) {
          if (secret === null) break;
          if (document.querySelector(secret) !== null) throw new Error(`on the page under the cover: ${secret}`);
          called.push(cover.textContent ?? "");
          cover.click();
          while (cover.isConnected) await frame();
        }
        if (document.querySelector(".prompt[data-mine]") === null) {
          await frame();
          continue;
        }
        const before = document.querySelector(".frame")?.getAttribute("data-events") ?? "0";
        const views = document.querySelector(".frame")?.getAttribute("data-views");
        for (const [step, selector] of touches().entries()) {
          const things = document.querySelectorAll<HTMLElement>(selector);
          things[(7 * Number(before) + step) % Math.max(1, things.length)]?.click();
          await frame();
        }
        for (let waits = 0; waits < 200; waits++) {
          if (document.querySelector(".scores, .cover") !== null) break;
          if (document.querySelector(".frame")?.getAttribute("data-views") !== views) break;
          await frame();
        }
        move++;
      }
      return called;
    },
    [moves, hidden] as const,
  );
}

/** How many events the page has been told: what is touched next depends on it. */
async function events(page: Page): Promise<string> {
  return (await page.locator(".frame").getAttribute("data-events")) ?? "";
}

/** Plays to the end from the list of moves, with keys alone; `pick` says which of so many moves. The focus is never lost. */
export async function playByKeys(page: Page, pick: (turn: number, moves: number) => number): Promise<void> {
  for (let turn = 0; turn < 1500 && (await myTurn(page)); turn++) {
    const views = await page.locator(".frame").getAttribute("data-views");
    const lost = await page.evaluate(() => {
      const focused = document.activeElement;
      return document.querySelector(".frame")?.contains(focused) === true ? undefined : (focused?.className ?? "");
    });
    if (lost !== undefined) throw new Error(`the focus got lost: ${lost}`);
    await page.keyboard.press("m");
    const list = page.locator(".sheet .move-list button");
    await list.first().waitFor();
    await page.locator(".sheet-close").press("Tab");
    const downs = pick(turn, await list.count());
    for (let down = 0; down < downs; down++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (old) =>
        document.querySelector(".frame")?.getAttribute("data-views") !== old ||
        document.querySelector(".scores") !== null,
      views,
    );
  }
  await expect(page.locator(".scores-winner")).toBeVisible();
}

/** People who share a device play to the end, the first moves by hand. Under the cover nothing that `hidden` names may be on
 *  the page. Answers who was called. */
export async function passRound(page: Page, hidden: string, byHand = 0): Promise<string[]> {
  const called = new Set<string>();
  for (let turn = 0; turn < byHand && !(await isOver(page)); turn++) {
    await page.locator(".cover, .prompt[data-mine], .scores").first().waitFor();
    const cover = page.locator(".cover");
    if ((await cover.count()) > 0) {
      expect(await page.locator(hidden).count()).toBe(0);
      called.add((await cover.locator(".button-main").textContent()) ?? "");
      await cover.locator(".button-main").click();
      await page.locator(".frame").waitFor();
    }
    await touchMove(page);
  }
  for (const name of await clickOn(page, 5000, hidden)) called.add(name);
  await expect(page.locator(".scores")).toBeVisible();
  return [...called].sort();
}

/** Brings the pointer over something, once it lies still: cards that are being dealt are not where they will be. */
export async function under(page: Page, selector: string): Promise<Box> {
  const thing = page.locator(selector).first();
  await thing.hover();
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`nothing there: ${selector}`);
  return box;
}
type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;
