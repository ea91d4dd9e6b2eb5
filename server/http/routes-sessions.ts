import { Type } from "typebox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { deviceOf } from "../people/device.ts";
import { FIRST_SESSION } from "../people/identity.ts";
import { problem } from "../problem.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer, SessionList } from "./schemas.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const SessionId = Type.Object({ id: Type.String({ pattern: "^[\\w-]{1,16}$" }) });

/** Where somebody is signed in, and how that ends. */
export function sessionRoutes(app: FastifyInstance, { sessions, identities }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];

  async function listFor({ person, session, headers }: FastifyRequest) {
    const kept = await sessions.list(person);
    const now = Date.now();
    // Of somebody of whom nothing is kept there is this device alone.
    const shown = kept.length > 0 ? kept : [{ id: FIRST_SESSION, device: "", created: now, seen: now }];
    return {
      sessions: shown.map(({ id, device, created, seen }) => {
        const current = id === session;
        return { id, device: current ? deviceOf(headers["user-agent"]) : device, created, seen, current };
      }),
    };
  }

  routes.get(
    "/api/me/sessions",
    { schema: { tags, summary: "The devices on which you are signed in", response: { 200: SessionList } } },
    (request) => listFor(request),
  );

  routes.delete(
    "/api/me/sessions",
    { schema: { tags, summary: "Sign out everywhere but here", response: { 200: SessionList } } },
    (request) => sessions.endOthers(request).then(() => listFor(request)),
  );

  routes.delete(
    "/api/me/sessions/:id",
    {
      schema: {
        tags,
        summary: "Sign out on one device; on this one, you are somebody new from the next request on",
        params: SessionId,
        response: { 200: SessionList, 404: ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { person, session, params } = request;
      if (!(await sessions.end(person, params.id))) {
        return refuse(reply, problem("no-such-thing", "There is no such session."));
      }
      if (params.id === session) request.newCookie = identities.noCookie(request.protocol === "https");
      return listFor(request);
    },
  );
}
