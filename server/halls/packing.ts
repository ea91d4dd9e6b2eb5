import type { JsonBytes } from "../bytes/json-bytes.ts";
import type { Answer, AnswerOf, OrderName, Place } from "./orders.ts";

/**
 * Answers on their way between threads. What goes out to people stands as bytes in one block, which changes hands without
 * being copied; the rest is one short text. Every move comes this way.
 */
export interface Packed {
  readonly head: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Packs answers whose messages were written to `written`, which is then empty again. */
export function pack(answers: readonly Answer<Place>[], written: JsonBytes): Packed {
  const bytes = written.slice();
  written.clear();
  return { head: JSON.stringify(answers), bytes };
}

export function unpack({ head, bytes }: Packed): Answer[] {
  const at = ([from, to]: Place): Uint8Array => bytes.subarray(from, to);
  return (JSON.parse(head) as Answer<Place>[]).map(({ ask, answer }) => ({ ask, answer: unfold(answer, at) }));
}

function unfold(answer: AnswerOf<OrderName, Place>, at: (place: Place) => Uint8Array): AnswerOf<OrderName> {
  switch (answer.kind) {
    case "played":
      return { ...answer, news: answer.news.map(({ watcher, body }) => ({ watcher, body: at(body) })) };
    case "looked":
      return { ...answer, news: at(answer.news) };
    case "stale":
      return { ...answer, missed: at(answer.missed) };
    default:
      return answer;
  }
}
