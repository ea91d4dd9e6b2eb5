import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FairQueue } from "../bots/fair-queue.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Thinks for a while, and notes when it began. */
function thinker(queue: FairQueue) {
  const begun: string[] = [];
  const think = (payer: string, ms: number, { watched = true, as = payer } = {}): Promise<void> =>
    queue.do({ payer, watched }, () => {
      begun.push(as);
      return new Promise((resolve) => setTimeout(resolve, ms));
    });
  return { begun, think };
}

describe("bots' time", () => {
  test("is shared between payers, not between tables", async () => {
    const queue = new FairQueue(1);
    const { begun, think } = thinker(queue);
    for (let table = 0; table < 120; table++) void think("mallory", 1000);
    void think("ada", 10);
    expect(queue.waiting).toBe(120);
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual(["mallory", "ada"]);
    // However much the other has waiting, whoever takes little never waits for more than what has begun.
    for (let turn = 0; turn < 20; turn++) {
      const before = begun.length;
      await vi.advanceTimersByTimeAsync(300);
      void think("ada", 10);
      await vi.advanceTimersByTimeAsync(1000);
      expect(begun.slice(before)).toContain("ada");
    }
  });

  test("is shared by how long they think, not by how often", async () => {
    const { begun, think } = thinker(new FairQueue(1));
    for (let turn = 0; turn < 40; turn++) void think("slow", 1000);
    for (let turn = 0; turn < 400; turn++) void think("quick", 100);
    await vi.advanceTimersByTimeAsync(20_000);
    const slow = begun.filter((payer) => payer === "slow").length;
    expect(slow).toBeGreaterThanOrEqual(9);
    expect(slow).toBeLessThanOrEqual(11);
    expect(begun.length - slow).toBeGreaterThanOrEqual(90);
  });

  test("nobody saves up time while they are away", async () => {
    const { begun, think } = thinker(new FairQueue(1));
    for (let turn = 0; turn < 100; turn++) void think("ada", 100);
    await vi.advanceTimersByTimeAsync(5000);
    for (let turn = 0; turn < 100; turn++) void think("mallory", 100);
    begun.length = 0;
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun.filter((payer) => payer === "ada").length).toBeGreaterThanOrEqual(4);
  });

  test("goes first to tables that somebody looks at, whoever pays", async () => {
    const { begun, think } = thinker(new FairQueue(1));
    void think("x", 10);
    void think("ada", 10, { watched: false, as: "alone" });
    void think("ada", 10, { as: "seen" });
    void think("bob", 10, { watched: false, as: "alone" });
    void think("bob", 10, { as: "seen" });
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(["x", "seen", "seen", "alone", "alone"]);
  });

  test("where there are several threads, one is left for the others", async () => {
    const { begun, think } = thinker(new FairQueue(3));
    for (let turn = 0; turn < 10; turn++) void think("mallory", 20_000);
    void think("ada", 10);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["mallory", "mallory", "ada"]);
  });

  test("a thought that fails gives its thread back", async () => {
    const queue = new FairQueue(1);
    await expect(queue.do({ payer: "ada", watched: true }, () => Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    expect(await queue.do({ payer: "ada", watched: true }, async () => "yes")).toBe("yes");
  });
});
