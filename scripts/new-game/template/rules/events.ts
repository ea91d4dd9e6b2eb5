import { events, hand, open, type Seat } from "@clade/kernel";
import type { Card } from "./state.ts";

/** What happens in a game. */
export type Event =
  | { readonly type: "dealt"; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: "laid"; readonly seat: Seat; readonly card: Card; readonly scores: boolean };

/** Who hears what of it; events that show somebody something hidden are marked, for they end undo. */
export const eventSight = events<Event>()(
  {
    dealt: { seat: open<Seat>(), cards: hand<Card>() },
    laid: { seat: open<Seat>(), card: open(), scores: open<boolean>() },
  },
  { showing: ["dealt"] },
);
export type SeenEvent = Exclude<ReturnType<typeof eventSight.see>, undefined>;
