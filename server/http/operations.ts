import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { problem } from "../problem.ts";
import type { Service } from "./service.ts";

/** How long an answer about the store is good for. */
const CHECK_MS = 3000;

/** For whoever runs the server: is it alive, can it take visitors, how is it doing. */
export function operations(app: FastifyInstance, service: Service): void {
  const { settings, metrics, store } = service;
  const writable = new Kept(CHECK_MS, () =>
    store.beat(Date.now()).then(
      () => true,
      () => false,
    ),
  );
  app.get("/health", { schema: { hide: true } }, async () => ({ status: "alive" }));

  app.get("/ready", { schema: { hide: true } }, async (_request, reply) => {
    if (!service.isReady()) return reply.code(503).send({ status: "stopping" });
    return (await writable.now())
      ? { status: "ready" }
      : reply.code(503).send({ status: "the store does not take writes" });
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, settings.metricsToken)) {
      return reply.code(403).send(problem("not-yours", "Metrics are for the operator: --metrics-token."));
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Something that is found out now and then, however often it is asked for. */
class Kept<T> {
  readonly #ms: number;
  readonly #find: () => Promise<T>;
  #found: Promise<T> | undefined;
  #until = 0;

  constructor(ms: number, find: () => Promise<T>) {
    this.#ms = ms;
    this.#find = find;
  }

  now(): Promise<T> {
    if (this.#found !== undefined && performance.now() < this.#until) return this.#found;
    // Whoever asks while it is being found out waits for the same.
    this.#until = Number.POSITIVE_INFINITY;
    this.#found = this.#find().finally(() => {
      this.#until = performance.now() + this.#ms;
    });
    return this.#found;
  }
}

function mayReadMetrics(request: FastifyRequest, token: string): boolean {
  // A proxy on this machine would open them to everybody: without a token they are nobody's.
  if (token === "") return false;
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
