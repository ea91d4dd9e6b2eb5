import { parentPort, workerData } from "node:worker_threads";
import { begin, nextRound } from "./draw/next-round.ts";
import type { DrawOrder } from "./drawing.ts";

/** Draws one thing, and ends. */
const order = workerData as DrawOrder;
parentPort?.postMessage(order.draw === "begin" ? begin(order.plan, order.entrants) : (nextRound(order.course) ?? null));
