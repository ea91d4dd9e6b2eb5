import type { FastifyInstance, FastifyRequest } from "fastify";
import { problem } from "../problem.ts";
import { addressKey } from "./limits.ts";
import type { Service } from "./service.ts";

/** Whoever was banned is not served; only what is kept of them they can still have, or have erased. */
export function keepOut(app: FastifyInstance, { bans }: Service): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/") || isTheirOwn(request)) return;
    if (!bans.keepsOut(request.isKnown ? request.person : null, addressKey(request.ip))) return;
    return reply.code(403).send(problem("banned", "The operator of this server does not let you in."));
  });
}

function isTheirOwn({ method, url }: FastifyRequest): boolean {
  return (
    (method === "GET" && (url === "/api/me" || url === "/api/me/data")) || (method === "DELETE" && url === "/api/me")
  );
}
