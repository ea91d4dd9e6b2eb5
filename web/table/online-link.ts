import type { FromTable, ToTable } from "@clade/kernel";
import { GivenThings } from "../online/given.ts";
import { BASE } from "../base.ts";
import { introduce } from "../online/identity.ts";
import type { TableLink } from "./link.ts";

/** How long to wait before trying again: longer each time, up to this. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** One WebSocket to the server for all tables of the page. When it breaks it is made again; whoever watches is told. */
class OnlineLink implements TableLink {
  readonly unkept = "not-kept";
  readonly #listeners = new Set<(message: FromTable) => void>();
  readonly #watchers = new Set<(up: boolean) => void>();
  readonly #given = new GivenThings();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #connecting = false;

  constructor() {
    window.addEventListener("online", () => this.#connect());
    window.addEventListener("offline", () => this.#socket?.close());
  }

  send(message: ToTable): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  hear(listener: (message: FromTable) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  whenUp(listener: (up: boolean) => void): () => void {
    this.#watchers.add(listener);
    if (this.#socket?.readyState === WebSocket.OPEN) listener(true);
    else this.#connect();
    return () => {
      this.#watchers.delete(listener);
      if (this.#watchers.size === 0) this.#socket?.close();
    };
  }

  #connect(): void {
    if (this.#connecting || this.#watchers.size === 0 || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#connecting = true;
    this.#open().catch(() => this.#lost());
  }

  async #open(): Promise<void> {
    // The server knows people by a cookie; the first visit fetches it.
    await introduce();
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${BASE}/api/live`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#connecting = false;
      this.#wait = FIRST_WAIT;
      for (const watcher of this.#watchers) watcher(true);
    });
    socket.addEventListener("message", ({ data }: MessageEvent<string>) => this.#tell(data));
    socket.addEventListener("close", () => this.#lost());
  }

  #tell(text: string): void {
    this.#given.hand(JSON.parse(text) as FromTable, (message) => {
      for (const listener of this.#listeners) listener(message);
    });
  }

  /** Tells whoever watches, and tries again after a while. */
  #lost(): void {
    this.#connecting = false;
    for (const watcher of this.#watchers) watcher(false);
    if (this.#watchers.size === 0) return;
    window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
  }
}

export const onlineLink: TableLink = new OnlineLink();
