import { connect, type Msg, type NatsConnection } from "@nats-io/transport-node";
import { faultOf } from "../fault.ts";
import { type Frame, FrameReader, written } from "./frames.ts";

/** Who listens to the bus. */
export interface BusListener<Head> {
  hear(frame: Frame<Head>): void;
  /** The bus is there, or it is not: what was sent meanwhile is lost. */
  turned(isUp: boolean): void;
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
}

const RECONNECT_MS = 250;
/** A bus that says nothing for so long is cut off, and made anew. */
const PING_MS = 1000;
const PINGS_OUT = 2;

/**
 * The way to the other servers: NATS without anything kept. What is sent to one server comes in the order in which it was sent, or
 * not at all; that it did not come is found out by whoever counts.
 */
export class Bus<Head extends object> {
  readonly #connection: NatsConnection;
  readonly #house: string;
  readonly #reader = new FrameReader<Head>();
  readonly #listener: BusListener<Head>;
  #isUp = true;
  #closed = false;

  private constructor(connection: NatsConnection, house: string, own: string, listener: BusListener<Head>) {
    this.#connection = connection;
    this.#house = house;
    this.#listener = listener;
    for (const subject of [this.#to(own), this.#all()]) {
      connection.subscribe(subject, { callback: (error, message) => this.#hear(error, message) });
    }
    void this.#watch();
  }

  /** `house` tells the servers of one store from others on the same bus. */
  static async open<Head extends object>(
    url: string,
    house: string,
    own: string,
    listener: BusListener<Head>,
  ): Promise<Bus<Head>> {
    const { servers, user, pass, token } = addressOf(url);
    const connection = await connect({
      servers,
      ...(user === undefined ? {} : { user, pass: pass ?? "" }),
      ...(token === undefined ? {} : { token }),
      name: `clade ${own}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      reconnectJitter: 50,
      pingInterval: PING_MS,
      maxPingOut: PINGS_OUT,
      timeout: 5000,
      ignoreClusterUpdates: false,
    }).catch((error: unknown) => {
      throw new Error(`the bus cannot be reached: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
    return new Bus<Head>(connection, house, own, listener);
  }

  get isUp(): boolean {
    return this.#isUp && !this.#closed;
  }

  /** Whether it went on its way. */
  send(to: string, head: Head, body?: Uint8Array): boolean {
    return this.#publish(this.#to(to), head, body);
  }
  tellAll(head: Head): boolean {
    return this.#publish(this.#all(), head);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    // What was said last still goes out.
    if (this.#isUp) await Promise.race([this.#connection.flush(), pause(500)]).catch(() => {});
    this.#closed = true;
    await Promise.race([this.#connection.close(), pause(500)]);
  }

  #publish(subject: string, head: Head, body?: Uint8Array): boolean {
    if (!this.isUp) return false;
    try {
      for (const message of written(head, body)) this.#connection.publish(subject, message);
      return true;
    } catch (error) {
      this.#listener.trouble("bus refused a message", { why: faultOf(error) });
      return false;
    }
  }

  #hear(error: Error | null, message: Msg): void {
    if (error !== null) {
      this.#listener.trouble("bus failed", { why: faultOf(error) });
      return;
    }
    try {
      const frame = this.#reader.read(message.data);
      if (frame !== undefined) this.#listener.hear(frame);
    } catch (broken) {
      this.#listener.trouble("message not understood", { why: faultOf(broken) });
    }
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === "disconnect" || type === "staleConnection" || type === "close") this.#turn(false);
      if (type === "reconnect") this.#turn(true);
    }
  }
  #turn(isUp: boolean): void {
    if (this.#isUp === isUp || this.#closed) return;
    this.#isUp = isUp;
    this.#listener.turned(isUp);
  }

  #to(server: string): string {
    return `clade.${this.#house}.to.${server}`;
  }
  #all(): string {
    return `clade.${this.#house}.all`;
  }
}

/** `nats://user:password@a:4222,b:4222`, or `nats://token@a`. */
function addressOf(url: string): { servers: string[]; user?: string; pass?: string; token?: string } {
  const [, scheme = "nats", who, hosts = ""] = /^(nats|tls):\/\/(?:([^@]*)@)?([^/]*)/.exec(url) ?? [];
  const servers = hosts.split(",").map((host) => `${scheme}://${host}`);
  if (who === undefined) return { servers };
  const [user = "", pass] = who.split(":").map(decodeURIComponent);
  return pass === undefined ? { servers, token: user } : { servers, user, pass };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
