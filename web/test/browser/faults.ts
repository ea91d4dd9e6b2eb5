import type { Page } from "@playwright/test";

/** Faults as they happen to people: slow devices, damaged messages, full disks, scripts that do not come. */

/** The worker hears everything late, as on a slow device. */
export async function slowWorker(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((wait) => {
    window.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        setTimeout(() => super.postMessage(message), wait);
      }
    };
  }, milliseconds);
}

/** From `spoil` on, the boards of this page are told positions without players: rules and boards throw on them. */
export async function spoilable(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: (event: Event) => void): void {
        super.addEventListener(type, (event) => {
          const message: unknown = event instanceof MessageEvent ? event.data?.message : undefined;
          const spoilt = Reflect.get(window, "spoilt") === true;
          if (spoilt && typeof message === "object" && message !== null && "now" in message) {
            Reflect.set(Reflect.get(Object(message.now), "view"), "players", null);
          }
          listener(event);
        });
      }
    };
  });
  return () => page.evaluate(() => void Reflect.set(window, "spoilt", true));
}

/** The worker's script runs after this one. Needs a context without service workers. */
export async function beforeWorker(page: Page, script: string): Promise<void> {
  await page.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

/** A browser that lets pages keep nothing. */
export const NO_STORAGE = `IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };`;

/** A device that keeps so many entries, has no room for the next one or more, and has room again after that. */
export function fullAfter(entries: number, times = 1): string {
  return `let puts = 0;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...values) {
      const nth = puts++;
      if (nth >= ${entries} && nth < ${entries + times}) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, values);
    };`;
}

/** A browser in which boards that measure their room cannot do so. */
export async function unmeasurable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      override observe(target: Element, options?: ResizeObserverOptions): void {
        // The plain board, which is offered in place of one that fails, is measured like any other.
        if (document.querySelector(".plain") === null) throw new Error("nothing can be measured here");
        super.observe(target, options);
      }
    };
  });
}
