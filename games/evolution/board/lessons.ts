import { traitOf } from "../rules/cards.ts";
import type { View } from "../rules/state.ts";

/** The lessons of the tutorial, by what they are about, in their order. */
const LESSONS = ["about", "round", "food", "cards", "feeding", "carnivores", "defence", "end"] as const;
type Topic = (typeof LESSONS)[number];

/** Which lesson fits now, of those not yet read: each is given when its subject comes up. */
export function lessonFor(view: View, read: readonly number[]): number | undefined {
  const index = LESSONS.findIndex((topic, lesson) => !read.includes(lesson) && isUp(topic, view));
  return index < 0 ? undefined : index;
}

function isUp(topic: Topic, view: View): boolean {
  const carnivores = view.players.some(({ species }) =>
    species.some(({ traits }) => traits.some((card) => traitOf(card) === "carnivore")),
  );
  switch (topic) {
    case "about":
    case "round":
      return true;
    case "food":
      return view.phase === "food";
    case "cards":
      return view.phase === "cards";
    case "feeding":
      return view.phase === "feeding";
    case "carnivores":
      return carnivores;
    case "defence":
      return carnivores && view.phase === "cards";
    case "end":
      return view.lastRound !== null;
  }
}
