/**
 * Questions to somebody who answers later and in any order: a thread, a page's worker. Each has a number, under which its
 * answer comes back. None waits for ever: whoever sees that nobody answers any more says so.
 */
export class Calls<Answer, About = undefined> {
  readonly #waiting = new Map<number, Waiting<Answer, About>>();
  #next = 0;

  /** How many wait for an answer. */
  get size(): number {
    return this.#waiting.size;
  }

  /** A number for a question that is about to be put, and its answer to come. */
  wait(about: About): { readonly call: number; readonly answer: Promise<Answer> } {
    const call = this.#next;
    this.#next = (this.#next + 1) | 0;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(call, { about, resolve, reject });
    });
    return { call, answer };
  }

  /** What the question of this number was about, if it still waits. */
  about(call: number): About | undefined {
    return this.#waiting.get(call)?.about;
  }

  answer(call: number, answer: Answer): void {
    this.#take(call)?.resolve(answer);
  }

  fail(call: number, why: Error): void {
    this.#take(call)?.reject(why);
  }

  /** Nobody answers any more. */
  failAll(why: (call: number) => Error): void {
    for (const call of this.#waiting.keys()) this.fail(call, why(call));
  }

  #take(call: number): Waiting<Answer, About> | undefined {
    const waiting = this.#waiting.get(call);
    this.#waiting.delete(call);
    return waiting;
  }
}

interface Waiting<Answer, About> {
  readonly about: About;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Error) => void;
}
