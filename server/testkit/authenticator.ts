import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Held {
  readonly id: string;
  readonly key: KeyObject;
  readonly site: string;
  readonly user: string;
  counter: number;
}

interface Asked {
  readonly challenge: string;
}

/** What a browser and its authenticator do, on keys of their own: written to the standard (WebAuthn, level 2), not to the server. */
export class Authenticator {
  readonly origin: string;
  readonly #held: Held[] = [];

  /** It stands on a page of this origin. */
  constructor(origin: string) {
    this.origin = origin;
  }

  /** The last passkey that was made, to be copied or tampered with. */
  get last(): Held {
    const held = this.#held.at(-1);
    if (held === undefined) throw new Error("there is no passkey");
    return held;
  }

  /** The same passkeys under another origin: a device that its owner took along. */
  on(origin: string): Authenticator {
    const other = new Authenticator(origin);
    other.#held.push(...this.#held);
    return other;
  }

  make(options: Asked & { readonly rp: { readonly id?: string }; readonly user: { readonly id: string } }): object {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const raw = randomBytes(32);
    const site = options.rp.id ?? "";
    const held: Held = { id: raw.toString("base64url"), key: privateKey, site, user: options.user.id, counter: 0 };
    this.#held.push(held);
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    // COSE: EC2, ES256, P-256 and the point.
    const coseKey = map([
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(Buffer.from(x, "base64url"))],
      [whole(-3), bytes(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.from([0, raw.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, raw, coseKey]);
    const attestation = map([
      [text("fmt"), text("none")],
      [text("attStmt"), map([])],
      [text("authData"), bytes(Buffer.concat([this.#said(held, 0x45), attested]))],
    ]);
    return this.#credential(held, {
      clientDataJSON: this.#clientData("webauthn.create", options.challenge).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  show(options: Asked, held = this.last): object {
    held.counter += 1;
    const clientData = this.#clientData("webauthn.get", options.challenge);
    const said = this.#said(held, 0x05);
    const signed = Buffer.concat([said, createHash("sha256").update(clientData).digest()]);
    return this.#credential(held, {
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: said.toString("base64url"),
      signature: sign("sha256", signed, held.key).toString("base64url"),
      userHandle: held.user,
    });
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** The authenticator's data: for which site, with which flags, how often so far. */
  #said({ site, counter }: Held, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(site).digest(), Buffer.from([flags]), count]);
  }

  #credential({ id }: Held, response: object): object {
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}

/** As much of CBOR as a passkey needs. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff]);
}
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
