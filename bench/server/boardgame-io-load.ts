import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Load, measure, newTally, type PlayerTally } from "./measure.ts";
import { Wire } from "./wire.ts";

const PEERS = fileURLToPath(new URL("../../peers/", import.meta.url));

/** boardgame.io's own server under the same load: the same number of tables, two players each, as fast as it goes. */
export async function loadBoardgameIo(tables: number, warmMs: number, ms: number): Promise<Load> {
  if (!existsSync(`${PEERS}node_modules/boardgame.io`)) install();
  const server = spawn(process.execPath, ["boardgame-io-server.mjs"], {
    cwd: PEERS,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = "";
      server.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        const address = /ready (http:\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
      server.once("exit", (code) => reject(new Error(`boardgame.io's server ended with ${code}: ${output}`)));
    });
    const tally = newTally();
    const players: PeerPlayer[] = [];
    for (let table = 0; table < tables; table++) {
      for (const seat of ["0", "1"]) {
        const player = new PeerPlayer(`match${table}`, seat, tally);
        players.push(player);
        await player.connect(url);
      }
    }
    for (const player of players) player.begin();
    const load = await measure(tally, warmMs, ms);
    for (const player of players) player.close();
    return load;
  } finally {
    server.kill("SIGKILL");
  }
}

function install(): void {
  process.stderr.write("installing boardgame.io for the comparison …\n");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: PEERS,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("boardgame.io cannot be installed");
}

/**
 * One seat, speaking the protocol of boardgame.io's client (Socket.IO over WebSocket) by hand: it costs less than that client
 * would, which is to the peer's advantage.
 */
class PeerPlayer {
  readonly #match: string;
  readonly #seat: string;
  readonly #tally: PlayerTally;
  #sentAt = 0;
  #known = "";
  #begun = false;
  #wire: Wire | undefined;

  constructor(match: string, seat: string, tally: PlayerTally) {
    this.#match = match;
    this.#seat = seat;
    this.#tally = tally;
  }

  /** Answers when the player knows the match. */
  async connect(url: string): Promise<void> {
    let knows: () => void = () => {};
    const known = new Promise<void>((resolve) => {
      knows = resolve;
    });
    this.#wire = await Wire.open(`${url}/socket.io/?EIO=4&transport=websocket`, {}, (data, from, to) => {
      if (this.#hear(data.toString("latin1", from, to))) knows();
    });
    await known;
  }

  /** Nobody moves before all are there. */
  begin(): void {
    this.#begun = true;
    this.#moveIfMine(this.#known);
  }

  close(): void {
    this.#wire?.close();
  }

  /** Answers whether the player now knows the match. */
  #hear(text: string): boolean {
    this.#tally.bytes += text.length;
    if (text.startsWith("0{")) this.#wire?.send("40/rows,");
    else if (text === "2") this.#wire?.send("3");
    else if (text.startsWith("40/rows,")) {
      this.#wire?.send(`42/rows,["sync","${this.#match}","${this.#seat}",null,2]`);
    } else if (text.startsWith('42/rows,["sync"') || text.startsWith('42/rows,["update"')) {
      if (this.#sentAt !== 0) {
        this.#tally.moves++;
        this.#tally.latencies.push(performance.now() - this.#sentAt);
        this.#sentAt = 0;
      }
      if (this.#begun) this.#moveIfMine(text);
      else this.#known = text;
      return true;
    } else if (text.startsWith('42/rows,["patch"')) {
      throw new Error("patches were not asked for");
    }
    return false;
  }

  #moveIfMine(text: string): void {
    const current = /"currentPlayer":"(\d)"/.exec(text)?.[1];
    if (current !== this.#seat) return;
    const state = /"_stateID":(\d+)/.exec(text)?.[1] ?? "0";
    const payload = `{"type":"play","args":[${Math.floor(Math.random() * 8)}],"playerID":"${this.#seat}","credentials":null}`;
    this.#sentAt = performance.now();
    this.#wire?.send(
      `42/rows,["update",{"type":"MAKE_MOVE","payload":${payload}},${state},"${this.#match}","${this.#seat}"]`,
    );
  }
}
