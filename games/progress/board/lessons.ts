import { at } from "@clade/kernel";
import { lessonPicker } from "@clade/ui/model";
import { bookOf } from "../rules/book.ts";
import { lastAge } from "../rules/phases/ages.ts";
import type { View } from "../rules/state.ts";

/** When each lesson of the tutorial fits, in their order. */
export const lessonFor = lessonPicker<View>({
  about: () => true,
  "two-lives": () => true,
  discover: acts,
  research: acts,
  draw: acts,
  ages: (view) => view.age > 1 || holdsSymbol(view),
  power: ({ players }) => players.some(({ power }) => power.some((steps) => steps > 0)),
  end: (view) => view.age === lastAge(view),
});

function acts({ stage, active, watcher }: View): boolean {
  return stage === "action" && active === watcher;
}

function holdsSymbol({ watcher, players, deck }: View): boolean {
  const { faces } = bookOf(deck);
  const hand = watcher === "spectator" ? null : at(players, watcher).hand.cards;
  return (hand ?? []).some((card) => at(faces, card).symbol > 0);
}
