import { at } from "@clade/kernel";
import { bookOf } from "../rules/book.ts";
import { lastAge, symbolsNeeded } from "../rules/phases/ages.ts";
import { isSolo } from "../rules/phases/solo.ts";
import type { State } from "../rules/state.ts";

/** Among others the end is waited for only if it comes in this round: until a later one much may happen. */
const MARKERS = 1;
const MARKERS_ALONE = 3;

/** Whether a technology is in development that will end the game soon: what counts then is what is there, not what was planned. */
export function isEnding(state: State): boolean {
  const end = state.age + 1;
  if (end <= lastAge(state) || symbolsNeeded(state, end) - at(state.symbols, end) > 1) return false;
  const soon = isSolo(state) ? MARKERS_ALONE : MARKERS;
  const { faces } = bookOf(state.deck);
  for (const { developing } of state.players) {
    for (const { card, markers } of developing) if (markers <= soon && faces[card]?.symbol === end) return true;
  }
  return false;
}
