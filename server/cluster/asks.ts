import type { Ask } from "./messages.ts";

/** No answer comes any more after so long: the server was lost, or the way to it. */
const PATIENCE_MS = 4000;

/** Questions to other servers that wait for their answers. */
export class Asks {
  readonly #send: (to: string, id: number, ask: Ask, body: string) => boolean;
  readonly #waiting = new Map<number, { readonly to: string; readonly resolve: (answer: unknown) => void }>();
  #last = 0;

  constructor(send: (to: string, id: number, ask: Ask, body: string) => boolean) {
    this.#send = send;
  }

  /** Null if the other is not who can answer it, undefined if no answer came. */
  ask(to: string, ask: Ask, body: string): Promise<unknown> {
    return new Promise((resolve) => {
      const id = ++this.#last;
      const late = setTimeout(() => this.answered(id, undefined), PATIENCE_MS);
      this.#waiting.set(id, {
        to,
        resolve(answer) {
          clearTimeout(late);
          resolve(answer);
        },
      });
      if (!this.#send(to, id, ask, body)) this.answered(id, null);
    });
  }

  answered(id: number, answer: unknown): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(answer);
  }

  /** No answers will come from these. */
  failAll(from: (server: string) => boolean): void {
    for (const [id, { to }] of this.#waiting) if (from(to)) this.answered(id, undefined);
  }
}
