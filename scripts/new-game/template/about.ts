import { type About, UNMEASURED } from "@clade/kernel";
import { COLOURS, PLAYERS } from "./rules/seats.ts";

export const about: About = {
  id: "sample-game",
  name: { en: "Sample game", fr: "Sample game", ko: "Sample game" },
  line: {
    en: "Lay your cards so that each one tops the last.",
    fr: "Posez vos cartes de façon que chacune dépasse la précédente.",
    ko: "앞의 카드보다 높은 카드를 내세요.",
  },
  players: PLAYERS,
  colours: COLOURS,
  minutes: 5,
  usual: 3,
  // A seedling: two leaves on a stem, a drop of rain.
  plate: {
    wash: "M100 78c-6-22-24-34-48-34c2 24 20 38 48 34zM100 64c4-20 20-32 42-34c0 24-16 38-42 34z",
    accent: "M60 112c20-6 60-6 80 0c-20 6-60 6-80 0z",
    ink: "M100 112c0-18 0-34 0-48M100 78c-6-22-24-34-48-34c2 24 20 38 48 34zM100 64c4-20 20-32 42-34c0 24-16 38-42 34zM60 48c14 4 28 14 38 28M136 36c-14 4-26 14-34 26M60 112c20-6 60-6 80 0M150 70c-4 6-6 9-6 12a6 6 0 0 0 12 0c0-3-2-6-6-12z",
  },
  temper: UNMEASURED,
};
