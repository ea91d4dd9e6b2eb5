import { lessonPicker } from "@clade/ui/model";
import { traitOf } from "../rules/cards.ts";
import type { View } from "../rules/state.ts";

/** When each lesson of the tutorial fits, in their order. */
export const lessonFor = lessonPicker<View>({
  about: () => true,
  round: () => true,
  food: ({ phase }) => phase === "food",
  cards: ({ phase }) => phase === "cards",
  feeding: ({ phase }) => phase === "feeding",
  carnivores: hasCarnivores,
  defence: (view) => hasCarnivores(view) && view.phase === "cards",
  end: ({ lastRound }) => lastRound !== null,
});

function hasCarnivores({ players }: View): boolean {
  return players.some(({ species }) =>
    species.some(({ traits }) => traits.some((card) => traitOf(card) === "carnivore")),
  );
}
