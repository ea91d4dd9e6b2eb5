import type { Socket } from "node:net";
import { type Attack, wait } from "./attack.ts";
import { rawLine } from "./raw.ts";

const LINES = 4;

/** Control frames as a client sends them: masked, with nothing in them. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** How long a line may take to be closed that has said too much: it has a second to hear why. */
const PATIENCE_MS = 15_000;

/** Writes the same frame over and over, as fast as the other side takes it, until it is stopped; answers whether it was. */
async function flood(socket: Socket, frame: Buffer, until: number): Promise<boolean> {
  const many = Buffer.concat(Array.from({ length: 10_000 }, () => frame));
  while (performance.now() < until + PATIENCE_MS && !socket.destroyed) {
    const late = performance.now() > until;
    if (socket.writableLength < 1e6) socket.write(late ? frame : many);
    await wait(late ? 50 : 1);
  }
  const stopped = socket.destroyed;
  socket.destroy();
  return stopped;
}

function controlFlood(name: string, about: string, frame: Buffer): Attack {
  return {
    name,
    about,
    async run({ url, ms, metric }) {
      const until = performance.now() + ms;
      const closed = await Promise.all(
        Array.from({ length: LINES }, async () => {
          let times = 0;
          // Whoever is closed comes again.
          while (performance.now() < until) if (await flood(await rawLine(url), frame, until)) times++;
          return times;
        }),
      );
      const findings = closed.flatMap((times, line) => (times > 0 ? [] : [`line ${line + 1} was never closed`]));
      const named = await metric('clade_limits_total{limit="pings"');
      if (named < LINES) findings.push(`the metrics name ${named} lines that were closed for it`);
      return findings;
    },
  };
}

export const PINGS: readonly Attack[] = [
  controlFlood("pings", "four lines of pings as fast as they go, nothing read", PING),
  controlFlood("pongs", "four lines of pongs that nobody asked for", PONG),
];
