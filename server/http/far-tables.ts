import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FarAnswer } from "../cluster/cluster.ts";
import type { FarRequest } from "../cluster/messages.ts";

/** Where requests go whose table is at another server. */
export interface FarTables {
  /** Undefined if the table is here. */
  request(table: string, request: FarRequest, body: string): Promise<FarAnswer | undefined>;
}

/** A request that another server sent on is known by a secret of this process, which nobody outside can know. */
const SENT_ON = "x-clade-sent-on";
const WHO = "x-clade-who";
const SECRET = randomBytes(18).toString("base64url");

/** These headers of an answer go back to who asked; the rest are set by the server that they asked. */
const HEADERS_BACK = ["content-type", "content-disposition"] as const;

/** Sends requests about tables that are elsewhere to where they are. */
export function sendOn(app: FastifyInstance, far: FarTables): void {
  app.addHook<{ Params: { readonly id?: string } }>("preHandler", async (request, reply) => {
    const { id } = request.params;
    if (id === undefined || !request.routeOptions.url?.startsWith("/api/tables/:id") || isSentOn(request)) return;
    const answer = await askFar(far, request, id, {
      method: request.method,
      url: request.url,
      body: request.body === undefined || request.body === null ? "" : JSON.stringify(request.body),
    });
    if (answer !== undefined) return relay(reply, answer);
  });
}

/** Asks for something in the name of whoever sent this request, at a table that may be elsewhere. */
export function askFar(
  far: FarTables | undefined,
  request: FastifyRequest,
  table: string,
  { method, url, body }: { readonly method: string; readonly url: string; readonly body: string },
): Promise<FarAnswer | undefined> {
  if (far === undefined) return Promise.resolve(undefined);
  const { person, session, isKnown, ip, protocol } = request;
  return far.request(table, { method, url, person, session, isKnown, ip, secure: protocol === "https" }, body);
}

export function relay(reply: FastifyReply, { status, headers, body }: FarAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

/** Does what another server was asked to do at a table that is here. */
export async function answerFar(
  app: FastifyInstance,
  prefix: string,
  { method, url, ip, ...who }: FarRequest,
  body: string,
): Promise<FarAnswer> {
  const answer = await app.inject({
    method: method as "GET",
    url: `${prefix}${url}`,
    remoteAddress: ip,
    headers: {
      [SENT_ON]: SECRET,
      [WHO]: encodeURIComponent(JSON.stringify(who)),
      ...(body === "" ? {} : { "content-type": "application/json" }),
    },
    ...(body === "" ? {} : { payload: body }),
  });
  const back = HEADERS_BACK.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { status: answer.statusCode, headers: Object.fromEntries(back), body: answer.body };
}

export function isSentOn({ headers }: FastifyRequest): boolean {
  return headers[SENT_ON] === SECRET;
}

/** Who asked the other server. */
export function whoSentOn({ headers }: FastifyRequest): Pick<FarRequest, "person" | "session" | "isKnown"> {
  const { person, session, isKnown } = JSON.parse(decodeURIComponent(String(headers[WHO]))) as FarRequest;
  return { person, session, isKnown };
}
