import type { FastifyInstance } from "fastify";
import { keptPerson } from "../people/person.ts";
import { isProblem, problem } from "../problem.ts";
import { Histories } from "../profiles/histories.ts";
import { profileOf } from "../profiles/profile.ts";
import { keepOpenness, opennessOf } from "../profiles/visibility.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import { OnePerson, Opennesses, ProfileAnswer } from "./schemas-profiles.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const failures = { 400: ProblemAnswer, 404: ProblemAnswer, 429: ProblemAnswer };

/** Who somebody is at the table: what they have played, as far as they want it seen. */
export function profileRoutes(app: FastifyInstance, { store, settings, metrics, limits }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];
  const histories = new Histories(store);
  // To gather what somebody has played is work.
  const looks = limits.buckets("looks at profiles", settings.requestsPerMinute / 300, settings.requestsPerMinute / 10);

  routes.get(
    "/api/people/:person",
    {
      schema: {
        tags,
        summary: "A person: since when, what they have played and how strong they are, as far as they want it seen",
        params: OnePerson,
        response: { 200: ProfileAnswer, ...failures },
      },
    },
    async ({ params, person: viewer, ip }, reply) => {
      if (!looks.take(addressKey(ip))) {
        metrics.limit("profiles");
        return refuse(reply, problem("too-many", "Too many requests. Please wait a moment."));
      }
      const own = params.person === "me" || params.person === viewer;
      // Whoever looks at themselves wants to be somebody here.
      const person = own ? (await keptPerson(store, viewer)).id : params.person;
      const profile = await profileOf(store, histories, person, viewer);
      return isProblem(profile) ? refuse(reply, profile) : profile;
    },
  );

  routes.get(
    "/api/me/openness",
    {
      schema: { tags, summary: "Who sees what you have played, and who can invite you", response: { 200: Opennesses } },
    },
    ({ person }) => opennessOf(store, person),
  );

  routes.put(
    "/api/me/openness",
    {
      schema: {
        tags,
        summary: "Say who sees what you have played, and who can invite you",
        body: Opennesses,
        response: { 200: Opennesses },
      },
    },
    async ({ person, body }) => {
      await keptPerson(store, person);
      await keepOpenness(store, person, body);
      return body;
    },
  );
}
