import { DeviceTables } from "./device-tables.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { memoryStorage, NotKept, openStorage, type TableStorage } from "./storage.ts";

/** The worker in which games of this device are played: rules and bots never hold up the page. */

let pace = 0;

function send(message: FromWorker): void {
  self.postMessage(message);
}

/** Where the browser forbids to keep anything one can play all the same, as long as the page is open. */
async function anyStorage(): Promise<TableStorage> {
  try {
    const storage = await openStorage();
    send({ type: "ready", keeps: true });
    return storage;
  } catch {
    send({ type: "ready", keeps: false });
    return memoryStorage();
  }
}

const tables = anyStorage().then(
  (storage) => new DeviceTables({ storage, pace: () => pace, send: (message) => send({ type: "table", message }) }),
);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  obey(data).catch((error: unknown) => complain(data, error));
});

async function obey(order: ToWorker): Promise<void> {
  if (order.type === "pace") {
    pace = order.milliseconds;
    return;
  }
  const open = await tables;
  if (order.type === "table") await open.hear(order.message);
  else send({ type: "answer", number: order.number, answer: await open.answer(order.request) });
}

/** Whatever fails here, somebody on the page waits for an answer. */
function complain(order: ToWorker, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const kept = !(error instanceof NotKept);
  if (order.type === "request") {
    send({ type: "failed", number: order.number, code: kept ? "failed" : "not-kept", message });
  } else if (order.type === "table") {
    const { table } = order.message;
    const about = "id" in order.message ? { table, id: order.message.id } : { table };
    const code = kept ? "table-broken" : "not-kept";
    send({ type: "table", message: { type: "error", ...about, code, message } });
  }
}
