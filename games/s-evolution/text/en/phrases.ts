import { plural } from "@clade/kernel";
import { phrasesWith } from "../phrases.ts";
import { names } from "./names.ts";

/** "Food 3 (gives 3)", "Tools 6 (Joker)", "Famine (Tools 4)", "Discovery III (blue)"; "2 Food, 1 Science". */
export const { suitName, placeName, cardName, cardNames, amountsOf, ageName } = phrasesWith(names, {
  card: (title, note) => `${title} (${note})`,
  gives: (amount) => `gives ${amount}`,
  nothing: "nothing",
  age: (numeral, name) => `Age ${numeral} (${name})`,
});

export function points(count: number): string {
  return `${count} ${plural("en", count, { one: "point", other: "points" })}`;
}
