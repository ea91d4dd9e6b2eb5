import { Hall } from "./hall.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { openShelf } from "./shelf.ts";

/** The worker in which games of this device are played: rules and bots never hold up the page. */

let pace = 0;

function send(message: FromWorker): void {
  self.postMessage(message);
}

const hall = openShelf().then(
  (shelf) => new Hall({ shelf, pace: () => pace, send: (message) => send({ type: "table", message }) }),
);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void obey(data);
});

async function obey(order: ToWorker): Promise<void> {
  if (order.type === "pace") {
    pace = order.milliseconds;
    return;
  }
  const open = await hall;
  if (order.type === "table") await open.hear(order.message);
  else send({ type: "answer", number: order.number, answer: await open.answer(order.request) });
}
