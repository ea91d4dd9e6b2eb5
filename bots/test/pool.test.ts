import type { Seat } from "@clade/kernel";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Order } from "../index.ts";
import { Pool } from "../node/index.ts";

/** A worker that does what the seed says, and else answers with its first legal move. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    const hog = [];
    parentPort.on("message", ({ number, content: { seed, legal } }) => {
      if (seed === "runaway") for (;;);
      if (seed === "break down") throw new Error("a bug");
      if (seed === "eat memory") for (;;) hog.push(new Array(2e6).fill(0.5));
      const until = Date.now() + (seed === "slow" ? 600 : 0);
      while (Date.now() < until);
      parentPort.postMessage({ number, content: { move: legal[0] } });
    });
  `)}`,
);

function order(seed: string): Order {
  return { game: "row", players: 2, seat: 0 satisfies Seat, view: {}, legal: ["left"], seed, ask: { bot: "master" } };
}

const pools: Pool[] = [];
function open(size: number, idleMs?: number): Pool {
  const pool = new Pool(SCRIPT, idleMs === undefined ? { size } : { size, idleMs });
  pools.push(pool);
  return pool;
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

const LONG = 20_000;

describe("a pool of bot workers", () => {
  test("answers every order, more of them than it has workers", async () => {
    const pool = open(2);
    const thoughts = await Promise.all(Array.from({ length: 20 }, () => pool.think(order("think"), LONG)));
    expect(thoughts).toEqual(Array.from({ length: 20 }, () => ({ move: "left" })));
    expect(pool.waiting).toBe(0);
  });

  test("stops a runaway at its time limit, and goes on with the next", async () => {
    const pool = open(1);
    const runaway = pool.think(order("runaway"), 400);
    const next = pool.think(order("think"), LONG);
    expect(await runaway).toMatchObject({ stopped: "time" });
    expect(await next).toEqual({ move: "left" });
  });

  test("survives a worker that breaks down, and one that eats all memory", async () => {
    const pool = open(1);
    expect(await pool.think(order("break down"), LONG)).toMatchObject({ stopped: "broken", why: "a bug" });
    expect(await pool.think(order("eat memory"), LONG)).toMatchObject({ stopped: "broken" });
    expect(await pool.think(order("think"), LONG)).toEqual({ move: "left" });
  });

  test("leaves whoever asks free: timers go on while bots think", async () => {
    const pool = open(1);
    await pool.think(order("think"), LONG);
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    await pool.think(order("slow"), LONG);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(3);
  });

  test("lets idle workers go, and starts others when they are needed", async () => {
    const pool = open(1, 30);
    expect(await pool.think(order("think"), LONG)).toEqual({ move: "left" });
    expect(pool.workers).toBe(1);
    await vi.waitFor(() => expect(pool.workers).toBe(0), LONG);
    expect(await pool.think(order("think"), LONG)).toEqual({ move: "left" });
    expect(await pool.think(order("slow"), LONG)).toEqual({ move: "left" }); // longer than an idle one may stay
  });

  test("answers everything that waits when it is closed", async () => {
    const pool = open(1);
    const asked = [pool.think(order("runaway"), LONG), pool.think(order("think"), LONG)];
    pool.close();
    expect(await Promise.all(asked)).toEqual([
      expect.objectContaining({ stopped: "closed" }),
      expect.objectContaining({ stopped: "closed" }),
    ]);
    expect(await pool.think(order("think"), LONG)).toMatchObject({ stopped: "closed" });
  });
});
