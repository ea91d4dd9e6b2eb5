import { Type } from "typebox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { nullable } from "@clade/kernel/protocol";
import { faultOf } from "../fault.ts";
import { chosenName } from "../people/names.ts";
import { keptPerson } from "../people/person.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { enterAs } from "../sign-in/entering.ts";
import { OpenId } from "../sign-in/openid.ts";
import { siteOf } from "../sign-in/site.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { guesses, signInsBegun } from "./routes-people.ts";
import { ProblemAnswer } from "./schemas.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const Ways = Type.Object({
  openid: nullable(
    Type.Object({
      label: Type.String({ description: "what the operator's provider is called" }),
      bound: Type.Boolean({ description: "whether it brings you, on any device, to who you are now" }),
    }),
  ),
});
const GoTo = Type.Object({ url: Type.String({ description: "where to go at the provider" }) });

const failures = { 400: ProblemAnswer, 403: ProblemAnswer, 404: ProblemAnswer, 429: ProblemAnswer };

/** Where the provider sends people back to, and where they go on from there. */
const BACK = "/api/sign-in/openid/back";
const AFTERWARDS = "/settings";

/** Being known again on another device by the operator's provider, where there is one. Nobody has to. */
export function openIdRoutes(app: FastifyInstance, service: Service): void {
  const { settings, store, identities, sessions, metrics, limits } = service;
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];
  const provider = settings.openid === null ? undefined : new OpenId(settings.openid, store.records);
  const tries = guesses(limits, "providers' answers");
  const begun = signInsBegun(limits, "visits to the provider");

  function isTooOften(buckets: typeof tries, { ip }: FastifyRequest): boolean {
    if (buckets.take(addressKey(ip))) return false;
    metrics.limit("guesses");
    return true;
  }
  const waitABit = (): Problem => problem("too-many", "Too many tries. Please wait.");
  const noProvider = (): Problem => problem("no-such-thing", "This server has no provider to sign in by.");

  routes.get(
    "/api/sign-in",
    {
      schema: {
        tags,
        summary: "The ways to be known again besides passkeys and recovery codes",
        response: { 200: Ways, ...failures },
      },
    },
    async ({ person }) => ({
      openid: provider === undefined ? null : { label: provider.label, bound: await provider.isBound(person) },
    }),
  );

  routes.post(
    "/api/sign-in/openid",
    {
      schema: {
        tags,
        summary: "Begin to sign in at the operator's provider. There are ten minutes for it.",
        response: { 200: GoTo, 500: ProblemAnswer, ...failures },
      },
    },
    async (request, reply) => {
      if (isTooOften(begun, request)) return refuse(reply, waitABit());
      const site = siteOf(request.headers.origin);
      if (site === undefined) return refuse(reply, problem("bad-request", "Only pages of this site sign in so."));
      if (provider === undefined) return refuse(reply, noProvider());
      try {
        return { url: await provider.begin(request, site, `${settings.prefix}${BACK}`) };
      } catch (error) {
        service.trouble("openid provider", { why: faultOf(error) });
        return refuse(reply, problem("failed", "The provider does not answer."));
      }
    },
  );

  routes.delete(
    "/api/sign-in/openid",
    {
      schema: {
        tags,
        summary: "Have the operator's provider no longer bring anybody to you",
        response: { 200: Ways, ...failures },
      },
    },
    async ({ person }, reply) => {
      if (provider === undefined) return refuse(reply, noProvider());
      await provider.unbind(person);
      return { openid: { label: provider.label, bound: false } };
    },
  );

  /** What came of it: a word that the page has a sentence for. */
  async function comeBack(request: FastifyRequest): Promise<"done" | "new" | "failed"> {
    const query = request.url.slice(BACK.length);
    const named = await provider?.end(request, query).catch((error: unknown) => {
      service.trouble("openid provider", { why: faultOf(error) });
      return undefined;
    });
    if (provider === undefined || named === undefined) return "failed";
    const known = await provider.personOf(named.subject);
    if (known !== undefined) {
      if ((await store.person(known)) === undefined) return "failed";
      await enterAs({ identities, sessions }, request, known);
      return "done";
    }
    // Whoever is here becomes somebody whom the provider knows, and keeps their games; unless it knows them by another name already.
    const taken = request.isKnown && (await provider.isBound(request.person));
    const person = taken || !request.isKnown ? identities.fresh().person : request.person;
    const isNew = (await store.person(person)) === undefined;
    const kept = await keptPerson(store, person);
    const name = isNew && named.name !== undefined ? chosenName(named.name) : undefined;
    if (name !== undefined && !isProblem(name)) await store.savePerson({ ...kept, name });
    if (!(await provider.bind(named.subject, person))) return "failed";
    await enterAs({ identities, sessions }, request, person);
    return "new";
  }

  app.get(BACK, { schema: { hide: true } }, async (request, reply) => {
    if (isTooOften(tries, request)) return refuse(reply, waitABit());
    return reply.redirect(`${settings.prefix}${AFTERWARDS}?sign-in=${await comeBack(request)}`, 303);
  });
}
