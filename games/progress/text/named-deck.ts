import type { Deck } from "../rules/deck/deck.ts";
import { STANDARD } from "../rules/deck/standard.ts";
import { nameIn } from "./scene.ts";

/** The deck that comes with the game, with the names of its cards written in: what one's own deck begins from. */
export const NAMED_DECK = {
  ...STANDARD,
  technologies: STANDARD.technologies.map(named),
  personalities: STANDARD.personalities.map(named),
  milestones: STANDARD.milestones.map(named),
} satisfies Deck;

function named<T extends { readonly id: string }>({ id, ...rest }: T) {
  const names = { en: nameIn("en", { id }), fr: nameIn("fr", { id }), ko: nameIn("ko", { id }) };
  return { id, names, ...rest };
}
