import type { FastifyInstance } from "fastify";
import { erasePerson } from "../people/leaving.ts";
import { personalDataOf } from "../people/personal-data.ts";
import { problem } from "../problem.ts";
import { Erased, PersonalData, ProblemAnswer } from "./schemas.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

/** What is kept of somebody: to have, and to have gone. */
export function personalDataRoutes(
  app: FastifyInstance,
  { store, tables, sessions, identities, limits }: Service,
): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];
  // To gather all of somebody's games and words is work: a few times, then once a minute.
  const asked = limits.buckets("own data asked for", 1 / 60, 3);

  routes.get(
    "/api/me/data",
    {
      schema: {
        tags,
        summary: "All that is kept of you",
        response: { 200: PersonalData, 429: ProblemAnswer },
      },
    },
    async ({ person }, reply) => {
      if (!asked.take(person))
        return reply.code(429).send(problem("too-many", "Too many requests. Please wait a moment."));
      reply.header("content-disposition", 'attachment; filename="clade-data.json"');
      return personalDataOf(store, person);
    },
  );

  routes.delete(
    "/api/me",
    {
      schema: {
        tags,
        summary: "Have all that is kept of you erased, for good. Your games stay, without your name.",
        response: { 200: Erased, 429: ProblemAnswer },
      },
    },
    async ({ person, protocol }, reply) => {
      if (!asked.take(person))
        return reply.code(429).send(problem("too-many", "Too many requests. Please wait a moment."));
      await erasePerson(store, tables, person);
      // Nobody is signed in as somebody who is no more.
      await sessions.endOthers({ person, session: "" });
      reply.header("set-cookie", identities.noCookie(protocol === "https"));
      return { erased: true };
    },
  );
}
