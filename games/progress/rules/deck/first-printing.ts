import type { Deck, Personality, Technology } from "./deck.ts";
import { STANDARD } from "./standard.ts";

/** Technologies that have been changed since, as they were. Nothing here is ever changed. */
const TECHNOLOGIES: readonly Technology[] = [];

/** Personalities that have been changed since, as they were. */
const PERSONALITIES: readonly Personality[] = [];

/** The deck as it was printed first: games of version 1 are played with it. */
export const FIRST_PRINTING: Deck = {
  ...STANDARD,
  technologies: STANDARD.technologies.map((card) => TECHNOLOGIES.find(({ id }) => id === card.id) ?? card),
  personalities: STANDARD.personalities.map((card) => PERSONALITIES.find(({ id }) => id === card.id) ?? card),
};
