import type { Socket } from "node:net";
import { WebSocket } from "ws";
import type { PlayerTally } from "./measure.ts";

const HEAD = { news: '{"type":"news","table":"', done: '{"type":"done","table":"', stale: '{"type":"stale","table":"' };
const HEADS = Object.values(HEAD);
const ID_LETTERS = 12;

/**
 * A person with one line to the server and a seat at some tables. The messages are read with as little work as possible,
 * because the reader shares the machine with the server.
 */
export class Person {
  readonly #socket: WebSocket;
  readonly #players = new Map<string, Player>();
  readonly #tally: PlayerTally;
  #wire: Socket | undefined;
  #gathering = false;

  constructor(url: string, cookie: string, tally: PlayerTally) {
    this.#tally = tally;
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.#socket.on("upgrade", ({ socket }) => {
      this.#wire = socket;
    });
    this.#socket.on("message", (data: Buffer) => this.#hear(data.toString("latin1")));
  }

  async connected(): Promise<void> {
    await new Promise((resolve, reject) => {
      this.#socket.once("open", resolve);
      this.#socket.once("error", reject);
    });
  }

  /**
   * Plays at these tables, one after another. `ready` is called whenever the player could move and waits to be told to.
   */
  play(tables: readonly string[], ready: (player: Player) => void): void {
    const [table, ...later] = tables;
    if (table === undefined) throw new Error("all games are over: more tables must be prepared");
    const ended = (): void => {
      this.#players.delete(table);
      this.#send(JSON.stringify({ type: "unwatch", table }));
      this.play(later, ready);
    };
    this.#players.set(table, new Player(table, this.#tally, { ready, ended, send: (text) => this.#send(text) }));
    this.#send(JSON.stringify({ type: "watch", table, from: 0 }));
  }

  /** What is sent in one moment goes out together, as it does from the server. */
  #send(text: string): void {
    if (!this.#gathering) {
      this.#gathering = true;
      this.#wire?.cork();
      setImmediate(() => {
        this.#gathering = false;
        this.#wire?.uncork();
      });
    }
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    this.#tally.bytes += text.length;
    for (const head of HEADS) {
      if (!text.startsWith(head)) continue;
      this.#players.get(text.slice(head.length, head.length + ID_LETTERS))?.hear(text);
      return;
    }
    if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"error"')) this.#tally.errors++;
  }
}

/** What a player has somebody do. */
interface PlayerCalls {
  readonly ready: (player: Player) => void;
  readonly ended: () => void;
  readonly send: (text: string) => void;
}

/** One seat at one table: keeps the newest list of legal moves and, when it must decide, sends one of them. */
export class Player {
  readonly #table: string;
  readonly #tally: PlayerTally;
  readonly #calls: PlayerCalls;
  #seat = "";
  #number = 0;
  #legal: readonly string[] = [];
  #mustDecide = false;
  #sentAt = 0;
  #sent = 0;

  constructor(table: string, tally: PlayerTally, calls: PlayerCalls) {
    this.#table = table;
    this.#tally = tally;
    this.#calls = calls;
  }

  get canMove(): boolean {
    return this.#mustDecide && this.#sentAt === 0 && this.#legal.length > 0;
  }

  move(): void {
    const move = this.#legal[Math.floor(Math.random() * this.#legal.length)] ?? "";
    this.#sentAt = performance.now();
    this.#mustDecide = false;
    const id = `${this.#seat}-${this.#sent++}`;
    this.#calls.send(
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
    if (this.canMove) this.#calls.ready(this);
  }

  /** Takes from `now` what is needed to move. */
  #learn(text: string): void {
    const now = text.indexOf('"now":{"watcher":') + '"now":{"watcher":'.length;
    const deciders = text.indexOf('"deciders":[', now) + '"deciders":['.length;
    const turn = text.slice(deciders, text.indexOf("]", deciders));
    this.#seat = text.charAt(now);
    this.#number = Number.parseInt(text.slice(now + '0,"number":'.length, now + 24), 10);
    this.#mustDecide = turn.includes(this.#seat);
    if (turn === "") this.#calls.ended();
    if (!this.#mustDecide) return;
    const legal = deciders + turn.length + '],"legal":'.length;
    this.#legal = JSON.parse(text.slice(legal, text.indexOf("]", legal) + 1)) as string[];
  }
}
