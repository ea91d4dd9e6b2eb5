import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to a port of this machine that can be cut, or held so that nothing comes through, and healed. */
export class Cable {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #state: "open" | "cut" | "held" = "open";

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  static async to(target: number): Promise<Cable> {
    const server = createServer({ allowHalfOpen: false });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    const cable = new Cable(server, port);
    server.on("connection", (near) => cable.#join(near, target));
    return cable;
  }

  cut(): void {
    this.#state = "cut";
    for (const socket of this.#sockets) socket.destroy();
  }
  hold(): void {
    this.#state = "held";
    for (const socket of this.#sockets) socket.pause();
  }
  heal(): void {
    // What was held for so long is of no use: both sides make a new way.
    if (this.#state === "held") for (const socket of this.#sockets) socket.destroy();
    this.#state = "open";
  }

  end(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, target: number): void {
    near.on("error", () => {});
    if (this.#state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(target, "127.0.0.1");
    far.on("error", () => near.destroy());
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("data", (data) => other.write(data));
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      if (this.#state === "held") socket.pause();
    }
  }
}
