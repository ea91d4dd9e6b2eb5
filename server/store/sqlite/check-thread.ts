import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "./driver.ts";
import { damageIn } from "./soundness.ts";

/** Reads a large file through while the server is already at work; answers what is wrong with it, or null. */
const database = await openDatabase(String(workerData), { readOnly: true });
parentPort?.postMessage(damageIn(database, "quick_check") ?? null);
database.close();
