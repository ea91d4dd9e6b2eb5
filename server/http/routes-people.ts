import type { FastifyInstance } from "fastify";
import { freshRecoveryCode, recoveryHash } from "../people/identity.ts";
import { renamePerson } from "../people/leaving.ts";
import { chosenName } from "../people/names.ts";
import { keptPerson, personOf } from "../people/person.ts";
import { isProblem, problem } from "../problem.ts";
import { enterAs } from "../sign-in/entering.ts";
import { tableInfo } from "../tables/table-info.ts";
import { addressKey, type Buckets } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { From, Me, NewName, ProblemAnswer, Recovery, RecoveryCode, TablePage } from "./schemas.ts";
import type { SharedLimits } from "./shared-limits.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

/** How many of their tables people get in one list. */
const MOST_TABLES = 200;

/** A few tries, then a pause: nobody guesses a code. */
export function guesses(limits: SharedLimits, of: string): Buckets {
  return limits.buckets(`guesses of ${of}`, 0.1, 10, { atOnce: true });
}

/** What is begun is kept for some minutes: enough for everybody in a house, not for a flood. */
export function signInsBegun(limits: SharedLimits, of: string): Buckets {
  return limits.buckets(`sign-ins begun by ${of}`, 0.5, 30);
}

export function peopleRoutes(
  app: FastifyInstance,
  { store, tables, identities, sessions, metrics, limits }: Service,
): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tries = guesses(limits, "recovery codes");
  const tags = ["people"];

  routes.get(
    "/api/me",
    {
      schema: {
        tags,
        summary: "Who you are. The first visit gives you an identity, in a cookie.",
        response: { 200: Me },
      },
    },
    async ({ person }) => {
      const known = await store.person(person);
      return { name: (await personOf(store, person)).name, known: known !== undefined };
    },
  );

  routes.put(
    "/api/me",
    {
      schema: {
        tags,
        summary: "Choose the name that others see",
        body: NewName,
        response: { 200: Me, 400: ProblemAnswer, 409: ProblemAnswer },
      },
    },
    async ({ person, body }, reply) => {
      const name = chosenName(body.name);
      if (isProblem(name)) return refuse(reply, name);
      const taken = await renamePerson(store, tables, person, name);
      if (taken !== undefined) return refuse(reply, taken);
      return { name, known: true };
    },
  );

  routes.get(
    "/api/me/tables",
    {
      schema: {
        tags,
        summary: "Your tables, with whose turn it is: those that play first, then the newest",
        querystring: From,
        response: { 200: TablePage },
      },
    },
    async ({ person, query }) => {
      const from = Number(query.from ?? "0");
      const own = await store.tablesOf(person, MOST_TABLES + 1, from);
      return {
        tables: own.slice(0, MOST_TABLES).map(({ table, turn }) => tableInfo(table, turn, person)),
        next: own.length > MOST_TABLES ? from + MOST_TABLES : null,
      };
    },
  );

  routes.post(
    "/api/me/recovery",
    {
      schema: {
        tags,
        summary: "A new code that brings you to another device. It is shown once; an older one no longer works.",
        response: { 200: RecoveryCode },
      },
    },
    async ({ person }) => {
      await keptPerson(store, person);
      const code = freshRecoveryCode();
      await store.setRecovery(person, recoveryHash(code));
      return { code };
    },
  );

  routes.post(
    "/api/me/recover",
    {
      schema: {
        tags,
        summary: "Be, on this device, the person whose recovery code this is; all other devices are signed out",
        body: Recovery,
        response: { 200: Me, 403: ProblemAnswer, 429: ProblemAnswer },
      },
    },
    async (request, reply) => {
      if (!tries.take(addressKey(request.ip))) {
        metrics.limit("guesses");
        return reply.code(429).send(problem("too-many", "Too many tries. Please wait."));
      }
      const found = await store.personByRecovery(recoveryHash(request.body.code));
      if (found === undefined) return reply.code(403).send(problem("not-yours", "This code is not known."));
      const claim = await enterAs({ identities, sessions }, request, found.id);
      if (request.body.keepOthers !== true) await sessions.endOthers(claim);
      return { name: found.name, known: true };
    },
  );
}
