import type { FastifyRequest } from "fastify";
import type { Scope } from "../people/tokens.ts";

/** What of a person's own can be asked for by a token: the rest of `/api/me` is for the person alone. */
const OWN: { readonly [route: string]: Scope } = {
  "GET /api/me": "read",
  "GET /api/me/tables": "read",
  "GET /api/me/turns": "read",
  "GET /api/me/waiting": "read",
  "GET /api/me/events": "read",
  "GET /api/me/followed": "read",
  "GET /api/me/followers": "read",
  "DELETE /api/me/invitations/:table": "manage",
  "PUT /api/me": "manage",
};

/** What a request needs of a token; null if no token will do. */
export function scopeOf({ method, routeOptions: { url = "" } }: FastifyRequest): Scope | null {
  const asked = method === "HEAD" ? "GET" : method;
  if (url === "/api/live") return "read";
  if (url === "/api/me" || url.startsWith("/api/me/")) return OWN[`${asked} ${url}`] ?? null;
  if (!url.startsWith("/api/") || url.startsWith("/api/sign-in")) return null;
  if (asked === "GET") return "read";
  if (url === "/api/quick-game") return "play";
  return url === "/api/join" || url === "/api/tables" || url.startsWith("/api/tables/") ? "play" : "manage";
}

/** The token that a request brings, if it brings one. */
export function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return /^Bearer +(\S{1,200}) *$/i.exec(authorization ?? "")?.[1];
}
