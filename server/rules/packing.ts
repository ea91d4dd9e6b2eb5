import type { JsonBytes } from "@clade/kernel";
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
  const unfold = (news: News): News => {
    const { watcher, told, body } = news;
    return body instanceof Uint8Array ? news : { watcher, told, body: bytes.subarray(body[0], body[1]) };
  };
  return (JSON.parse(head) as Answer[]).map(({ ask, answer }): Answer => {
    if (answer.kind === "entered") return { ask, answer: { ...answer, news: answer.news.map(unfold) } };
    if (answer.kind === "looked") return { ask, answer: { ...answer, news: unfold(answer.news) } };
    if (answer.kind === "stale") return { ask, answer: { ...answer, missed: unfold(answer.missed) } };
    return { ask, answer };
  });
}
