import { type Bucket, Buckets } from "./limits.ts";

/** Whoever lets this much lie unread is cut off; and so much may lie unread on all the lines of an address. */
const MOST_UNREAD = 4 * 1024 * 1024;
const MOST_UNREAD_OF_ALL = 16 * 1024 * 1024;
/** A look at a table costs one, and one more for each of these bytes that it brought. */
const BYTES_A_TOKEN = 16 * 1024;

/** What an address may have a certain amount of in a second, over all its lines. */
type Kind = "looks" | "talks" | "messages";

/** A line, as far as its address is concerned. */
interface Line {
  /** Bytes that were sent and that the other end has not taken yet. */
  readonly unread: number;
}

/** What all lines of one address have together. */
export class AtAddress {
  readonly #bucket: (of: Kind) => Bucket;
  readonly #emptied: () => void;
  /** What lay unread on each line when it was last looked at: it may have become less since. */
  readonly #unread = new Map<Line, number>();
  #sum = 0;

  constructor(bucket: (of: Kind) => Bucket, emptied: () => void) {
    this.#bucket = bucket;
    this.#emptied = emptied;
  }

  get lines(): number {
    return this.#unread.size;
  }

  add(line: Line): void {
    this.#unread.set(line, 0);
  }
  delete(line: Line): void {
    this.#sum -= this.#unread.get(line) ?? 0;
    this.#unread.delete(line);
    if (this.lines === 0) this.#emptied();
  }

  /** Something was sent over the line. */
  unreadOf(line: Line): void {
    const before = this.#unread.get(line);
    if (before === undefined) return;
    const { unread } = line;
    this.#unread.set(line, unread);
    this.#sum += unread - before;
  }

  hasTooMuchUnread(line: Line): boolean {
    this.unreadOf(line);
    if (line.unread > MOST_UNREAD) return true;
    if (this.#sum > MOST_UNREAD_OF_ALL) for (const each of this.#unread.keys()) this.unreadOf(each);
    return this.#sum > MOST_UNREAD_OF_ALL && line.unread > 0;
  }

  /** To come to a table is to be told all of it: that costs more than a move. */
  mayLook(): boolean {
    return this.#bucket("looks").take();
  }
  /** Many lines together may not say much more than a few. */
  maySend(): boolean {
    return this.#bucket("messages").take();
  }
  /** A line of chat is kept, and told to everybody at the table: nobody types many of them in a second. */
  mayTalk(): boolean {
    return this.#bucket("talks").take();
  }
  looked(bytes: number): void {
    this.#bucket("looks").charge(bytes / BYTES_A_TOKEN);
  }
}

/** The addresses that have lines. What they had of everything is remembered for a while after the last line is gone. */
export class Addresses {
  readonly #addresses = new Map<string, AtAddress>();
  readonly #buckets: { readonly [K in Kind]: Buckets };

  constructor(messagesPerSecond: number) {
    this.#buckets = {
      looks: new Buckets(2 * messagesPerSecond, 30 * messagesPerSecond),
      talks: new Buckets(messagesPerSecond / 10, 2 * messagesPerSecond),
      messages: new Buckets(10 * messagesPerSecond, 50 * messagesPerSecond),
    };
  }

  at(key: string): AtAddress {
    const known = this.#addresses.get(key);
    if (known !== undefined) return known;
    const fresh = new AtAddress(
      (of) => this.#buckets[of].of(key),
      () => this.#addresses.delete(key),
    );
    this.#addresses.set(key, fresh);
    return fresh;
  }
}
