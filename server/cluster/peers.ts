/** How often the others are told how much was sent to them, and after how long without a word the way to one is broken. */
const MARK_MS = 400;
const SILENCE_MS = 2500;

interface Peer {
  sent: number;
  heard: number | undefined;
  lastWord: number;
}

export interface PeersReport {
  mark(to: string, nth: number): void;
  /** Something was missed on the way to or from a server: whoever depends on it must come back. */
  broken(server: string): void;
}

/**
 * Counts what goes to each server and what comes from it. The bus loses what it cannot deliver; that something was lost is seen by
 * the next number, or by the mark that comes soon after.
 */
export class Peers {
  readonly #report: PeersReport;
  readonly #peers = new Map<string, Peer>();
  readonly #marks: NodeJS.Timeout;

  constructor(report: PeersReport) {
    this.#report = report;
    this.#marks = setInterval(() => this.#mark(), MARK_MS);
    this.#marks.unref();
  }

  /** Exactly these live. */
  live(servers: readonly string[]): void {
    for (const id of servers) this.#of(id);
    for (const id of this.#peers.keys()) {
      if (servers.includes(id)) continue;
      this.#peers.delete(id);
      this.#report.broken(id);
    }
  }

  /** The number of the next message to a server. */
  next(to: string): number {
    return ++this.#of(to).sent;
  }

  /** A message or a mark came; false if something before it did not. */
  came(from: string, nth: number, isMark: boolean): boolean {
    const peer = this.#of(from);
    peer.lastWord = performance.now();
    const expected = peer.heard === undefined ? nth : isMark ? peer.heard : peer.heard + 1;
    peer.heard = nth;
    return nth === expected;
  }

  stop(): void {
    clearInterval(this.#marks);
  }

  #mark(): void {
    const now = performance.now();
    for (const [id, peer] of this.#peers) {
      this.#report.mark(id, peer.sent);
      if (now - peer.lastWord < SILENCE_MS) continue;
      peer.lastWord = now;
      this.#report.broken(id);
    }
  }

  #of(id: string): Peer {
    const known = this.#peers.get(id);
    if (known !== undefined) return known;
    const fresh: Peer = { sent: 0, heard: undefined, lastWord: performance.now() };
    this.#peers.set(id, fresh);
    return fresh;
  }
}
