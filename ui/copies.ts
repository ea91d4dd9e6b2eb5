import type { Thing } from "./affordance.ts";

/** A card that lies somewhere, with its name as a thing. */
export interface Held<C> {
  readonly card: C;
  readonly thing: Thing;
}

/** Cards that may look alike, each named after which copy of its kind it is. */
export function copies<C>(cards: readonly C[], name: (card: C, copy: number) => Thing): Held<C>[] {
  const seen = new Map<C, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, thing: name(card, copy) };
  });
}
