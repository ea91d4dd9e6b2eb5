/**
 * The versions of the rules and of what is in the box. Games of every one of them are still played as they were begun.
 *
 * 1: whoever holds a card is asked wherever a card could be played (EO-47); the first printing of the half boards.
 * 2: only where a card could do something; the second printing (docs/evo-balance.md).
 */
export const VERSION = 2;
export const OLDEST_VERSION = 1;
