import { at, only, type Seat, seeded, seats } from "@clade/kernel";
import { imagine } from "./imagine.ts";
import { isBound } from "./phases/feeding.ts";
import type { StoreStep, View } from "./state.ts";

/** What a view says of who is asked, and what: for texts and boards. */

/** The question about Fat Tissue that waits for an answer (EV-45). */
export function storeQuestion({ pending }: View): StoreStep | undefined {
  const step = pending.length === 0 ? undefined : at(pending, pending.length - 1);
  return step?.step === "store" ? step : undefined;
}

/** The seats that must decide now. */
export function asked(view: View): readonly Seat[] {
  const question = storeQuestion(view);
  if (question !== undefined) return only(question.seat);
  const all = seats(view.players.length);
  switch (view.phase) {
    case "food":
      return all.filter((seat) => {
        const { foodCard, hand } = at(view.players, seat);
        return !foodCard.laid && hand.count > 0;
      });
    case "cards":
      return view.fast ? all.filter((seat) => !at(view.players, seat).done) : only(view.active);
    case "leaves":
    case "feeding":
      return only(view.active);
    case "deal":
    case "over":
      return [];
  }
}

/** Whether the watcher has laid a food card and holds another to exchange it for (EV-15). */
export function mayExchange(view: View): boolean {
  if (view.phase !== "food" || view.watcher === "spectator") return false;
  const { foodCard, hand } = at(view.players, view.watcher);
  return foodCard.laid && hand.count > 0;
}

/** Whether the active player must feed a hungry species (EV-41). All that decides it lies open, so any guess will do. */
export function mustFeed(view: View): boolean {
  if (view.phase !== "feeding" || view.fed) return false;
  const state = imagine(view, seeded("any"));
  return isBound(state, at(state.players, view.active));
}
