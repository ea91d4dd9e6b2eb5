import { at, type Seat } from "@clade/kernel";
import { POWERS } from "../rules/deck/deck.ts";
import { pointsSoFar } from "../rules/score.ts";
import type { State } from "../rules/state.ts";

/** What players of Progress count. */
export function holdings(state: State, seat: Seat): Record<string, number> {
  const { active, tokens, power, hand } = at(state.players, seat);
  return {
    points: pointsSoFar(state, seat),
    technologies: active.length,
    knowledge: tokens.reduce((sum, held) => sum + held, 0),
    ...Object.fromEntries(POWERS.map((name, track) => [name, at(power, track)])),
    cards: hand.length,
  };
}
