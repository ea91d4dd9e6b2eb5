import type { IncomingMessage } from "node:http";
import fastifySwagger from "@fastify/swagger";
import fastifyWebsocket from "@fastify/websocket";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { faultOf } from "../fault.ts";
import { problem, STATUS } from "../problem.ts";
import { keepTheDoor } from "./connections.ts";
import { whatFailed } from "./failure.ts";
import { sendOn } from "./far-tables.ts";
import { LARGEST_MESSAGE, type Live, live, LIVE_DOCS, LIVE_MESSAGES } from "./live.ts";
import { keepOut } from "./keep-out.ts";
import { operations } from "./operations.ts";
import { pages } from "./pages.ts";
import { protect } from "./protection.ts";
import { trustsOf } from "./proxies.ts";
import { answerMisaddressed, answerUnread } from "./unread.ts";
import { withoutPrefix } from "./prefix.ts";
import { clubRoutes } from "./routes-clubs.ts";
import { deskRoutes } from "./routes-desk.ts";
import { kindnessRoutes } from "./routes-kindness.ts";
import { followRoutes } from "./routes-follows.ts";
import { inboxRoutes } from "./routes-inbox.ts";
import { leaderboardRoutes } from "./routes-leaderboards.ts";
import { personalDataRoutes } from "./routes-personal-data.ts";
import { lobbyRoutes } from "./routes-lobby.ts";
import { openIdRoutes } from "./routes-openid.ts";
import { passkeyRoutes } from "./routes-passkeys.ts";
import { eventRoutes } from "./routes-events.ts";
import { mailRoutes } from "./routes-mail.ts";
import { noticeRoutes } from "./routes-notices.ts";
import { peopleRoutes } from "./routes-people.ts";
import { profileRoutes } from "./routes-profiles.ts";
import { sessionRoutes } from "./routes-sessions.ts";
import { tableRoutes } from "./routes-tables.ts";
import { toldRoutes } from "./routes-told.ts";
import { tokenRoutes } from "./routes-tokens.ts";
import { tournamentRoutes } from "./routes-tournaments.ts";
import { SHARED } from "./schemas.ts";
import type { Service } from "./service.ts";

const LARGEST_BODY = 16 * 1024;

/** How long a request may take to come in: its head, and all of it. And how long a connection may be of no use. */
const HEAD_MS = 10_000;
const REQUEST_MS = 20_000;
const UNUSED_MS = 30_000;
/** How often it is looked for those that take longer. */
const LOOK_MS = 2000;

/** Puts the HTTP side together. */
export async function makeApp(service: Service): Promise<{ app: FastifyInstance; lines: Live }> {
  const { settings } = service;
  const app: FastifyInstance = fastify({
    // Whatever is told of an error anywhere is told without its message.
    logger: { level: settings.logLevel, serializers: { err: kindAndPlace } },
    // One line for each answer, written by ours: without addresses, cookies or bodies.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy === false ? false : trustsOf(settings.trustProxy),
    rewriteUrl: ({ url = "/" }: IncomingMessage) => withoutPrefix(url, settings.prefix),
    // What is no request at all, or not one of this router, is answered like everything else.
    clientErrorHandler: answerUnread,
    frameworkErrors: (_error, _request, { raw }) => answerMisaddressed(raw),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: UNUSED_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: LOOK_MS },
    forceCloseConnections: "idle",
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  });
  // Only JSON is taken: a form on another site cannot send it.
  app.removeContentTypeParser("text/plain");
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send(problem("too-large", "That is too large."));
    if (status < 500) return reply.code(status).send(problem("bad-request", error.message));
    const failed = whatFailed(error);
    service.trouble("request failed", { route: request.routeOptions.url ?? "none", why: faultOf(error) });
    return reply.code(STATUS[failed.problem]).send(failed);
  });
  await app.register(fastifyWebsocket, {
    // Pings are counted like messages, and answered by ours.
    options: { maxPayload: LARGEST_MESSAGE, autoPong: false },
    // A broken frame or one that is too large: the line is closed with the code that says so.
    errorHandler: (error, _socket, request) => request.log.debug({ why: error.message }, "line failed"),
  });
  await app.register(fastifySwagger, {
    openapi: openApi(settings.prefix),
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => nameOf(json) ?? `form-${index}` },
  });
  for (const [$id, form] of Object.entries(SHARED)) app.addSchema({ ...form, $id });
  protect(app, service, keepTheDoor(app, service));
  keepOut(app, service);
  operations(app, service);
  let lines: Live = { close() {}, cut() {}, hangUp() {}, people: () => new Set() };
  app.register(async (scope) => {
    if (service.far !== undefined) sendOn(scope, service.far);
    peopleRoutes(scope, service);
    sessionRoutes(scope, service);
    passkeyRoutes(scope, service);
    openIdRoutes(scope, service);
    personalDataRoutes(scope, service);
    profileRoutes(scope, service);
    leaderboardRoutes(scope, service);
    followRoutes(scope, service);
    inboxRoutes(scope, service);
    noticeRoutes(scope, service);
    mailRoutes(scope, service);
    tokenRoutes(scope, service);
    eventRoutes(scope, service);
    clubRoutes(scope, service);
    deskRoutes(scope, service);
    kindnessRoutes(scope, service);
    tableRoutes(scope, service);
    toldRoutes(scope, service);
    tournamentRoutes(scope, service);
    lobbyRoutes(scope, service, () => lines.people());
    lines = live(scope, service);
    scope.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  });
  pages(app, service);
  await app.ready();
  return { app, lines };
}

function kindAndPlace(error: Error): { type: string; message: string; stack: string } {
  return { type: error.name, message: faultOf(error), stack: "" };
}

function nameOf({ $id }: { readonly $id?: unknown }): string | undefined {
  return typeof $id === "string" ? $id : undefined;
}

/** What the documentation says beyond the routes themselves. */
const openApi = (prefix: string) => ({
  openapi: "3.1.0" as const,
  info: {
    title: "Clade table server",
    version: "1",
    description:
      "Everything that the web client does can be done by a program. The first answer of the server brings an identity in the " +
      "cookie `clade`: keep it, and send it with every request. Whoever holds the cookie is that person. A program can have a " +
      "token of its own instead (`POST /api/me/tokens`, or the settings page), with the scopes that it needs.",
  },
  tags: [
    { name: "people", description: "Who you are" },
    { name: "clubs", description: "People who play together" },
    { name: "tables", description: "Setting up, joining and leaving tables" },
    { name: "lobby", description: "Finding people to play with" },
    { name: "live", description: "Playing" },
    { name: "ratings", description: "Who is strong" },
    { name: "notices", description: "Being told of things while you are elsewhere" },
    { name: "tournaments", description: "Knock-outs, leagues and Swiss tournaments" },
  ],
  components: {
    securitySchemes: {
      identity: { type: "apiKey" as const, in: "cookie" as const, name: "clade" },
      token: { type: "http" as const, scheme: "bearer" },
    },
    schemas: JSON.parse(JSON.stringify(LIVE_MESSAGES)) as Record<string, object>,
  },
  ...(prefix === "" ? {} : { servers: [{ url: prefix }] }),
  security: [{ identity: [] }, { token: [] }],
  paths: { "/api/live": LIVE_DOCS },
});
