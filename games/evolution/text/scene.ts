import { at } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { StoreStep, View } from "../rules/state.ts";

/** What sentences need to know of a view, the same for every language. */

/** The question about Fat Tissue that waits for an answer (EV-45). */
export function storeQuestion({ pending }: View): StoreStep | undefined {
  const step = pending.at(-1);
  return step?.step === "store" ? step : undefined;
}

/** Whether the watcher has laid a food card and holds another to exchange it for (EV-15). */
export function mayExchange(view: View): boolean {
  if (view.phase !== "food" || view.watcher === "spectator") return false;
  const { foodCard, hand } = at(view.players, view.watcher);
  return foodCard.laid && hand.count > 0;
}

/** Whether a hungry species must be fed: nobody may pass then (EV-41). */
export function mustFeed(legal: readonly Move[]): boolean {
  return legal.every(({ type }) => type !== "pass");
}
