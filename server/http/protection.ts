import type { FastifyInstance, FastifyRequest } from "fastify";
import { problem } from "../problem.ts";
import type { Doorkeeper } from "./connections.ts";
import { addressKey, Buckets } from "./limits.ts";
import type { Service } from "./service.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks. Everybody has an identity from the first answer on. */
    person: string;
    /** Whether the identity came with the request. */
    isKnown: boolean;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // The link of a table is an invitation: it goes to nobody else.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/** The usual protections: headers, who asks, requests from other sites, floods. */
export function protect(
  app: FastifyInstance,
  { settings, identities, metrics }: Service,
  doorkeeper: Doorkeeper,
): void {
  const perSecond = settings.requestsPerMinute / 60;
  const requests = new Buckets(perSecond, Math.max(20, settings.requestsPerMinute / 2));
  // Whoever looks after the server asks every few seconds, and is not to be locked out by what else comes from there.
  const checks = new Buckets(perSecond, Math.max(20, settings.requestsPerMinute / 2));

  app.decorateRequest("person", "");
  app.decorateRequest("isKnown", false);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000");
    const isCheck = isOperations(request);
    if (!(isCheck ? checks : requests).take(addressKey(request.ip))) {
      metrics.limit(isCheck ? "checks" : "requests");
      doorkeeper.refused(request.raw.socket);
      reply.header("retry-after", "10");
      return reply.code(429).send(problem("too-many", "Too many requests. Please wait a moment."));
    }
    if (isCheck) return;
    if (!SAFE_METHODS.has(request.method) && !isSameSite(request, settings.origins)) {
      return reply.code(403).send(problem("not-yours", "Requests from other sites are not accepted."));
    }
    const known = identities.read(request.headers.cookie);
    request.person = known ?? identities.fresh();
    request.isKnown = known !== null;
    if (known === null && !request.ws) {
      reply.header("set-cookie", identities.cookie(request.person, request.protocol === "https"));
    }
  });
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    metrics.requests.inc({ route, status: String(reply.statusCode) });
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
}

/** Whether a request comes from a page of this site, or from no page at all (a bot's client sends no origin). */
export function isSameSite(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] !== "cross-site";
  if (origins.includes(origin)) return true;
  return origin === `http://${request.host}` || origin === `https://${request.host}`;
}

function isOperations(request: FastifyRequest): boolean {
  return request.url === "/health" || request.url === "/ready" || request.url === "/metrics";
}
