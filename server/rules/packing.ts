import type { JsonBytes } from "../bytes/json-bytes.ts";
import type { Answer, News } from "./orders.ts";

/**
 * Answers on their way between threads. What goes out to people stands as bytes in one block, which changes hands without
 * being copied; the rest is one short text. Every move comes this way.
 */
export interface Packed {
  readonly head: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Packs answers whose news were written to `written`, which is then empty again. */
export function pack(answers: readonly Answer[], written: JsonBytes): Packed {
  const bytes = written.slice();
  written.clear();
  return { head: JSON.stringify(answers), bytes };
}

export function unpack({ head, bytes }: Packed): Answer[] {
  const answers = JSON.parse(head) as Answer[];
  const unfold = (news: News): void => {
    if (!(news.body instanceof Uint8Array)) news.body = bytes.subarray(news.body[0], news.body[1]);
  };
  for (const { answer } of answers) {
    if (answer.kind === "entered") for (const news of answer.news) unfold(news);
    else if (answer.kind === "looked") unfold(answer.news);
    else if (answer.kind === "stale") unfold(answer.missed);
  }
  return answers;
}
