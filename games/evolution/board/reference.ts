import { labelled, type Reference } from "@clade/kernel";
import { FACES, TRAITS } from "../rules/cards.ts";
import type { View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import { signed } from "../text/vocabulary.ts";

/** What can be asked about at a table: every trait, with the food values of its cards. */
export const reference: Reference<View> = {
  things(_, language) {
    const { names, board } = words[language];
    return TRAITS.map((trait) => {
      const foods = FACES.flatMap((face) => (face.trait === trait ? [signed(face.food)] : []));
      const { name, effect } = names.traits[trait];
      return { id: trait, sort: board.traits, name, lines: [effect, labelled(language, board.food, foods.join(", "))] };
    });
  },
  rule({ fast, players }, { clause, text }) {
    if (clause === "EV-26" && !fast) return undefined; // Fast play.
    if (clause === "EV-80" && players.length !== 2) return undefined; // A game of two.
    return text;
  },
};
