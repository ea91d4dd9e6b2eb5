import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Socket } from "node:net";

/** Takes a message where it lies in what was read. */
export type Hear = (data: Buffer, from: number, to: number) => void;

/** What the first byte of a frame says. */
const FINAL = 0x80;
const KIND = { text: 1, close: 8, ping: 9, pong: 10 } as const;
/** In the second byte: the frame is masked, and its length stands in the next two or eight bytes. */
const MASKED = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * A client's end of a WebSocket (RFC 6455), for loads: it shares the machine with the servers that it measures, so it does what
 * they need and as little else as possible. All that is sent because of what was just read goes out in one piece. Text is ASCII.
 */
export class Wire {
  readonly #socket: Socket;
  readonly #hear: Hear;
  readonly #mask = randomBytes(4);
  #rest: Buffer = Buffer.alloc(0);
  #outbox: string[] = [];

  private constructor(socket: Socket, hear: Hear) {
    this.#socket = socket;
    this.#hear = hear;
    socket.setNoDelay(true);
    socket.on("error", () => socket.destroy());
  }

  static open(url: string, headers: Readonly<Record<string, string>>, hear: Hear): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const key = randomBytes(16).toString("base64");
      const asked = request(url, {
        headers: {
          ...headers,
          connection: "Upgrade",
          upgrade: "websocket",
          "sec-websocket-version": "13",
          "sec-websocket-key": key,
        },
      });
      asked.once("upgrade", (_response, socket: Socket, first: Buffer) => {
        const wire = new Wire(socket, hear);
        resolve(wire);
        // Nothing is read before whoever asked has the wire in hand.
        setImmediate(() => {
          wire.#read(first);
          socket.on("data", (chunk: Buffer) => wire.#read(chunk));
        });
      });
      asked.once("response", ({ statusCode }) => reject(new Error(`no WebSocket at ${url}: HTTP ${statusCode}`)));
      asked.once("error", reject);
      asked.end();
    });
  }

  send(text: string): void {
    if (this.#outbox.push(text) === 1) setImmediate(() => this.#flush());
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let next = 0;
    while (data.length >= next + 2) {
      const start = next;
      let length = data[start + 1] ?? 0;
      let from = start + 2;
      if (length === TWO_BYTES) {
        if (data.length < from + 2) break;
        length = data.readUInt16BE(from);
        from += 2;
      } else if (length === EIGHT_BYTES) {
        if (data.length < from + 8) break;
        length = Number(data.readBigUInt64BE(from));
        from += 8;
      }
      if (data.length < from + length) break;
      next = from + length;
      const kind = (data[start] ?? 0) & ~FINAL;
      if (kind === KIND.text) this.#hear(data, from, next);
      else if (kind === KIND.ping) this.#socket.write(this.#framed(KIND.pong, [data.toString("latin1", from, next)]));
      else if (kind === KIND.close) this.close();
    }
    this.#rest = data.subarray(next);
    this.#flush();
  }

  #flush(): void {
    const texts = this.#outbox;
    if (texts.length === 0 || this.#socket.destroyed) return;
    this.#outbox = [];
    this.#socket.write(this.#framed(KIND.text, texts));
  }

  #framed(kind: number, texts: readonly string[]): Buffer {
    let size = 0;
    for (const { length } of texts) size += length + (length < TWO_BYTES ? 6 : 8);
    const frames = Buffer.allocUnsafe(size);
    let next = 0;
    for (const text of texts) {
      frames[next++] = FINAL | kind;
      if (text.length < TWO_BYTES) frames[next++] = MASKED | text.length;
      else {
        frames[next++] = MASKED | TWO_BYTES;
        next = frames.writeUInt16BE(text.length, next);
      }
      frames.set(this.#mask, next);
      next += 4;
      const end = next + frames.write(text, next, "latin1");
      for (let index = 0; next < end; index++, next++) {
        frames[next] = (frames[next] ?? 0) ^ (this.#mask[index & 3] ?? 0);
      }
    }
    return frames;
  }
}
