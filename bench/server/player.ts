import type { PlayerTally } from "./measure.ts";
import { Wire } from "./wire.ts";

const ID_LETTERS = 12;
/** Where the first letter of a message's type stands, and the table's id in messages of these types. */
const TYPE_AT = '{"type":"'.length;
const ID_AT = {
  news: '{"type":"news","table":"'.length,
  stale: '{"type":"stale","table":"'.length,
};
const NOW = Buffer.from('"now":{"watcher":');
const DECIDERS = Buffer.from('"deciders":[');
const CLOSE_LIST = "]".charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);

/**
 * A person with one line to the server and a seat at some tables. The messages are read with as little work as possible,
 * because the reader shares the machine with the server.
 */
export class Person {
  readonly #players = new Map<string, Player>();
  readonly #tally: PlayerTally;
  #wire: Wire | undefined;

  constructor(tally: PlayerTally) {
    this.#tally = tally;
  }

  async connect(url: string, cookie: string): Promise<void> {
    this.#wire = await Wire.open(`${url}/api/live`, { cookie }, (data, from, to) => this.#hear(data, from, to));
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

  close(): void {
    this.#wire?.close();
  }

  #send(text: string): void {
    this.#wire?.send(text);
  }

  #hear(data: Buffer, from: number, to: number): void {
    this.#tally.bytes += to - from;
    switch (data.toString("latin1", from + TYPE_AT, from + TYPE_AT + 2)) {
      case "ne":
        this.#playerAt(data, from + ID_AT.news)?.hear(data, from, to);
        return;
      case "st":
        this.#playerAt(data, from + ID_AT.stale)?.missed(data, from, to);
        return;
      case "re":
      case "er":
        this.#tally.errors++;
        return;
    }
  }

  #playerAt(data: Buffer, from: number): Player | undefined {
    return this.#players.get(data.toString("latin1", from, from + ID_LETTERS));
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
  #number = "0";
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

  /** News: they end with the id of the player's own move, if it was that. */
  hear(data: Buffer, from: number, to: number): void {
    if (data[to - 2] === QUOTE) {
      this.#tally.moves++;
      this.#tally.latencies.push(performance.now() - this.#sentAt);
      this.#sentAt = 0;
    }
    this.#learn(data, from, to);
  }

  /** The last move came too late. */
  missed(data: Buffer, from: number, to: number): void {
    this.#sentAt = 0;
    this.#learn(data, from, to);
  }

  /** Takes from `now` what is needed to move. */
  #learn(data: Buffer, from: number, to: number): void {
    const now = data.indexOf(NOW, from) + NOW.length;
    const deciders = data.lastIndexOf(DECIDERS, to) + DECIDERS.length;
    const decidersEnd = data.indexOf(CLOSE_LIST, deciders);
    const turn = data.toString("latin1", deciders, decidersEnd);
    this.#seat = data.toString("latin1", now, now + 1);
    const number = now + '0,"number":'.length;
    this.#number = data.toString("latin1", number, data.indexOf(",", number));
    // Where several may decide, the first one goes ahead: a move that came too late would be counted as no move at all.
    this.#mustDecide = turn.startsWith(this.#seat);
    if (turn === "") this.#calls.ended();
    if (!this.#mustDecide) return;
    const legal = decidersEnd + '],"legal":'.length;
    this.#legal = JSON.parse(data.toString("latin1", legal, data.indexOf(CLOSE_LIST, legal) + 1)) as string[];
    if (this.canMove) this.#calls.ready(this);
  }
}
