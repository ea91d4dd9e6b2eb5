import { WebSocket } from "ws";
import type { PlayerTally } from "./measure.ts";

const HEAD = { news: '{"type":"news","table":"', done: '{"type":"done","table":"', stale: '{"type":"stale","table":"' };
const ID_LETTERS = 12;

/**
 * A person with one line to the server and a seat at some tables. The messages are read with as little work as possible,
 * because the reader shares the machine with the server.
 */
export class Person {
  readonly #socket: WebSocket;
  readonly #players = new Map<string, Player>();
  readonly #tally: PlayerTally;

  constructor(url: string, cookie: string, tally: PlayerTally) {
    this.#tally = tally;
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.#socket.on("message", (data: Buffer) => this.#hear(data.toString("latin1")));
  }

  async connected(): Promise<void> {
    await new Promise((resolve, reject) => {
      this.#socket.once("open", resolve);
      this.#socket.once("error", reject);
    });
  }

  /** `ready` is called whenever the player could move and waits to be told to. */
  watch(table: string, ready: (player: Player) => void): Player {
    const player = new Player(table, this.#tally, ready, (text) => this.#socket.send(text));
    this.#players.set(table, player);
    this.#socket.send(JSON.stringify({ type: "watch", table, from: 0 }));
    return player;
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    this.#tally.bytes += text.length;
    for (const head of Object.values(HEAD)) {
      if (!text.startsWith(head)) continue;
      this.#players.get(text.slice(head.length, head.length + ID_LETTERS))?.hear(text);
      return;
    }
    if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"error"')) this.#tally.errors++;
  }
}

/** One seat at one table: keeps the newest list of legal moves and, when it must decide, sends one of them. */
export class Player {
  readonly #table: string;
  readonly #tally: PlayerTally;
  readonly #ready: (player: Player) => void;
  readonly #send: (text: string) => void;
  #seat = "";
  #number = 0;
  #legal: readonly string[] = [];
  #mustDecide = false;
  #sentAt = 0;
  #sent = 0;

  constructor(table: string, tally: PlayerTally, ready: (player: Player) => void, send: (text: string) => void) {
    this.#table = table;
    this.#tally = tally;
    this.#ready = ready;
    this.#send = send;
  }

  get canMove(): boolean {
    return this.#mustDecide && this.#sentAt === 0 && this.#legal.length > 0;
  }

  move(): void {
    const move = this.#legal[Math.floor(Math.random() * this.#legal.length)] ?? "";
    this.#sentAt = performance.now();
    this.#mustDecide = false;
    const id = `${this.#seat}-${this.#sent++}`;
    this.#send(
      `{"type":"act","table":"${this.#table}","id":"${id}","on":${this.#number},"move":${JSON.stringify(move)}}`,
    );
  }

  hear(text: string): void {
    if (text.startsWith(HEAD.done)) {
      this.#tally.moves++;
      this.#tally.latencies.push(performance.now() - this.#sentAt);
      this.#sentAt = 0;
    } else {
      if (text.startsWith(HEAD.stale)) this.#sentAt = 0;
      this.#learn(text);
    }
    if (this.canMove) this.#ready(this);
  }

  /** Takes from `now` what is needed to move. */
  #learn(text: string): void {
    const now = text.lastIndexOf('"now":{"watcher":') + '"now":{"watcher":'.length;
    const deciders = text.indexOf('"deciders":[', now) + '"deciders":['.length;
    const turn = text.slice(deciders, text.indexOf("]", deciders));
    this.#seat = text.charAt(now);
    this.#number = Number.parseInt(text.slice(now + '0,"number":'.length, now + 24), 10);
    this.#mustDecide = turn.includes(this.#seat);
    if (!this.#mustDecide) return;
    const legal = deciders + turn.length + '],"legal":'.length;
    this.#legal = JSON.parse(text.slice(legal, text.indexOf("]", legal) + 1)) as string[];
  }
}
