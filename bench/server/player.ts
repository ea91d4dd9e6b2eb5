import { WebSocket } from "ws";

/** A person at the server, for tests under load: makes and joins tables, and plays whatever is legal. */
export async function visit(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/me`);
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  return cookie;
}

export async function post(url: string, cookie: string, path: string, body?: unknown): Promise<{ id: string }> {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as { id: string };
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json)}`);
  return json;
}

/** A running game between two people, each with a line of their own. */
export async function startTable(url: string, game: string, cookies: readonly [string, string]): Promise<string> {
  const { id } = await post(url, cookies[0], "/api/tables", { game, seats: ["me", "free"] });
  await post(url, cookies[1], `/api/tables/${id}/join`, {});
  await post(url, cookies[0], `/api/tables/${id}/start`);
  return id;
}

export interface PlayerTally {
  moves: number;
  errors: number;
  latencies: number[];
}

/**
 * One seat on its own WebSocket. It keeps the newest list of legal moves and, when it must decide, sends one of them. The
 * messages are read with as little work as possible, because the reader shares the machine with the server.
 */
export class Player {
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #tally: PlayerTally;
  readonly #ready: () => void;
  #seat = -1;
  #number = 0;
  #legal: readonly string[] = [];
  #mustDecide = false;
  #sentAt = 0;
  #sent = 0;
  over = false;

  /** `ready` is called whenever the player could move and waits to be told to. */
  constructor(url: string, cookie: string, table: string, tally: PlayerTally, ready: () => void) {
    this.#table = table;
    this.#tally = tally;
    this.#ready = ready;
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#socket.on("message", (data: Buffer) => this.#hear(data.toString("latin1")));
  }

  async watch(): Promise<void> {
    await new Promise((resolve, reject) => {
      this.#socket.once("open", resolve);
      this.#socket.once("error", reject);
    });
    this.#socket.send(JSON.stringify({ type: "watch", table: this.#table, from: 0 }));
  }

  get canMove(): boolean {
    return this.#mustDecide && this.#sentAt === 0 && !this.over && this.#legal.length > 0;
  }

  move(): void {
    const move = this.#legal[Math.floor(Math.random() * this.#legal.length)] ?? "";
    this.#sentAt = performance.now();
    this.#mustDecide = false;
    const id = `${this.#seat}-${this.#sent++}`;
    this.#socket.send(
      `{"type":"act","table":"${this.#table}","id":"${id}","on":${this.#number},"move":${JSON.stringify(move)}}`,
    );
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"done"')) {
      this.#tally.moves++;
      this.#tally.latencies.push(performance.now() - this.#sentAt);
      this.#sentAt = 0;
      if (this.canMove) this.#ready();
    } else if (text.startsWith('{"type":"news"')) {
      this.#learn(text);
      if (this.canMove) this.#ready();
    } else if (text.startsWith('{"type":"stale"')) {
      this.#learn(text);
      this.#sentAt = 0;
      if (this.canMove) this.#ready();
    } else if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"error"')) {
      this.#tally.errors++;
      this.#sentAt = 0;
      if (this.#tally.errors < 5) process.stderr.write(`${text.slice(0, 300)}\n`);
    }
  }

  /** Takes from `now` what is needed to move. */
  #learn(text: string): void {
    const now = text.lastIndexOf('"now":{"watcher":');
    this.#seat = Number(text[now + 17]);
    const deciders = /"deciders":\[([\d,]*)\],"legal":(\[.*?\]),"undo":/.exec(text);
    this.#number = Number.parseInt(text.slice(now + 28), 10);
    this.#mustDecide = (deciders?.[1] ?? "").split(",").includes(String(this.#seat));
    this.#legal = JSON.parse(deciders?.[2] ?? "[]") as string[];
    if (deciders?.[1] === "") this.over = true;
  }
}
