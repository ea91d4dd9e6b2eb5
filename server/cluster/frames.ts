/** What travels over the bus: a head as JSON, and bytes that are only handed on. */
export interface Frame<Head> {
  readonly head: Head;
  readonly body: Uint8Array;
}

const NOTHING = new Uint8Array(0);
/** A bus takes no larger messages by default than a megabyte. */
const LARGEST = 512 * 1024;
const WHOLE = 0;
const PART = 1;

/** A frame as messages of the bus: one, or several parts of a large one. */
export function written(head: object, body: Uint8Array = NOTHING): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(head), "utf8");
  const frame = Buffer.allocUnsafe(5 + text.length + body.length);
  frame[0] = WHOLE;
  frame.writeUInt32BE(text.length, 1);
  text.copy(frame, 5);
  frame.set(body, 5 + text.length);
  if (frame.length <= LARGEST) return [frame];
  const count = Math.ceil(frame.length / LARGEST);
  const name = Math.floor(Math.random() * 2 ** 48);
  return Array.from({ length: count }, (_, index) => {
    const start = Buffer.allocUnsafe(11);
    start[0] = PART;
    start.writeUIntBE(name, 1, 6);
    start.writeUInt16BE(index, 7);
    start.writeUInt16BE(count, 9);
    return Buffer.concat([start, frame.subarray(index * LARGEST, (index + 1) * LARGEST)]);
  });
}

/** Puts frames together as they come in. Parts of one that never becomes whole are forgotten when others come. */
export class FrameReader<Head> {
  readonly #parts = new Map<number, Uint8Array[]>();

  read(message: Uint8Array): Frame<Head> | undefined {
    if (message[0] === WHOLE) return opened<Head>(message);
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const [name, index, count] = [bytes.readUIntBE(1, 6), bytes.readUInt16BE(7), bytes.readUInt16BE(9)];
    const parts = this.#parts.get(name) ?? [];
    this.#parts.set(name, parts);
    parts[index] = bytes.subarray(11);
    if (index < count - 1) return undefined;
    this.#parts.delete(name);
    for (const stale of [...this.#parts.keys()].slice(0, -MOST_UNDER_WAY)) this.#parts.delete(stale);
    const isWhole = parts.length === count && !parts.includes(undefined as never);
    return isWhole ? opened<Head>(Buffer.concat(parts)) : undefined;
  }
}

const MOST_UNDER_WAY = 64;

function opened<Head>(message: Uint8Array): Frame<Head> {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  const end = 5 + bytes.readUInt32BE(1);
  return { head: JSON.parse(bytes.toString("utf8", 5, end)) as Head, body: bytes.subarray(end) };
}
