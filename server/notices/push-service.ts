import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP } from "node:net";
import type { RequestDetails } from "web-push";
import type { Store } from "../store/store.ts";
import { isPublicAddress, lookUpPublic } from "./public-address.ts";

/** Where a device can be reached, as its browser says it: the push service's address, and the keys that only the device can read by. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What became of a message: taken; the device is no longer there; later, after so many milliseconds; or it is of no use to try again. */
export type Pushed =
  | { readonly kind: "taken" | "gone" | "refused" }
  | { readonly kind: "later"; readonly ms: number | null };

/** A house where nobody wants notices does without it, and without the room that it takes. */
const library = async () => (await import("web-push")).default;

/** How the house signs what it sends (VAPID, RFC 8292). */
interface HouseKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A push service has so long to answer, and to say so much. */
const ANSWER_MS = 10_000;
const MOST_ANSWER = 16 * 1024;
/** Nobody makes us wait for longer. */
const LONGEST_WAIT_MS = 6 * 3600 * 1000;
/** A device that is off gets a notice up to three days later; then it is of no use. */
const TTL_SECONDS = 3 * 24 * 3600;
const LONGEST_ENDPOINT = 1024;
/** A signature is good for so long (RFC 8292: a day at most); after half of it there is a new one. */
const SIGNED_SECONDS = 23 * 3600;
/** There are a handful of push services; whoever makes names up does not fill the memory. */
const MOST_SIGNATURES = 100;

/**
 * The sender of Web Push: encrypted for the device (RFC 8291), signed by the house (RFC 8292), handed to the device's push service
 * (RFC 8030). Who is called is what somebody's browser said, so only public addresses are, over https; or those that the
 * operator names.
 */
export class PushSender {
  readonly #store: Store;
  readonly #subject: string;
  readonly #hosts: readonly string[];
  readonly #signatures = new Map<string, { readonly text: string; readonly until: number }>();
  #keys: Promise<HouseKeys> | undefined;

  /** `hosts`: origins that alone are called; none for all public ones. */
  constructor(store: Store, subject: string, hosts: readonly string[]) {
    this.#store = store;
    this.#subject = subject;
    this.#hosts = hosts;
  }

  /** What a browser must know to let this house, and nobody else, write to its device. */
  async publicKey(): Promise<string> {
    return (await this.#houseKeys()).publicKey;
  }

  /** They are made once for the house, when somebody first wants notices. */
  #houseKeys(): Promise<HouseKeys> {
    this.#keys ??= library()
      .then(({ generateVAPIDKeys }) => this.#store.secret("web-push", JSON.stringify(generateVAPIDKeys())))
      .then((kept) => JSON.parse(kept) as HouseKeys)
      .catch((error: unknown) => {
        this.#keys = undefined;
        throw error;
      });
    return this.#keys;
  }

  /** Whether a push service may be called, as far as its address says. Names are looked up when they are called. */
  mayCall(endpoint: string): boolean {
    if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
    if (username !== "" || password !== "") return false;
    if (this.#hosts.length > 0) return this.#hosts.includes(origin);
    if (protocol !== "https:" || port !== "") return false;
    const bare = hostname.replace(/^\[(.*)\]$/, "$1");
    if (isIP(bare) !== 0) return isPublicAddress(bare);
    return hostname.includes(".") && !/\.(local|localhost|internal|home\.arpa)\.?$/i.test(hostname);
  }

  /** Sends a text to a device. A later one of the same topic takes the place of one that waits there. */
  async send(target: PushTarget, text: string, topic: string): Promise<Pushed> {
    if (!this.mayCall(target.endpoint)) return { kind: "gone" };
    const { generateRequestDetails } = await library();
    const headers = { Authorization: await this.#signature(new URL(target.endpoint).origin) };
    let sealed: RequestDetails;
    try {
      sealed = generateRequestDetails(target, text, {
        contentEncoding: "aes128gcm",
        headers,
        TTL: TTL_SECONDS,
        urgency: "normal",
        topic,
      });
    } catch {
      // Keys that are no keys: such a device can never be reached.
      return { kind: "gone" };
    }
    const { status, retryAfter } = await this.#post(target.endpoint, sealed);
    if (status >= 200 && status < 300) return { kind: "taken" };
    if (status === 404 || status === 410) return { kind: "gone" };
    if (status === 429 || status >= 500 || status === 0) return { kind: "later", ms: retryAfter };
    return { kind: "refused" };
  }

  /** By what a push service knows the house: signed once for half a day, since signing costs more than all else about a message. */
  async #signature(service: string): Promise<string> {
    const [{ getVapidHeaders }, { publicKey, privateKey }] = await Promise.all([library(), this.#houseKeys()]);
    const now = Date.now();
    const known = this.#signatures.get(service);
    if (known !== undefined && known.until > now) return known.text;
    const expires = Math.floor(now / 1000) + SIGNED_SECONDS;
    const { Authorization: text } = getVapidHeaders(
      service,
      this.#subject,
      publicKey,
      privateKey,
      "aes128gcm",
      expires,
    );
    if (this.#signatures.size >= MOST_SIGNATURES) this.#signatures.clear();
    this.#signatures.set(service, { text, until: now + 500 * SIGNED_SECONDS });
    return text;
  }

  /** Status 0 if there was no answer. Nothing of the answer is read but its head, and no redirect is followed. */
  #post(endpoint: string, { headers, body }: RequestDetails): Promise<{ status: number; retryAfter: number | null }> {
    const url = new URL(endpoint);
    const ask = url.protocol === "https:" ? secureRequest : plainRequest;
    const isNamed = this.#hosts.length > 0;
    return new Promise((resolve) => {
      const none = (): void => resolve({ status: 0, retryAfter: null });
      const asked = ask(
        url,
        {
          method: "POST",
          headers,
          signal: AbortSignal.timeout(ANSWER_MS),
          ...(isNamed ? {} : { lookup: lookUpPublic }),
        },
        (answer) => {
          let length = 0;
          answer.on("data", (chunk: Buffer) => {
            length += chunk.length;
            if (length > MOST_ANSWER) answer.destroy();
          });
          answer.on("error", none);
          resolve({ status: answer.statusCode ?? 0, retryAfter: waitOf(answer.headers["retry-after"]) });
        },
      );
      asked.on("error", none);
      asked.end(body);
    });
  }
}

/** `Retry-After` in milliseconds: a number of seconds, or a date. */
export function waitOf(header: string | undefined, now = Date.now()): number | null {
  if (header === undefined) return null;
  const ms = /^\d{1,9}$/.test(header.trim()) ? 1000 * Number(header) : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, Math.min(ms, LONGEST_WAIT_MS)) : null;
}
