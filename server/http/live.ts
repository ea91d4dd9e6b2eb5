import { Compile } from "typebox/compile";
import type { FastifyInstance } from "fastify";
import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { complaintAbout } from "@clade/kernel/host";
import { FromTable, ToTable } from "@clade/kernel/protocol";
import type { Limit } from "../limit.ts";
import type { Banned } from "../desk/order.ts";
import { faultOf } from "../fault.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { whatFailed } from "./failure.ts";
import type { Connection, Message } from "../tables/connection.ts";
import type { Door } from "../tables/tables.ts";
import { Addresses, type AtAddress } from "./at-address.ts";
import { addressKey, Bucket } from "./limits.ts";
import { isSameSite } from "./protection.ts";
import type { Service } from "./service.ts";

/** No message of the protocol is longer. */
export const LARGEST_MESSAGE = 8 * 1024;
/** At most so many tables are watched over one line. */
const MOST_TABLES = 50;
const PING_MS = 30_000;
/** How often it is looked at what lies unread, also where nothing is sent. */
const LOOK_MS = 1000;
/** A line that was told to close has so long to hear it. Nothing more is read from it. */
const FAREWELL_MS = 1000;

const form = Compile(ToTable);

/** Close codes of WebSocket: 1008 is a broken rule of conduct, 1012 a restart, 1013 "try again later"; 4001 is our own. */
const CLOSE = { conduct: 1008, restart: 1012, tooMany: 1013, signedOut: 4001 } as const;

export interface Live {
  /** Closes all lines because the server stops. */
  close(): void;
  /** Ends those whose other side does not answer. */
  cut(): void;
  /** Closes the lines of somebody who is kept out from now on. */
  hangUp(who: Banned): void;
  /** Who has a line at the moment. */
  people(): ReadonlySet<string>;
}

/** The WebSocket: tables are watched and played over it. */
export function live(app: FastifyInstance, service: Service): Live {
  const { settings, metrics } = service;
  const lines = new Set<LiveConnection>();
  const addresses = new Addresses(settings.messagesPerSecond);

  const pings = setInterval(() => {
    for (const line of lines) line.ping();
  }, PING_MS);
  const looks = setInterval(() => {
    for (const line of lines) line.cutIfUnread();
  }, LOOK_MS);
  const rest = (): void => {
    clearInterval(pings);
    clearInterval(looks);
  };
  pings.unref();
  looks.unref();
  app.addHook("onClose", async () => rest());

  app.get(
    "/api/live",
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isSameSite(request, settings.origins)) {
          return reply.code(403).send(problem("not-yours", "Requests from other sites are not accepted."));
        }
      },
    },
    (socket, request) => {
      const address = addresses.at(addressKey(request.ip));
      const tooMany = address.lines >= settings.connectionsPerAddress;
      if (tooMany || !service.isReady()) {
        if (tooMany) metrics.limit("lines");
        // Nothing of it is listened to; it must not lie around half closed either.
        socket.on("error", () => {});
        socket.close(CLOSE.tooMany, "too many lines");
        setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
        return;
      }
      const { session } = request;
      const person = request.isKnown ? request.person : null;
      const ip = addressKey(request.ip);
      const mayPlay = request.scopes === null || request.scopes.includes("play");
      const line = new LiveConnection(service, socket, request.raw.socket, { person, session, mayPlay, address, ip });
      lines.add(line);
      address.add(line);
      metrics.connections.inc();
      socket.on("close", () => {
        lines.delete(line);
        metrics.connections.dec();
        address.delete(line);
        line.ended();
      });
    },
  );

  service.sessions.whenEnded((person, isOver) => {
    for (const line of lines) {
      if (line.person === person && isOver(line.session)) line.close(CLOSE.signedOut, "signed out");
    }
  });

  return {
    close() {
      rest();
      for (const line of lines) line.close(CLOSE.restart, "the server restarts");
    },
    cut() {
      for (const line of lines) line.cut();
    },
    people: () => new Set([...lines].flatMap(({ person }) => person ?? [])),
    hangUp({ kind, value }) {
      for (const line of lines) {
        if ((kind === "person" ? line.person : line.ip) === value) line.close(CLOSE.conduct, "kept out");
      }
    },
  };
}

/** Lines with something to send. */
let unsent: LiveConnection[] = [];

function sendSoon(line: LiveConnection): void {
  if (unsent.push(line) > 1) return;
  setImmediate(() => {
    const lines = unsent;
    unsent = [];
    for (const each of lines) each.flush();
  });
}

/** Also what comes as bytes is text. */
const AS_TEXT = { binary: false } as const;

/** One open line to one person. */
class LiveConnection implements Connection {
  readonly person: string | null;
  readonly session: string;
  /** Whether more than looking is allowed: a token may be for that alone. */
  readonly #mayPlay: boolean;
  /** Where it comes from, as limits know it. */
  readonly ip: string;
  readonly #service: Service;
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #address: AtAddress;
  readonly #bucket: Bucket;
  /** The tables that the line wants to hear of; null until the room is open. */
  readonly #watched = new Map<string, Door | null>();
  #outbox: Message[] = [];
  #sent = 0;
  #answered = true;

  constructor(
    service: Service,
    socket: WebSocket,
    wire: Socket,
    {
      person,
      session,
      mayPlay,
      address,
      ip,
    }: {
      readonly person: string | null;
      readonly session: string;
      readonly mayPlay: boolean;
      readonly address: AtAddress;
      readonly ip: string;
    },
  ) {
    this.ip = ip;
    this.#service = service;
    this.#socket = socket;
    this.#wire = wire;
    this.#address = address;
    this.person = person;
    this.session = session;
    this.#mayPlay = mayPlay;
    const rate = service.settings.messagesPerSecond;
    this.#bucket = new Bucket(rate, 10 * rate);
    socket.on("message", (data: Buffer, isBinary) => void this.#hear(data, isBinary));
    socket.on("ping", (data: Buffer) => {
      // The last ping is the one to answer: while an answer lies unread, there need not be another.
      if (this.#mayGoOn("pings") && socket.bufferedAmount === 0) socket.pong(data);
    });
    socket.on("pong", () => {
      if (this.#mayGoOn("pings")) this.#answered = true;
    });
    // A broken frame or a message that is too large: ws closes the line itself.
    socket.on("error", () => {});
  }

  wants(table: string): boolean {
    return this.#watched.has(table);
  }

  /** Messages of one moment go out together. */
  send(message: Message): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#outbox.length === 0) sendSoon(this);
    this.#outbox.push(message);
    this.#sent += message.length;
  }

  get unread(): number {
    return this.#socket.bufferedAmount;
  }

  /** All in one write: a line with many tables gets many messages at once, and a write for each would cost far more. */
  flush(): void {
    const messages = this.#outbox;
    if (messages.length === 0) return;
    this.#outbox = [];
    if (this.#socket.readyState !== this.#socket.OPEN || this.cutIfUnread()) return;
    this.#wire.cork();
    for (const message of messages) this.#socket.send(message, AS_TEXT);
    this.#wire.uncork();
    this.#address.unreadOf(this);
  }

  /** Whoever lets too much lie unread is cut off, and catches up when they come back. */
  cutIfUnread(): boolean {
    if (!this.#address.hasTooMuchUnread(this)) return false;
    this.#service.metrics.limit("unread");
    this.#socket.terminate();
    return true;
  }

  ping(): void {
    if (!this.#answered) {
      this.#socket.terminate();
      return;
    }
    this.#answered = false;
    this.#socket.ping();
  }

  close(code: number, why: string): void {
    this.flush();
    this.#socket.close(code, why);
    // Its own word of farewell is not waited for: it may have a flood before it.
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), FAREWELL_MS).unref();
  }

  cut(): void {
    this.#socket.terminate();
  }

  hangUp(): void {
    this.close(CLOSE.restart, "the table has moved");
  }

  ended(): void {
    for (const room of this.#watched.values()) room?.unwatch(this);
    this.#watched.clear();
    this.#service.tables.left(this);
  }

  /** A message that came in: its rate and form are checked, then its table hears it. */
  async #hear(data: Buffer, isBinary: boolean): Promise<void> {
    if (!this.#mayGoOn("messages")) return;
    const message = isBinary ? undefined : parsed(data.toString("utf8"));
    if (!form.Check(message)) {
      this.#complain(problem("bad-request", "That is not a message of this protocol: see /api/openapi.json."));
      return;
    }
    try {
      const { tables } = this.#service;
      const { type, table } = message;
      if (type === "unwatch") return this.#forget(table);
      if (type !== "watch" && !this.#mayPlay) {
        return this.#complain(problem("not-yours", 'The token does not have the scope "play".'), message);
      }
      if (type === "watch" && !this.#notice(table)) {
        return this.#complain(problem("too-many", `At most ${MOST_TABLES} tables at once.`), message);
      }
      if (type === "watch" && !this.#address.mayLook()) {
        this.#forget(table);
        this.#service.metrics.limit("looks");
        return this.#complain(problem("too-many", "Too much at once. Please wait a moment."), message);
      }
      if (type === "chat" && !this.#address.mayTalk()) {
        this.#service.metrics.limit("chat");
        return this.#complain(problem("too-many", "Too much talk. Please wait a moment."), message);
      }
      const sent = this.#sent;
      // Without a wait if the table is open: what comes over one line stays in its order.
      const room = tables.opened(table, this.person) ?? (await tables.find(table, this.person));
      // While the table was opened, the line may have ended or lost its interest.
      if (type === "watch" && !this.#find(table, room)) return;
      const failed = isProblem(room) ? room : await room.hear(this, message);
      // Who comes again is answered: by this server, or by the one that has the table then.
      if (failed?.problem === "stopping") this.hangUp();
      else if (failed !== undefined) this.#complain(failed, message);
      if (type === "watch") this.#address.looked(this.#sent - sent);
    } catch (error) {
      this.#service.trouble("message failed", { type: message.type, table: message.table, why: faultOf(error) });
      const failed = whatFailed(error);
      if (failed.problem === "stopping") this.hangUp();
      else this.#complain(failed, message);
    }
  }

  /** Whether something more may come over this line; one that floods is closed. */
  #mayGoOn(limit: Extract<Limit, "messages" | "pings">): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#bucket.take() && this.#address.maySend()) return true;
    this.#service.metrics.flooders.inc();
    this.#service.metrics.limit(limit);
    this.#complain(problem("too-many", "Too many messages: the line is closed."));
    this.close(CLOSE.conduct, "too many messages");
    return false;
  }

  /** The line wants to hear of a table; false if it hears of too many. */
  #notice(table: string): boolean {
    if (this.#watched.size >= MOST_TABLES && !this.wants(table)) return false;
    this.#watched.set(table, this.#watched.get(table) ?? null);
    return true;
  }
  /** Whether the line still wants to hear of the table, now that it is open. */
  #find(table: string, room: Door | Problem): boolean {
    if (!this.wants(table)) return false;
    if (isProblem(room)) this.#watched.delete(table);
    else this.#watched.set(table, room);
    return true;
  }
  #forget(table: string): void {
    this.#watched.get(table)?.unwatch(this);
    this.#watched.delete(table);
  }

  #complain(why: Problem, about?: ToTable): void {
    this.send(JSON.stringify(complaintAbout(why, about)));
  }
}

/** Undefined for what is not JSON at all. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For the documentation: the messages of both sides. */
export const LIVE_MESSAGES = { ToTable, FromTable };

/** WebSocket has no place of its own in OpenAPI: it is described as the request that opens the line. */
export const LIVE_DOCS = {
  get: {
    tags: ["live"],
    summary: "A WebSocket over which tables are watched and played",
    description:
      "Send the messages of `ToTable`, get those of `FromTable` (see the schemas). Start with `watch`; after a lost connection " +
      "`watch` again from the number that your last `now` had. A move is `act` with that number as `on` and an id of your own: " +
      "news with this id as `done` mean that it is on disk (if you repeat it, or do not watch, a message `done` does); " +
      "`refused` says why not; `stale` brings what you had missed.",
    responses: {
      101: { description: "the line is open" },
      403: { description: "the request came from a page of another site" },
    },
  },
};
