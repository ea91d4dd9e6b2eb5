import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Scope } from "../people/tokens.ts";
import { problem } from "../problem.ts";
import type { Doorkeeper } from "./connections.ts";
import { isSentOn, whoSentOn } from "./far-tables.ts";
import { EMBEDDED_HEADERS, HEADERS, isEmbedded } from "./headers.ts";
import { isAllowed } from "./hosts.ts";
import { addressKey, Buckets } from "./limits.ts";
import { isPage } from "./pages.ts";
import { bearerOf, scopeOf } from "./scopes.ts";
import type { Service } from "./service.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks. Everybody has an identity from the first answer on. */
    person: string;
    /** In which of their sessions. */
    session: string;
    /** Whether the identity came with the request. */
    isKnown: boolean;
    /** By a token: what it lets its program do. Null for the person's own cookie, which lets them do everything. */
    scopes: readonly Scope[] | null;
    /** The cookie that the answer brings, if it brings one. */
    newCookie: string | null;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The usual protections: headers, who asks, for whom they ask, requests from other sites, floods. */
export function protect(app: FastifyInstance, service: Service, doorkeeper: Doorkeeper): void {
  const { settings, identities, sessions, tokens, metrics } = service;
  const perSecond = settings.requestsPerMinute / 60;
  const requests = new Buckets(perSecond, Math.max(20, settings.requestsPerMinute / 2));
  // Whoever looks after the server asks every few seconds, and is not to be locked out by what else comes from there.
  const checks = new Buckets(perSecond, Math.max(20, settings.requestsPerMinute / 2));

  app.decorateRequest("person", "");
  app.decorateRequest("session", "");
  app.decorateRequest("isKnown", false);
  app.decorateRequest("scopes", null);
  app.decorateRequest("newCookie", null);
  app.addHook("onRequest", async (request, reply) => {
    const secure = request.protocol === "https";
    reply.headers(isPage(request) && isEmbedded(request.url) ? EMBEDDED_HEADERS : HEADERS);
    if (secure) reply.header("strict-transport-security", "max-age=31536000");
    // Another server has looked at it already, and knows who asks.
    if (isSentOn(request)) {
      Object.assign(request, whoSentOn(request));
      return;
    }
    const isCheck = isOperations(request);
    if (!(isCheck ? checks : requests).take(addressKey(request.ip))) {
      metrics.limit(isCheck ? "checks" : "requests");
      doorkeeper.refused(request.raw.socket);
      reply.header("retry-after", "10");
      return reply.code(429).send(problem("too-many", "Too many requests. Please wait a moment."));
    }
    if (isCheck) return;
    if (!isAllowed(request.headers.host ?? "", settings.allowedHosts)) {
      const why = "This server is not known by that name. Its operator can allow it with --allowed-hosts.";
      return reply.code(421).send(problem("not-yours", why));
    }
    if (!SAFE_METHODS.has(request.method) && !isSameSite(request, settings.origins)) {
      return reply.code(403).send(problem("not-yours", "Requests from other sites are not accepted."));
    }
    // Files are for everybody alike, and may be kept by caches that many share: no identity comes with them.
    if (!isPersonal(request)) return;
    const bearer = bearerOf(request);
    if (bearer !== undefined) {
      const claim = await tokens.whose(bearer);
      if (claim === null) return reply.code(401).send(problem("not-known", "This token is not known."));
      const needed = scopeOf(request);
      if (needed === null || !claim.scopes.includes(needed)) {
        const why = needed === null ? "No token may do that." : `The token does not have the scope "${needed}".`;
        return reply.code(403).send(problem("not-yours", why));
      }
      Object.assign(request, { ...claim, isKnown: true });
      return;
    }
    const known = await sessions.whose(request.headers.cookie);
    const { person, session } = known ?? identities.fresh();
    Object.assign(request, { person, session, isKnown: known !== null });
    if (request.ws) return;
    const userAgent = request.headers["user-agent"];
    if (known === null || (await sessions.note(known, userAgent))) {
      request.newCookie = identities.cookie({ person, session }, secure);
    }
  });
  app.addHook("onSend", async (request, reply) => {
    if (request.newCookie !== null) reply.header("set-cookie", request.newCookie);
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
  // What a proxy says of the host is not asked: it may be the client who said it.
  const { host = "" } = request.headers;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Whether the answer is for one person: the API and the pages, not the files, nor what stands in other sites. */
function isPersonal(request: FastifyRequest): boolean {
  return request.url.startsWith("/api/") || (request.is404 && isPage(request) && !isEmbedded(request.url));
}

function isOperations(request: FastifyRequest): boolean {
  return request.url === "/health" || request.url === "/ready" || request.url === "/metrics";
}
