import { at } from "@clade/kernel";
import { bookOf } from "../rules/book.ts";
import { lastAge } from "../rules/phases/ages.ts";
import type { View } from "../rules/state.ts";

/** The lessons of the tutorial, by what they are about, in their order. */
const LESSONS = ["about", "two-lives", "discover", "research", "draw", "ages", "power", "end"] as const;
type Topic = (typeof LESSONS)[number];

/** Which lesson fits now, of those not yet read: each is given when its subject comes up. */
export function lessonFor(view: View, read: readonly number[]): number | undefined {
  const index = LESSONS.findIndex((topic, lesson) => !read.includes(lesson) && isUp(topic, view));
  return index < 0 ? undefined : index;
}

function isUp(topic: Topic, view: View): boolean {
  const own = view.watcher === "spectator" ? undefined : at(view.players, view.watcher);
  const acts = view.stage === "action" && view.active === view.watcher;
  const { faces } = bookOf(view.deck);
  switch (topic) {
    case "about":
    case "two-lives":
      return true;
    case "discover":
    case "research":
    case "draw":
      return acts;
    case "ages":
      return view.age > 1 || (own?.hand.cards ?? []).some((card) => at(faces, card).symbol > 0);
    case "power":
      return view.players.some(({ power }) => power.some((steps) => steps > 0));
    case "end":
      return view.age === lastAge(view);
  }
}
