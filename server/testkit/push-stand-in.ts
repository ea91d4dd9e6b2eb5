import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What came for a device, read with the device's own keys. */
export interface PushedMessage {
  readonly device: string;
  readonly text: string;
  readonly topic: string | undefined;
  readonly ttl: number;
  readonly at: number;
}

/** A device with keys of its own, as its browser would tell them. */
export interface StandInDevice {
  readonly name: string;
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
}

interface Keys {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** What the stand-in answers for a device from now on. */
interface Answer {
  readonly status: number;
  readonly retryAfter?: string;
}

/**
 * A push service after the standards, for tests: it takes messages (RFC 8030), checks who signed them (RFC 8292) and opens them as the
 * device would (RFC 8291). It shares no code with the library that sends. Whatever is not as the standards say is in `faults`.
 */
export class PushStandIn {
  readonly messages: PushedMessage[] = [];
  readonly faults: string[] = [];
  readonly #server: Server;
  readonly #devices = new Map<string, Keys>();
  /** What each device has had. */
  readonly #read = new Map<string, PushedMessage[]>();
  readonly #answers = new Map<string, Answer>();
  /** The key of the house that the devices subscribed with: nobody else may write to them. */
  houseKey: string | undefined;

  private constructor(server: Server) {
    this.#server = server;
    server.on("request", (request, reply) => void this.#answer(request, reply));
  }

  static async open(): Promise<PushStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new PushStandIn(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The flags of a server that may call this stand-in, and nobody else. */
  get flags(): readonly string[] {
    return ["--push-hosts", this.origin];
  }

  subscribe(name: string): StandInDevice {
    const ecdh = createECDH("prime256v1");
    const auth = randomBytes(16);
    const p256dh = ecdh.generateKeys();
    this.#devices.set(name, { ecdh, auth });
    const keys = { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") };
    return { name, subscription: { endpoint: `${this.origin}/push/${encodeURIComponent(name)}`, keys } };
  }

  answer(name: string, answer: Answer): void {
    this.#answers.set(name, answer);
  }

  for(name: string): readonly PushedMessage[] {
    return this.#read.get(name) ?? [];
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    try {
      const { status, retryAfter } = await this.#take(request);
      reply.writeHead(status, retryAfter === undefined ? {} : { "retry-after": retryAfter }).end();
    } catch (error) {
      this.faults.push(String(error));
      reply.writeHead(400).end();
    }
  }

  async #take(request: IncomingMessage): Promise<Answer> {
    const device = decodeURIComponent((request.url ?? "").replace(/^\/push\//, ""));
    const keys = this.#devices.get(device);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { headers, method } = request;
    if (method !== "POST") throw new Error(`a message came by ${method}`);
    if (keys === undefined) return { status: 404 };
    const ttl = headers["ttl"];
    if (typeof ttl !== "string" || !/^\d+$/.test(ttl)) throw new Error("RFC 8030, 5.2: no TTL");
    const topic = headers["topic"];
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) throw new Error("RFC 8030, 5.4: not a topic");
    if (headers["content-encoding"] !== "aes128gcm") throw new Error("RFC 8291: not aes128gcm");
    this.#checkSigned(headers.authorization);
    const answer = this.#answers.get(device) ?? { status: 201 };
    const text = opened(Buffer.concat(chunks), keys);
    if (answer.status === 201) {
      const topicSaid = topic === undefined ? undefined : String(topic);
      const message = { device, text, topic: topicSaid, ttl: Number(ttl), at: Date.now() };
      this.messages.push(message);
      this.#read.set(device, [...this.for(device), message]);
    }
    return answer;
  }

  /** RFC 8292: a token signed with ES256 by the key that the device subscribed with, for this service, for a day at most. */
  #checkSigned(authorization: string | undefined): void {
    const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? "") ?? [];
    const [head = "", body = "", signature = ""] = token.split(".");
    const point = Buffer.from(key, "base64url");
    if (point.length !== 65 || point[0] !== 4) throw new Error("RFC 8292: no key of the house");
    if (this.houseKey !== undefined && key !== this.houseKey) throw new Error("RFC 8292: another house's key");
    const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
    const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    const isSigned = verify(
      "sha256",
      Buffer.from(`${head}.${body}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
    if (!isSigned) throw new Error("RFC 8292: the signature is wrong");
    const { alg } = JSON.parse(Buffer.from(head, "base64url").toString()) as { alg?: string };
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as {
      aud?: string;
      exp?: number;
      sub?: string;
    };
    if (alg !== "ES256") throw new Error("RFC 8292: not ES256");
    if (claims.aud !== this.origin) throw new Error(`RFC 8292: for another service, ${claims.aud}`);
    const left = (claims.exp ?? 0) - Date.now() / 1000;
    if (left <= 0 || left > 24 * 3600) throw new Error("RFC 8292: good for too long, or no more");
    if (!/^(mailto:|https:)/.test(claims.sub ?? "")) throw new Error("RFC 8292: nobody to turn to");
  }
}

/** RFC 8291 and RFC 8188: the text of a message, by the keys of the device. */
function opened(message: Buffer, { ecdh, auth }: Keys): string {
  const salt = message.subarray(0, 16);
  const recordSize = message.readUInt32BE(16);
  const idLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + idLength);
  const sealed = message.subarray(21 + idLength);
  if (sealed.length > recordSize) throw new Error("RFC 8188: more than one record");
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("RFC 8188: no end of the record");
  return padded.subarray(0, end).toString("utf8");
}
