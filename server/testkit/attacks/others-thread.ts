import { parentPort, workerData } from "node:worker_threads";
import { Others, type OthersPlan, type ToOthers } from "./others.ts";

/** Honest people play in a thread of their own: what keeps the attacker busy must not keep them. */
const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
const { url, tables, perSecond } = workerData as OthersPlan;
const others = new Others(url, perSecond);
port.on("message", (what: ToOthers) => {
  if (what === "start") {
    others.start();
    return;
  }
  port.postMessage(others.stop());
  others.leave();
  port.close();
});
await others.sitDown(tables);
port.postMessage("seated");
