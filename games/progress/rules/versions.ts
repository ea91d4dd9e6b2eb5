/**
 * The versions of the rules and of what is in the box. Games of every one of them are still played as they were begun.
 *
 * 1: ten idle rounds end an age alone too (PR-35); the first printing of the deck.
 * 2: only among several; the second printing (docs/progress-balance.md); ranks of their own for four Ages (PR-92).
 */
export const VERSION = 2;
export const OLDEST_VERSION = 1;
