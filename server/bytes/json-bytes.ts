/**
 * JSON in the making, as the bytes that go over the wire. A server writes out views all day: this takes a fraction of what
 * building objects, turning them into text and encoding the text would, and leaves nothing behind to be swept up.
 * What it writes of plain data is what `JSON.stringify` would, letter for letter.
 */
export class JsonBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** It grows as it must. */
  constructor(size = 16 * 1024) {
    this.#bytes = new Uint8Array(size);
  }

  get length(): number {
    return this.#length;
  }

  /** A copy of what was written from one place to another. */
  slice(from = 0, to = this.#length): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(from, to);
  }

  /** Begins anew, in the same memory. */
  clear(): void {
    this.#length = 0;
  }

  /** Bytes as they are: see `ascii`. */
  raw(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#room(length);
    const target = this.#bytes;
    const start = this.#length;
    if (length > 64) target.set(bytes, start);
    else for (let index = 0; index < length; index++) target[start + index] = bytes[index] ?? 0;
    this.#length = start + length;
  }

  /** Once more what stands from one place to another. */
  again(from: number, to: number): void {
    this.#room(to - from);
    const target = this.#bytes;
    const start = this.#length - from;
    if (to - from > 32) target.copyWithin(this.#length, from, to);
    else for (let index = from; index < to; index++) target[start + index] = target[index] ?? 0;
    this.#length += to - from;
  }

  byte(byte: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = byte;
  }

  number(value: number): void {
    if (value >= 0 && value < 1000 && (value | 0) === value) this.#small(value);
    else this.#plain(Number.isFinite(value) ? `${value}` : "null");
  }

  string(text: string): void {
    const { length } = text;
    this.#room(length + 2);
    const target = this.#bytes;
    let next = this.#length;
    target[next++] = QUOTE;
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index);
      if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH)
        return this.#encoded(JSON.stringify(text));
      target[next++] = code;
    }
    target[next++] = QUOTE;
    this.#length = next;
  }

  /** Plain data, whatever it is. Undefined is null in a list, and its key is left out of an object. */
  value(value: unknown): void {
    if (typeof value === "number") this.number(value);
    else if (typeof value === "string") this.string(value);
    else if (typeof value === "boolean") this.raw(value ? TRUE : FALSE);
    else if (Array.isArray(value)) this.#items(value);
    else if (typeof value === "object" && value !== null) this.#object(value);
    else this.raw(NULL);
  }

  list<T>(items: readonly T[], put: (item: T, index: number) => void): void {
    this.byte(OPEN_LIST);
    for (let index = 0; index < items.length; index++) {
      if (index > 0) this.byte(COMMA);
      put(items[index] as T, index);
    }
    this.byte(CLOSE_LIST);
  }

  /** Makes the object that begins at a place go on with the one before it, whose end was left open. */
  joinObject(start: number): void {
    const empty = this.#bytes[start + 1] === CLOSE_OBJECT;
    if (empty) this.#bytes.copyWithin(start, start + 1, this.#length--);
    else this.#bytes[start] = COMMA;
  }

  /** Lists of small numbers (cards, mostly) are what states are made of: they go the shortest way. */
  #items(items: readonly unknown[]): void {
    const { length } = items;
    this.#room(4 * length + 2);
    const target = this.#bytes;
    let next = this.#length;
    target[next++] = OPEN_LIST;
    for (let index = 0; index < length; index++) {
      const item = items[index];
      if (typeof item !== "number" || item < 0 || item > 99 || (item | 0) !== item) return this.#anyItems(items);
      if (index > 0) target[next++] = COMMA;
      if (item > 9) target[next++] = ZERO + ((item / 10) | 0);
      target[next++] = ZERO + (item % 10);
    }
    target[next++] = CLOSE_LIST;
    this.#length = next;
  }

  #anyItems(items: readonly unknown[]): void {
    this.list(items, (item) => this.value(item));
  }

  #object(value: object): void {
    let first = true;
    for (const key of Object.keys(value)) {
      const item = (value as Readonly<Record<string, unknown>>)[key];
      if (item === undefined) continue;
      this.byte(first ? OPEN_OBJECT : COMMA);
      first = false;
      this.string(key);
      this.byte(COLON);
      this.value(item);
    }
    if (first) this.byte(OPEN_OBJECT);
    this.byte(CLOSE_OBJECT);
  }

  #small(value: number): void {
    this.#room(3);
    const target = this.#bytes;
    let next = this.#length;
    if (value > 99) target[next++] = ZERO + ((value / 100) | 0);
    if (value > 9) target[next++] = ZERO + (((value / 10) | 0) % 10);
    target[next++] = ZERO + (value % 10);
    this.#length = next;
  }

  #plain(text: string): void {
    this.#room(text.length);
    for (let index = 0; index < text.length; index++) this.#bytes[this.#length++] = text.charCodeAt(index);
  }

  #encoded(text: string): void {
    this.#room(3 * text.length);
    this.#length += ENCODER.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  #room(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

const ENCODER = new TextEncoder();

const [QUOTE, BACKSLASH, COMMA, COLON, ZERO, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x2c, 0x3a, 0x30, 0x5b, 0x5d, 0x7b, 0x7d,
];

/** Text that needs no encoding (keys, fixed parts of messages), as `JsonBytes` takes it. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const TRUE = ascii("true");
const FALSE = ascii("false");
const NULL = ascii("null");
