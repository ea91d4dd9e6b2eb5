import type { Answer, Entered, News } from "./orders.ts";

/**
 * Answers on their way between threads: the long texts that go out to people as they are stand in a list of their own, the
 * rest is one text. That copies several times faster than the objects would, and every move comes this way.
 */
export interface Packed {
  readonly head: string;
  readonly texts: readonly string[];
}

export function pack(answers: readonly Answer[]): Packed {
  const texts: string[] = [];
  const light = answers.map(({ ask, answer }) => {
    if (answer.kind !== "entered") return { ask, answer };
    const news = answer.news.map(({ watcher, told, events, now }) => {
      texts.push(events, now);
      return { watcher, told };
    });
    return { ask, answer: { ...answer, news } };
  });
  return { head: JSON.stringify(light), texts };
}

export function unpack({ head, texts }: Packed): Answer[] {
  let next = 0;
  const text = (): string => texts[next++] ?? "";
  return (JSON.parse(head) as Answer[]).map(({ ask, answer }) => {
    if (answer.kind !== "entered") return { ask, answer };
    const news = answer.news.map(({ watcher, told }): News => ({ watcher, told, events: text(), now: text() }));
    return { ask, answer: { ...answer, news } satisfies Entered };
  });
}
