import { type Naming, particle, type Seat } from "@clade/kernel";
import { phrasesWith } from "../phrases.ts";
import { names } from "./names.ts";

/** "‘음식 3’(자원 3)", "‘도구 6’(조커)", "‘기근’(도구 4)", "‘발견 III’(파랑)"; "음식 2개, 과학 1개". */
export const { suitName, placeName, cardName, cardNames, amountsOf, ageName } = phrasesWith(names, {
  card: (title, note) => `‘${title}’(${note})`,
  gives: (amount) => `자원 ${amount}`,
  nothing: "",
  age: (numeral, name) => `${numeral}시대(${name})`,
});

/** The player as the one who acts: "빨강이", "노랑이". */
export function actor(naming: Naming, seat: Seat): string {
  return particle(naming(seat), "이", "가");
}
