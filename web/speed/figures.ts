import { appendFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** One thing that was measured, and what it should be. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: "ms" | "%" | "KB" | "MB";
  /** At most so much; or at least, where more is better. */
  readonly wanted?: { readonly atMost: number } | { readonly atLeast: number };
}

/** Keeps a figure for `npm run speed`, which prints them all. */
export function note(figure: Figure): void {
  appendFileSync("../test-output/speed.jsonl", `${JSON.stringify(figure)}\n`);
}

/** So many times slower is the processor of a phone of the cheaper kind. */
export const SLOW = 6;

export async function slowProcessor(page: Page, times = SLOW): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}

/** The slow 4G of Lighthouse: 1.6 Mbit/s, 150 ms there and back. */
export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

/**
 * From now on: the longest time that the page was busy in one piece, in milliseconds of its thread, so that what else the machine does
 * is not in it. Slowing a processor makes it longer by as much.
 */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("no browser");
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const threads = traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === "thread_name" && args?.name === "CrRendererMain" ? [`${pid} ${tid}`] : [],
    );
    const tasks = traceEvents.filter(
      ({ name, pid, tid }) => name.endsWith("RunTask") && threads.includes(`${pid} ${tid}`),
    );
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  };
}
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Microseconds of the thread. */
  readonly tdur?: number;
}

/** From now on: how long each picture stood while something moved. */
export async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(window, "stoodFor", frames);
    let last = performance.now();
    let moved = false;
    const look = (): void => {
      const now = performance.now();
      if (moved) frames.push(now - last);
      last = now;
      moved = document.getAnimations().some(({ playState, effect }) => {
        const duration = effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? 0 : 1;
        return playState === "running" && duration > 0;
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, "stoodFor") as number[]);
}
