import type { Browser, CDPSession, Page } from "@playwright/test";
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
    await cdp.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile });
    await page.evaluate((wanted) => window.matrix.show(wanted), sample);
    return page;
  }

  async look(sample: Sample): Promise<Found[]> {
    const page = await this.#show(sample);
    const finger = sample.pointer === "finger";
    const findings = await page.evaluate(([touched, wide]) => window.matrix.detect(touched, wide), [
      finger,
      sample.width,
    ] as const);
    const only = await page.evaluate((each) => window.matrix.write(each), sample);
    return findings.map((finding) => ({ ...finding, sample, only }));
  }

  async picture(sample: Sample, path: string): Promise<void> {
    const { page } = await this.eye(sample);
    // Pictures are taken at the size that Playwright knows of.
    await page.setViewportSize(sample);
    await page.evaluate((wanted) => window.matrix.show(wanted), sample);
    await page.screenshot({ path });
  }
}
