import type { FastifyInstance } from "fastify";
import { follow, followPage, follows, unfollow } from "../circles/follows.ts";
import { keptPerson } from "../people/person.ts";
import { isProblem, problem } from "../problem.ts";
import { NOBODY } from "../profiles/profile.ts";
import { sightOf } from "../profiles/visibility.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import { After, Followed, PersonPage, placeOf } from "./schemas-circles.ts";
import { OnePerson } from "./schemas-profiles.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const failures = { 400: ProblemAnswer, 404: ProblemAnswer, 429: ProblemAnswer };
const PAGE = 50;

/** Following people: who wants to see whom again. */
export function followRoutes(app: FastifyInstance, { store, metrics, limits, tidings }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];
  const deeds = limits.buckets("follows", 0.5, 40);

  routes.put(
    "/api/people/:person/follow",
    { schema: { tags, summary: "Follow somebody", params: OnePerson, response: { 200: Followed, ...failures } } },
    async ({ params, person }, reply) => {
      if (!deeds.take(person)) {
        metrics.limit("circles");
        return refuse(reply, problem("too-many", "Too many at once. Please wait a moment."));
      }
      const who = params.person === "me" ? person : params.person;
      const kept = await store.person(who);
      // Somebody who wants to be seen by nobody is not to be found out by this either.
      if (who !== person && (kept === undefined || (await sightOf(store, who, person)) === "nothing")) {
        return refuse(reply, NOBODY);
      }
      await keptPerson(store, person);
      const done = await follow(store, person, who, Date.now());
      if (isProblem(done)) return refuse(reply, done);
      if (done === "new") await tidings.tell({ kind: "followed", to: who, from: person });
      return { followed: true };
    },
  );

  routes.delete(
    "/api/people/:person/follow",
    { schema: { tags, summary: "Follow somebody no more", params: OnePerson, response: { 200: Followed } } },
    async ({ params, person }) => {
      await unfollow(store, person, params.person);
      return { followed: false };
    },
  );

  function list(which: "followed" | "followers", summary: string): void {
    routes.get(
      `/api/me/${which}`,
      { schema: { tags, summary, querystring: After, response: { 200: PersonPage } } },
      async ({ person, query }) => {
        const { people, next } = await followPage(store, which, person, PAGE, placeOf(query.after));
        const shown = await Promise.all(
          people.map(async ({ person: id, since }) => {
            const kept = await store.person(id);
            if (kept === undefined) return [];
            const followed = which === "followed" || (await follows(store, person, id));
            const follower = which === "followers" || (await follows(store, id, person));
            return [{ id, name: kept.name, since, followed, follower }];
          }),
        );
        return { people: shown.flat(), next };
      },
    );
  }
  list("followed", "Whom you follow, the newest first");
  list("followers", "Who follows you, the newest first");
}
