import { faultOf } from "../fault.ts";
import type { Lobby } from "./lobby.ts";

const EVERY_MS = 1000;

/** Looks every second who fits whom, at the one server that does so. */
export class Rounds {
  readonly #lobby: Lobby;
  readonly #isDue: () => boolean;
  readonly #trouble: (what: string, about: Readonly<Record<string, unknown>>) => void;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #stopping = false;

  constructor(
    lobby: Lobby,
    isDue: () => boolean,
    trouble: (what: string, about: Readonly<Record<string, unknown>>) => void,
  ) {
    this.#lobby = lobby;
    this.#isDue = isDue;
    this.#trouble = trouble;
    this.#next();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #next(): void {
    if (this.#stopping) return;
    this.#timer = setTimeout(() => {
      this.#working = (this.#isDue() ? this.#lobby.round() : Promise.resolve())
        .catch((error: unknown) => {
          if (!this.#stopping) this.#trouble("lobby failed", { why: faultOf(error) });
        })
        .finally(() => this.#next());
    }, EVERY_MS);
    this.#timer.unref();
  }
}
