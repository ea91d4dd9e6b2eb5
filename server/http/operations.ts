import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { problem } from "../problem.ts";
import type { Service } from "./service.ts";

/** For whoever runs the server: is it alive, can it take visitors, how is it doing. */
export function operations(app: FastifyInstance, service: Service): void {
  const { settings, metrics, store } = service;
  app.get("/health", { schema: { hide: true } }, async () => ({ status: "alive" }));

  app.get("/ready", { schema: { hide: true } }, async (_request, reply) => {
    if (!service.isReady()) return reply.code(503).send({ status: "stopping" });
    try {
      await store.secret("ready", "yes");
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "the store does not answer" });
    }
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, settings.metricsToken)) {
      return reply.code(403).send(problem("not-yours", "Metrics are for the operator."));
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string): boolean {
  if (token === "") return ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip);
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
