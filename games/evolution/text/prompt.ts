import { type Asked, at, type Naming, type Seat } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { mayExchange, mustFeed, storeQuestion } from "./scene.ts";

/** What is asked, in the words of a language: of the watcher, or of others who are waited for. */
export interface PromptTexts {
  readonly over: string;
  readonly dealt: string;
  readonly food: string;
  readonly cards: string;
  readonly leaves: string;
  /** EV-45: how much goes onto the Fat Tissue of the species at this place. */
  readonly store: (place: number, least: number, most: number) => string;
  /** EV-59: an attack is announced. */
  readonly outwitting: string;
  readonly fed: string;
  readonly mustFeed: string;
  readonly mayFeed: string;
  readonly waiting: {
    readonly [P in "food" | "cards" | "leaves" | "feeding"]: (who: string, count: number) => string;
  };
  /** EV-15: added while others choose. */
  readonly mayExchange: string;
  /** Several names. */
  readonly listed: (naming: Naming, seats: readonly Seat[]) => string;
}

/** Which of these sentences fits the moment. */
export function promptOf(texts: PromptTexts): (view: View, asked: Asked<Move>, naming: Naming) => string {
  return (view, { deciders, legal }, naming) => {
    const { phase, watcher } = view;
    if (phase === "over") return texts.over;
    if (phase === "deal") return texts.dealt;
    if (watcher === "spectator" || !deciders.includes(watcher)) {
      const waits = texts.waiting[phase](texts.listed(naming, deciders), deciders.length);
      return mayExchange(view) ? `${waits} ${texts.mayExchange}` : waits;
    }
    const question = storeQuestion(view);
    if (question !== undefined) {
      const row = at(view.players, question.seat).species;
      const place = row.findIndex(({ id }) => id === question.id) + 1;
      return texts.store(place, question.least, question.most);
    }
    if (phase !== "feeding") return texts[phase];
    if (view.ruse !== null) return texts.outwitting;
    if (view.fed) return texts.fed;
    return mustFeed(legal) ? texts.mustFeed : texts.mayFeed;
  };
}
