import { at, seats } from "@clade/kernel";
import { isDiscovery } from "../rules/cards.ts";
import { effectiveAge } from "../rules/order.ts";
import { AGE_OF_COLOURS } from "../rules/data.ts";
import type { View } from "../rules/state.ts";
import { outlook, shortfall } from "./outlook.ts";

/** The lessons of the tutorial, by what they are about, in their order. */
const LESSONS = ["about", "trick", "ages", "discoveries", "needs", "without", "workers"] as const;
type Topic = (typeof LESSONS)[number];

/** Which lesson fits now, of those not yet read: each is given when its subject comes up. */
export function lessonFor(view: View, read: readonly number[]): number | undefined {
  const index = LESSONS.findIndex((topic, lesson) => !read.includes(lesson) && isUp(topic, view));
  return index < 0 ? undefined : index;
}

function isUp(topic: Topic, view: View): boolean {
  const tricks = view.phase === "play" || view.phase === "take";
  switch (topic) {
    case "about":
      return true;
    case "trick":
      return tricks;
    case "ages":
      return tricks && seats(view.players.length).some((seat) => effectiveAge(view, seat) >= AGE_OF_COLOURS);
    case "discoveries":
      return view.watcher !== "spectator" && (at(view.players, view.watcher).hand.cards ?? []).some(isDiscovery);
    case "needs":
      return !tricks && view.phase !== "trump";
    case "without":
      return !tricks && view.watcher !== "spectator" && shortfall(outlook(view, view.watcher)) > 0;
    case "workers":
      return view.phase === "manage" && view.active === view.watcher;
  }
}
