import type { Browser, CDPSession, Page } from "@playwright/test";
import { wrongs } from "../test/browser/look.ts";
import type { Finding } from "./detect.ts";
import type { MatrixPage } from "./main.tsx";
import type { Sample } from "./sample.ts";

declare global {
  interface Window {
    matrix: MatrixPage;
  }
}

export interface Found extends Finding {
  readonly sample: Sample;
  /** What shows it again: `npm run matrix -- --only …`. */
  readonly only: string;
}

interface Eye {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** What takes as long as all the rest: asking axe, and photographing letters. */
interface Closely {
  readonly axe?: boolean;
  readonly letters?: boolean;
}

/** At the edges of so many things a mouse comes to rest in each sample. */
const POINTED = 2;
/** So many pictures are taken at most until two are equal. */
const STILL = 6;

/** Looks at samples, with a mouse and with a finger, in pages that are used again and again. */
export class Looker {
  readonly #browser: Browser;
  readonly #eyes = new Map<string, Eye>();
  readonly #url: string;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async eye({ pointer, text }: Pick<Sample, "pointer" | "text">): Promise<Eye> {
    const key = `${pointer} ${text}`;
    const known = this.#eyes.get(key);
    if (known !== undefined) return known;
    const finger = pointer === "finger";
    const context = await this.#browser.newContext({ baseURL: this.#url, hasTouch: finger, isMobile: finger });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Page.setFontSizes", { fontSizes: { standard: 16 * text, fixed: 13 * text } });
    await page.goto("/");
    await page.waitForFunction(() => "matrix" in window);
    const eye = { page, cdp };
    this.#eyes.set(key, eye);
    return eye;
  }

  /** Brings a sample before the eye. */
  async #show(sample: Sample): Promise<Page> {
    const { page, cdp } = await this.eye(sample);
    const mobile = sample.pointer === "finger";
    const { width, height, zoom: deviceScaleFactor } = sample;
    // What was shown before need not be laid out again for this window.
    await page.evaluate(() => window.matrix.clear());
    await cdp.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile });
    await page.evaluate((wanted) => window.matrix.show(wanted), sample);
    return page;
  }

  /** What is wrong with a sample. */
  async look(sample: Sample, { axe, letters }: Closely = {}): Promise<Found[]> {
    const page = await this.#show(sample);
    const finger = sample.pointer === "finger";
    const lies = await page.evaluate(([touched, wide]) => window.matrix.detect(touched, wide), [
      finger,
      sample.width,
    ] as const);
    const only = await page.evaluate((each) => window.matrix.write(each), sample);
    const moves = await this.rest(page, finger ? 0 : POINTED, only);
    const faint = letters === true ? await this.faint(sample) : [];
    const wrong = axe === true ? await keptOut(page) : [];
    return [...lies, ...moves, ...faint, ...wrong].map((finding) => ({ ...finding, sample, only }));
  }

  /**
   * Letters that can hardly be told from what lies behind them. What is faint is so at a second look too: at the first a busy browser may
   * not have drawn everything.
   */
  async faint(sample: Pick<Sample, "pointer" | "text">): Promise<Finding[]> {
    const first = await this.#faintAtOnce(sample);
    if (first.length === 0) return first;
    const again = new Set((await this.#faintAtOnce(sample)).map(({ what }) => what));
    return first.filter(({ what }) => again.has(what));
  }

  async #faintAtOnce(sample: Pick<Sample, "pointer" | "text">): Promise<Finding[]> {
    const eye = await this.eye(sample);
    const { page } = eye;
    await page.evaluate(() => window.matrix.remember());
    const lettered = await stillPicture(eye);
    await page.evaluate(() => window.matrix.hide("letters"));
    const bare = await stillPicture(eye);
    await page.evaluate(() => window.matrix.hide("rings"));
    const barest = await stillPicture(eye);
    await page.evaluate(() => window.matrix.bringBack("letters"));
    const ringless = await stillPicture(eye);
    await page.evaluate(() => window.matrix.bringBack("rings"));
    return page.evaluate((pictures) => window.matrix.faint(pictures), { lettered, bare, ringless, barest });
  }

  /** What moves while nobody does anything, also where a mouse comes to rest at the edges of so many things. */
  async rest(page: Page, pointed: number, seed: string): Promise<Finding[]> {
    const found = await page.evaluate(() => window.matrix.restless("by itself"));
    const spots = await page.evaluate(([most, from]) => window.matrix.edges(most, from), [pointed, seed] as const);
    for (const { x, y, name } of spots) {
      await page.mouse.move(x, y);
      found.push(...(await page.evaluate((where) => window.matrix.restless(`a pointer at ${where}`), name)));
    }
    if (spots.length > 0) await page.mouse.move(0, 0);
    return found;
  }

  async picture(sample: Sample, path: string): Promise<void> {
    const { page } = await this.eye(sample);
    // Pictures are taken at the size that Playwright knows of.
    await page.setViewportSize(sample);
    await page.evaluate((wanted) => window.matrix.show(wanted), sample);
    await page.screenshot({ path });
  }
}

/**
 * A picture that the next one is equal to: a busy browser leaves out for some frames what it has not drawn yet. Where a clock ticks no two
 * are equal, and the last one will do.
 */
async function stillPicture({ page, cdp }: Eye): Promise<string> {
  let last = "";
  for (let taken = 0; taken < STILL; taken++) {
    const { data } = await cdp.send("Page.captureScreenshot", { format: "png" });
    if (data === last) break;
    last = data;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return last;
}

/** What keeps people out who cannot see, hear, or point, by axe. */
export async function keptOut(page: Page): Promise<Finding[]> {
  await page.evaluate(() => window.matrix.intoPlainSight());
  // How large targets are the detector measures itself: axe takes hexes for their boxes, which overlap where the hexes do not.
  const found = (await wrongs(page)).filter(({ rule }) => rule !== "target-size");
  return found.map(({ rule, target, why }) => ({ kind: "axe", what: rule, detail: `${target}: ${why}` }));
}
