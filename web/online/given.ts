import type { FromTable } from "@clade/kernel";
import { api, isProblem } from "./api.ts";

/** What a view has in place of a deck or an island that somebody brought to the table. */
interface Name {
  readonly given: string;
}

/**
 * Puts large things of a table back into the views that only name them. They are asked for once; what comes meanwhile waits, so that
 * everything is heard in its order.
 */
export class GivenThings {
  readonly #things = new Map<string, unknown>();
  readonly #ask: (table: string) => Promise<{ readonly [name: string]: unknown } | undefined>;
  #before: Promise<void> | undefined;

  constructor(ask = askServer) {
    this.#ask = ask;
  }

  /** Hands the message on when it is whole: at once, if nothing is missing and nothing waits. */
  hand(message: FromTable, on: (whole: FromTable) => void): void {
    if (this.#before === undefined && this.#missing(message) === undefined) {
      on(this.#whole(message));
      return;
    }
    const before = this.#handAfter(this.#before, message, on).finally(() => {
      if (this.#before === before) this.#before = undefined;
    });
    this.#before = before;
  }

  async #handAfter(
    before: Promise<void> | undefined,
    message: FromTable,
    on: (whole: FromTable) => void,
  ): Promise<void> {
    await before;
    await this.#fetch(message);
    // A board cannot be shown without them: the next news are another chance.
    if (this.#missing(message) === undefined) on(this.#whole(message));
  }

  async #fetch(message: FromTable): Promise<void> {
    if (this.#missing(message) === undefined || message.table === undefined) return;
    const found = await this.#ask(message.table);
    for (const [name, thing] of Object.entries(found ?? {})) this.#things.set(name, thing);
  }

  #missing(message: FromTable): string | undefined {
    return namesIn(message).find(([, name]) => !this.#things.has(name))?.[1];
  }

  #whole(message: FromTable): FromTable {
    if (message.type !== "news" && message.type !== "stale") return message;
    const names = namesIn(message);
    if (names.length === 0) return message;
    const things = Object.fromEntries(names.map(([key, name]) => [key, this.#things.get(name)]));
    return { ...message, now: { ...message.now, view: { ...(message.now.view as object), ...things } } };
  }
}

/** The fields of a message's view that only name something. */
function namesIn(message: FromTable): (readonly [key: string, name: string])[] {
  if (message.type !== "news" && message.type !== "stale") return [];
  const { view } = message.now;
  if (typeof view !== "object" || view === null) return [];
  return Object.entries(view).flatMap(([key, value]) => (isName(value) ? [[key, value.given] as const] : []));
}

function isName(value: unknown): value is Name {
  return typeof value === "object" && value !== null && "given" in value && typeof value.given === "string";
}

async function askServer(table: string): Promise<{ readonly [name: string]: unknown } | undefined> {
  const answer = await api.given(table);
  return answer === undefined || isProblem(answer) ? undefined : answer.given;
}
