import { Type } from "typebox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { nullable, Time } from "@clade/kernel/protocol";
import { deviceOf } from "../people/device.ts";
import { keptPerson } from "../people/person.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { enterAs } from "../sign-in/entering.ts";
import { Passkeys } from "../sign-in/passkeys.ts";
import { canHavePasskeys, type Site, siteOf } from "../sign-in/site.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { guesses, signInsBegun } from "./routes-people.ts";
import { Me, ProblemAnswer } from "./schemas.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

/** Credentials as browsers write them: what is in them is checked by what they are checked with. */
const Coded = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: "^[\\w-]+$" });
const CredentialId = Coded(1500);
const NewCredential = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal("public-key"),
  response: Type.Object({
    clientDataJSON: Coded(4000),
    attestationObject: Coded(12_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
  clientExtensionResults: Type.Object({}),
});
const ShownCredential = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal("public-key"),
  response: Type.Object({
    clientDataJSON: Coded(4000),
    authenticatorData: Coded(4000),
    signature: Coded(4000),
    userHandle: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  clientExtensionResults: Type.Object({}),
});
const Options = Type.Record(Type.String(), Type.Unknown(), {
  description:
    "what `navigator.credentials` is asked, as JSON (parseCreationOptionsFromJSON, parseRequestOptionsFromJSON)",
});
const PasskeyList = Type.Object({
  passkeys: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String({ description: "what its owner calls it" }),
      synced: Type.Boolean({ description: "whether the owner's devices share it" }),
      site: Type.String({ description: "the name of the site that it is good for" }),
      created: Time,
      used: nullable(Time),
    }),
  ),
});
const PasskeyId = Type.Object({ id: Type.String({ pattern: "^[\\w-]{43}$" }) });
const PasskeyName = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100, description: "what you want to call it" }) },
  { additionalProperties: false },
);

const failures = { 400: ProblemAnswer, 403: ProblemAnswer, 404: ProblemAnswer, 409: ProblemAnswer, 429: ProblemAnswer };

/** Being known again on another device by a passkey. Nobody has to. */
export function passkeyRoutes(app: FastifyInstance, { store, identities, sessions, metrics, limits }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["people"];
  const passkeys = new Passkeys(store.records);
  const tries = guesses(limits, "passkeys");
  const begun = signInsBegun(limits, "passkeys");

  function isTooOften(buckets: typeof tries, { ip }: FastifyRequest): boolean {
    if (buckets.take(addressKey(ip))) return false;
    metrics.limit("guesses");
    return true;
  }
  const waitABit = (): Problem => problem("too-many", "Too many tries. Please wait.");

  /** The site that a page is on, or why it has no passkeys there. */
  function passkeySite({ headers }: FastifyRequest): Site | Problem {
    const site = siteOf(headers.origin);
    if (site === undefined) return problem("bad-request", "Passkeys are made and shown by pages of this site.");
    if (!canHavePasskeys(site)) return problem("bad-request", "Passkeys need a site with a name, not a bare address.");
    return site;
  }

  routes.get(
    "/api/me/passkeys",
    { schema: { tags, summary: "Your passkeys", response: { 200: PasskeyList } } },
    async ({ person }) => ({ passkeys: await passkeys.list(person) }),
  );

  routes.post(
    "/api/me/passkeys/options",
    {
      schema: {
        tags,
        summary: "Begin to make a passkey: what the browser is to be asked. There are three minutes for it.",
        response: { 200: Options, ...failures },
      },
    },
    async (request, reply) => {
      if (isTooOften(begun, request)) return refuse(reply, waitABit());
      const site = passkeySite(request);
      if (isProblem(site)) return refuse(reply, site);
      const { name } = await keptPerson(store, request.person);
      const options = await passkeys.beginMaking(request, name, site);
      return isProblem(options) ? refuse(reply, options) : options;
    },
  );

  routes.post(
    "/api/me/passkeys",
    {
      schema: {
        tags,
        summary: "Keep the passkey that the browser has made",
        body: NewCredential,
        response: { 201: PasskeyList, ...failures },
      },
    },
    async (request, reply) => {
      if (isTooOften(begun, request)) return refuse(reply, waitABit());
      const site = passkeySite(request);
      if (isProblem(site)) return refuse(reply, site);
      const { person, session, body } = request;
      const response = { ...body, response: { ...body.response, transports: body.response.transports ?? [] } };
      const device = deviceOf(request.headers["user-agent"]);
      const refused = await passkeys.make({ person, session }, response, site, device);
      if (refused !== undefined) return refuse(reply, refused);
      return reply.code(201).send({ passkeys: await passkeys.list(person) });
    },
  );

  routes.put(
    "/api/me/passkeys/:id",
    {
      schema: {
        tags,
        summary: "Call a passkey something else",
        params: PasskeyId,
        body: PasskeyName,
        response: { 200: PasskeyList, ...failures },
      },
    },
    async ({ person, params, body }, reply) => {
      const refused = await passkeys.rename(person, params.id, body.name);
      return refused === undefined ? { passkeys: await passkeys.list(person) } : refuse(reply, refused);
    },
  );

  routes.delete(
    "/api/me/passkeys/:id",
    {
      schema: {
        tags,
        summary: "Have a passkey forgotten: it signs nobody in any more",
        params: PasskeyId,
        response: { 200: PasskeyList, ...failures },
      },
    },
    async ({ person, params }, reply) => {
      const refused = await passkeys.remove(person, params.id);
      return refused === undefined ? { passkeys: await passkeys.list(person) } : refuse(reply, refused);
    },
  );

  routes.post(
    "/api/sign-in/passkey/options",
    {
      schema: {
        tags,
        summary: "Begin to sign in with a passkey: what the browser is to be asked. There are three minutes for it.",
        response: { 200: Options, ...failures },
      },
    },
    async (request, reply) => {
      if (isTooOften(begun, request)) return refuse(reply, waitABit());
      const site = passkeySite(request);
      return isProblem(site) ? refuse(reply, site) : passkeys.beginShowing(request, site);
    },
  );

  routes.post(
    "/api/sign-in/passkey",
    {
      schema: {
        tags,
        summary: "Be, on this device, the person whose passkey this is. Whoever this device was before is left.",
        body: ShownCredential,
        response: { 200: Me, ...failures },
      },
    },
    async (request, reply) => {
      if (isTooOften(tries, request)) return refuse(reply, waitABit());
      const site = passkeySite(request);
      if (isProblem(site)) return refuse(reply, site);
      const person = await passkeys.show(request, request.body, site);
      if (isProblem(person)) return refuse(reply, person);
      const found = await store.person(person);
      if (found === undefined) return refuse(reply, problem("no-such-thing", "This passkey is not known here."));
      await enterAs({ identities, sessions }, request, person);
      return { name: found.name, known: true };
    },
  );
}
