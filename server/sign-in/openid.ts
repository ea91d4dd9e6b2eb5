import { createHash } from "node:crypto";
import type { Configuration } from "openid-client";
import type { Claim } from "../people/identity.ts";
import { of, type Records } from "../store/records.ts";
import { Pending } from "./pending.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import type { Site } from "./site.ts";

/** How long somebody has at the provider. */
const VISIT_MS = 10 * 60_000;
const ANSWER_SECONDS = 10;
const KIND = "openid";

interface Visit {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the provider sends people back to. */
  readonly back: string;
}

/** Whom the provider has named. */
export interface Named {
  /** Under what name they are kept here; it tells nothing about them. */
  readonly subject: string;
  /** What they are called there, if the provider says so. */
  readonly name: string | undefined;
}

/**
 * Signing in by an operator's OpenID provider: the code flow with PKCE, state and nonce, each once and bound to the session that
 * began it. The id token's signature is checked too, although it comes straight from the provider. Of what it says, a hash of who it is
 * stays here, and nothing else.
 */
export class OpenId {
  readonly #settings: ProviderSettings;
  readonly #records: Records;
  readonly #visits: Pending<Visit>;
  #found: Promise<Configuration> | undefined;

  constructor(settings: ProviderSettings, records: Records) {
    this.#settings = settings;
    this.#records = records;
    this.#visits = new Pending(records, "openid", VISIT_MS);
  }

  get label(): string {
    return this.#settings.label;
  }

  /** The address at the provider to which somebody goes now. Throws where the provider cannot be reached. */
  async begin(who: Claim, { origin }: Site, backPath: string): Promise<string> {
    const client = await import("openid-client");
    const provider = await this.#provider();
    const visit = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      back: `${origin}${backPath}`,
    };
    await this.#visits.begin(who, visit);
    return client.buildAuthorizationUrl(provider, {
      redirect_uri: visit.back,
      scope: "openid profile",
      state: visit.state,
      nonce: visit.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(visit.verifier),
      code_challenge_method: "S256",
    }).href;
  }

  /** Who came back from the provider, by what it sent along. Undefined if that cannot be believed, or came too late. */
  async end(who: Claim, query: string): Promise<Named | undefined> {
    const visit = await this.#visits.take(who);
    if (visit === undefined) return undefined;
    const client = await import("openid-client");
    const claims = await client
      .authorizationCodeGrant(await this.#provider(), new URL(`${visit.back}${query}`), {
        pkceCodeVerifier: visit.verifier,
        expectedState: visit.state,
        expectedNonce: visit.nonce,
        idTokenExpected: true,
      })
      .then((tokens) => tokens.claims())
      .catch(() => undefined);
    if (claims === undefined) return undefined;
    const name = [claims["nickname"], claims["preferred_username"], claims["name"]].find(
      (each) => typeof each === "string",
    );
    const subject = createHash("sha256")
      .update(JSON.stringify([claims.iss, claims.sub]))
      .digest("base64url");
    return { subject, name };
  }

  /** Whose subject it is; undefined if nobody here is bound to it yet. */
  async personOf(subject: string): Promise<string | undefined> {
    const kept = await this.#records.record(KIND, subject);
    return kept === undefined ? undefined : (kept.body as { readonly person: string }).person;
  }

  /** False if somebody was faster. */
  bind(subject: string, person: string): Promise<boolean> {
    const body = { person, since: Date.now() };
    return this.#records.change([{ kind: KIND, key: subject, revision: 0, body, marks: [of(person)] }]);
  }

  async isBound(person: string): Promise<boolean> {
    return (await this.#records.count(KIND, of(person).mark)) > 0;
  }

  /** From now on nobody comes to this person by the provider. */
  async unbind(person: string): Promise<void> {
    const bound = await this.#records.marked(KIND, of(person).mark, { limit: 100 });
    await this.#records.change(bound.map(({ kind, key }) => ({ kind, key, body: null })));
  }

  /** What the provider says of itself, asked once; after a failure, anew. */
  #provider(): Promise<Configuration> {
    this.#found ??= this.#discover().catch((error: unknown) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }

  async #discover(): Promise<Configuration> {
    const client = await import("openid-client");
    const { issuer, client: id, secret } = this.#settings;
    const isPlain = new URL(issuer).protocol === "http:";
    const execute = [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])];
    const how = secret === "" ? client.None() : client.ClientSecretPost(secret);
    return client.discovery(new URL(issuer), id, undefined, how, { execute, timeout: ANSWER_SECONDS });
  }
}
