import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { addressKey, Buckets } from "./limits.ts";
import { trustsOf } from "./proxies.ts";
import type { Service } from "./service.ts";

/** Whoever goes on asking after so many refusals is not answered at all for a while. */
const REFUSALS_A_SECOND = 5;
const MOST_REFUSALS = 50;
const SHUT_MS = 5000;

export interface Doorkeeper {
  /** A request was refused because there were too many of its kind. Whoever does not stop finds the door shut. */
  refused(socket: Socket): void;
}

/**
 * How many connections an address has open, lines or not, and whether it has any manners. Behind a proxy all connections are the
 * proxy's, and counting them is its business. Whoever is too slow to say what they want is sent away by the server of Node
 * itself.
 */
export function keepTheDoor(app: FastifyInstance, { settings, metrics }: Service): Doorkeeper {
  // A page opens a few connections beside its line.
  const most = 2 * settings.connectionsPerAddress;
  const trusts = trustsOf(settings.trustProxy);
  const open = new Map<string, number>();
  const refusals = new Buckets(REFUSALS_A_SECOND, MOST_REFUSALS);
  const shut = new Set<string>();
  app.server.on("connection", (socket: Socket) => {
    if (trusts(socket.remoteAddress ?? "", 0)) return;
    const key = addressKey(socket.remoteAddress ?? "");
    const count = (open.get(key) ?? 0) + 1;
    if (count > most || shut.has(key)) {
      metrics.limit("connections");
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
  app.server.on("clientError", (error: NodeJS.ErrnoException) => {
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") metrics.limit("slow-requests");
  });
  return {
    refused(socket) {
      const key = addressKey(socket.remoteAddress ?? "");
      if (trusts(socket.remoteAddress ?? "", 0) || refusals.take(key)) return;
      socket.destroy();
      if (shut.has(key)) return;
      shut.add(key);
      setTimeout(() => shut.delete(key), SHUT_MS).unref();
    },
  };
}
