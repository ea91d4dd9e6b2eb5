import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import type { FromTable, Now, SeatNow, ToTable } from "@clade/kernel";

/** How long a test waits for a message before it gives up. */
const PATIENCE_MS = 15_000;

type Answer = Extract<FromTable, { readonly id: string }> | Extract<FromTable, { readonly type: "error" }>;

/** What a message says about something that was sent under an id. News answer the move that they came of. */
export function answerIn(message: FromTable): Answer | undefined {
  if (message.type === "news") {
    return message.done === undefined ? undefined : { type: "done", table: message.table, id: message.done };
  }
  return "id" in message || message.type === "error" ? message : undefined;
}

/** An open line to the server that remembers all that it was told. */
export class TableSocket {
  readonly #socket: WebSocket;
  readonly received: FromTable[] = [];
  /** The very texts, for whoever looks for leaks. */
  readonly texts: string[] = [];
  readonly #now = new Map<string, Now>();
  readonly #seats = new Map<string, readonly SeatNow[]>();
  readonly #listeners = new Set<(message: FromTable) => void>();
  /** The close code, once the line is closed. */
  closed: number | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data: Buffer, isBinary) => {
      // A page would not read it.
      if (isBinary) return;
      const text = data.toString("utf8");
      const message = JSON.parse(text) as FromTable;
      this.texts.push(text);
      this.received.push(message);
      if (message.type === "news" || message.type === "stale") this.#now.set(message.table, message.now);
      if (message.type === "seats") this.#seats.set(message.table, message.seats);
      for (const listener of this.#listeners) listener(message);
    });
    socket.on("close", (code) => {
      this.closed = code;
    });
    socket.on("error", () => {});
  }

  static async open(url: string, headers: Record<string, string> = {}, from?: string): Promise<TableSocket> {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, {
      headers,
      perMessageDeflate: false,
      ...(from === undefined ? {} : { localAddress: from }),
    });
    const line = new TableSocket(socket);
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
      socket.once("unexpected-response", (_request, response) => reject(new Error(`HTTP ${response.statusCode}`)));
    });
    return line;
  }

  whenClosed(hear: () => void): void {
    this.#socket.on("close", hear);
  }

  send(message: ToTable): void {
    this.#socket.send(JSON.stringify(message));
  }
  sendText(text: string | Buffer): void {
    this.#socket.send(text);
  }

  /** Forgets what it was told, for whoever plays for long. */
  forget(): void {
    this.received.length = 0;
    this.texts.length = 0;
  }

  /** Hands on every message from now on. */
  listen(hear: (message: FromTable) => void): void {
    this.#listeners.add(hear);
  }

  /** The first message from now on that fits. */
  next(fits: (message: FromTable) => boolean, what = "a message"): Promise<FromTable> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#listeners.delete(hear);
        const last = this.texts.slice(-3).map((text) => text.slice(0, 300));
        reject(new Error(`waited in vain for ${what}; last came ${last.join(" | ")}; closed: ${this.closed}`));
      }, PATIENCE_MS);
      const hear = (message: FromTable) => {
        if (!fits(message)) return;
        clearTimeout(late);
        this.#listeners.delete(hear);
        resolve(message);
      };
      this.#listeners.add(hear);
    });
  }

  /** What is known of a table now. */
  now(table: string): Now {
    const now = this.#now.get(table);
    if (now === undefined) throw new Error("nothing is known of this table yet");
    return now;
  }

  /** Who sits at a table, and how they are doing. */
  seats(table: string): readonly SeatNow[] {
    return this.#seats.get(table) ?? [];
  }

  /** Watches a table and waits for the first news of it. */
  async watch(table: string, from = 0): Promise<Now> {
    const news = this.next((message) => message.type === "news" && message.table === table, "the first news");
    this.send({ type: "watch", table, from });
    await news;
    return this.now(table);
  }

  /** Makes a move and waits for the answer. */
  async act(table: string, move: string, { id = freshId(), on = this.now(table).number } = {}): Promise<Answer> {
    return this.#answer({ type: "act", table, id, on, move });
  }
  async undo(table: string, { id = freshId(), on = this.now(table).number } = {}): Promise<Answer> {
    return this.#answer({ type: "undo", table, id, on });
  }
  async hint(table: string): Promise<Answer> {
    return this.#answer({ type: "hint", table, id: freshId() });
  }
  async say(table: string, text: string, id = freshId()): Promise<Answer> {
    return this.#answer({ type: "chat", table, id, text });
  }

  /** Waits until it holds what the test needs to hold. */
  async until(table: string, holds: (now: Now) => boolean): Promise<Now> {
    const known = this.#now.get(table);
    if (known !== undefined && holds(known)) return known;
    await this.next((message) => message.type === "news" && message.table === table && holds(message.now), "a state");
    return this.now(table);
  }

  mustDecide(table: string): boolean {
    const { deciders, watcher } = this.now(table);
    return watcher !== "spectator" && deciders.includes(watcher);
  }

  /** Cuts the line, as a tunnel does. */
  cut(): void {
    this.#socket.terminate();
  }

  async ended(): Promise<number> {
    if (this.closed !== undefined) return this.closed;
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("the line stays open")), PATIENCE_MS).unref();
      this.#socket.once("close", resolve);
    });
  }

  async #answer(message: Extract<ToTable, { readonly id: string }>): Promise<Answer> {
    const answers = (each: FromTable): boolean => answerIn(each)?.id === message.id;
    const answer = this.next(answers, `the answer to ${message.type}`);
    this.send(message);
    return answerIn(await answer) as Answer;
  }
}

function freshId(): string {
  return randomUUID();
}
