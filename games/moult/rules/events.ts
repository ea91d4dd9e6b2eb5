import { events, open, own, type Seat } from "@clade/kernel";
import type { Card, Shell } from "./state.ts";

export type Event =
  | { readonly type: "tide"; readonly tide: number; readonly shells: readonly Shell[] }
  | { readonly type: "laid"; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: "turned";
      readonly seat: Seat;
      readonly card: Card;
      readonly shell: Shell;
      readonly moves: boolean;
    };

export const eventSight = events<Event>()(
  {
    tide: { tide: open(), shells: open<readonly Shell[]>() },
    laid: { seat: open<Seat>(), card: own<Card>() }, // MO-3
    turned: { seat: open<Seat>(), card: open(), shell: open(), moves: open<boolean>() },
  },
  { showing: ["tide", "turned"] },
);
export type SeenEvent = Exclude<ReturnType<typeof eventSight.see>, undefined>;
