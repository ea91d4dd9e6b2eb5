import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a bad or broken provider might do. */
type Spoilt = "signature" | "nonce" | "audience" | "issuer" | "late";

interface Grant {
  readonly challenge: string;
  readonly redirect: string;
  readonly nonce: string;
  readonly subject: string;
}

const CLIENT = "clade-in-tests";
const SECRET = "a secret of the tests";

/**
 * A provider written to the standard (OpenID Connect Core 1.0 and Discovery, RFC 7636 for PKCE): discovery, authorize, token with a
 * signed id token, and its keys. Whoever comes to it is signed in at once as `subject`.
 */
export class OpenIdProvider {
  readonly client = CLIENT;
  readonly secret = SECRET;
  readonly issuer: string;
  subject = "ada";
  /** Claims beside those that must be there. */
  claims: object = {};
  spoilt: Spoilt | undefined;
  /** Whoever comes says no. */
  denies = false;
  /** How often codes were asked to be exchanged. */
  exchanges = 0;
  readonly #server: ReturnType<typeof createServer>;
  readonly #keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  readonly #others = generateKeyPairSync("rsa", { modulusLength: 2048 });
  readonly #grants = new Map<string, Grant>();

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  }

  static async start(): Promise<OpenIdProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new OpenIdProvider(server);
  }

  /** The settings of a server that people sign in to by this provider. */
  get flags(): string[] {
    const { issuer, client, secret } = this;
    return [
      "--openid-issuer",
      issuer,
      "--openid-client",
      client,
      "--openid-secret",
      secret,
      "--openid-label",
      "Museum",
    ];
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.issuer);
    const json = (body: object, status = 200): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return json({
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          code_challenge_methods_supported: ["S256"],
          token_endpoint_auth_methods_supported: ["client_secret_post"],
        });
      case "/keys":
        return json({
          keys: [{ ...this.#keys.publicKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "RS256" }],
        });
      case "/authorize":
        return this.#authorize(url.searchParams, response);
      case "/token":
        return this.#exchange(new URLSearchParams(await bodyOf(request)), json);
      default:
        return json({ error: "not found" }, 404);
    }
  }

  #authorize(asked: URLSearchParams, response: ServerResponse): void {
    const given = (name: string): string => asked.get(name) ?? "";
    const isRight =
      given("client_id") === CLIENT &&
      given("response_type") === "code" &&
      given("scope").split(" ").includes("openid") &&
      given("code_challenge_method") === "S256" &&
      given("code_challenge").length === 43 &&
      given("state") !== "" &&
      given("nonce") !== "";
    if (!isRight) {
      response.writeHead(400).end(`not a request of the code flow: ${asked.toString()}`);
      return;
    }
    const back = new URL(given("redirect_uri"));
    back.searchParams.set("state", given("state"));
    if (this.denies) back.searchParams.set("error", "access_denied");
    else {
      const code = randomBytes(16).toString("base64url");
      this.#grants.set(code, {
        challenge: given("code_challenge"),
        redirect: given("redirect_uri"),
        nonce: given("nonce"),
        subject: this.subject,
      });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  #exchange(asked: URLSearchParams, json: (body: object, status?: number) => void): void {
    this.exchanges += 1;
    const code = asked.get("code") ?? "";
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const proof = createHash("sha256")
      .update(asked.get("code_verifier") ?? "")
      .digest("base64url");
    if (asked.get("client_id") !== CLIENT || asked.get("client_secret") !== SECRET) {
      return json({ error: "invalid_client" }, 401);
    }
    if (grant === undefined || grant.challenge !== proof || grant.redirect !== asked.get("redirect_uri")) {
      return json({ error: "invalid_grant" }, 400);
    }
    json({ access_token: randomBytes(16).toString("hex"), token_type: "Bearer", id_token: this.#idToken(grant) });
  }

  #idToken({ nonce, subject }: Grant): string {
    const now = Math.floor(Date.now() / 1000) - (this.spoilt === "late" ? 7200 : 0);
    const claims = {
      ...this.claims,
      iss: this.spoilt === "issuer" ? "https://elsewhere.example" : this.issuer,
      sub: subject,
      aud: this.spoilt === "audience" ? "somebody-else" : CLIENT,
      iat: now,
      exp: now + 300,
      nonce: this.spoilt === "nonce" ? "another" : nonce,
    };
    const head = { alg: "RS256", typ: "JWT", kid: "one" };
    const said = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    const { privateKey } = this.spoilt === "signature" ? this.#others : this.#keys;
    return `${said}.${sign("sha256", Buffer.from(said), privateKey).toString("base64url")}`;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
