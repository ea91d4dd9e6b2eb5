import { plural } from "@clade/kernel";
import { phrasesWith } from "../phrases.ts";
import { names } from "./names.ts";

/** « Nourriture 3 (donne 3) », « Outils 6 (Joker) », « Famine (Outils 4) », « Découverte III (bleue) ». */
export const { suitName, placeName, cardName, cardNames, amountsOf, ageName } = phrasesWith(names, {
  card: (title, note) => `${title} (${note})`,
  gives: (amount) => `donne ${amount}`,
  nothing: "",
  age: (numeral, name) => `Âge ${numeral} (${name})`,
});

export function points(count: number): string {
  return `${count} ${plural("fr", count, { one: "point", other: "points" })}`;
}
