import { at, seats } from "@clade/kernel";
import { lessonPicker } from "@clade/ui/model";
import { isDiscovery } from "../rules/cards.ts";
import { AGE_OF_COLOURS } from "../rules/data.ts";
import { effectiveAge } from "../rules/order.ts";
import type { View } from "../rules/state.ts";
import { outlook, shortfall } from "./outlook.ts";

/** When each lesson of the tutorial fits, in their order. */
export const lessonFor = lessonPicker<View>({
  about: () => true,
  trick: inTrick,
  blind: ({ edition, watcher, players }) =>
    edition === "v1" && watcher !== "spectator" && at(players, watcher).hand.blind,
  ages: (view) =>
    inTrick(view) && seats(view.players.length).some((seat) => effectiveAge(view, seat) >= AGE_OF_COLOURS),
  discoveries: ({ watcher, players }) =>
    watcher !== "spectator" && (at(players, watcher).hand.cards ?? []).some(isDiscovery),
  needs: (view) => !inTrick(view) && view.phase !== "trump",
  without: (view) => !inTrick(view) && view.watcher !== "spectator" && shortfall(outlook(view, view.watcher)) > 0,
  workers: (view) => view.edition === "2.0" && manages(view),
  "workers-v1": (view) => view.edition === "v1" && manages(view),
});

function manages({ phase, active, watcher }: View): boolean {
  return phase === "manage" && active === watcher;
}

function inTrick({ phase }: View): boolean {
  return phase === "play" || phase === "take";
}
