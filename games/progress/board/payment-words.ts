import type { Card } from "../rules/book.ts";
import { KNOWLEDGE } from "../rules/deck/deck.ts";
import type { BoardWords, Names } from "../text/vocabulary.ts";
import type { Part } from "./affording.ts";

/** A payment in words: tokens, what is left over, and the cards. */
export function paymentWords(
  parts: readonly Part[],
  screen: BoardWords,
  names: Names,
  nameOf: (card: Card) => string,
): string {
  const surplus = parts.filter(({ move }) => move.type === "surplus").length;
  return [
    ...KNOWLEDGE.flatMap((kind) => {
      const count = parts.filter(({ move }) => move.type === "turn" && move.token === kind).length;
      return count === 0 ? [] : [screen.token(names.knowledge[kind], count)];
    }),
    ...(surplus > 0 ? [screen.leftOver(surplus)] : []),
    ...parts.flatMap(({ card, worth }) => (card === undefined ? [] : [`${nameOf(card)} (${worth})`])),
  ].join(", ");
}
