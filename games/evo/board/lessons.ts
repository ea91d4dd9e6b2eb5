import { lessonPicker } from "@clade/ui/model";
import { TURNS_WITHOUT_CARDS } from "../rules/data/cards.ts";
import type { View } from "../rules/state.ts";

/** When each lesson of the tutorial fits, in their order. */
export const lessonFor = lessonPicker<View>({
  species: () => true,
  climate: () => true,
  walking: ({ phase }) => phase === "movement",
  births: ({ phase }) => phase === "births" || phase === "survival",
  genes: ({ phase }) => phase === "auction",
  cards: ({ turn }) => turn > TURNS_WITHOUT_CARDS,
});
