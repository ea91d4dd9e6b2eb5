import { type Language, type Refusal, type RefusalDetails, refusalSentence } from "@clade/kernel";
import { numeral } from "../rules/cards.ts";
import type { Names, RefusalTexts } from "./vocabulary.ts";

/** The sentences of refusals in a language. */
export function refusalIn(
  language: Language,
  { names, refusals }: { readonly names: Names; readonly refusals: RefusalTexts },
): (refusal: Refusal) => string {
  return (refusal) => refusalSentence(language, refusals, refusal, inWords(names));
}

/** The details of a refusal with its suits, places and Ages named. */
function inWords({ suits, amount, places }: Names): (details: RefusalDetails) => RefusalDetails {
  return ({ suit, place, age, price, ...rest }) => ({
    ...rest,
    ...(typeof suit === "number" && typeof price === "number" ? { cost: amount(price, suit) } : {}),
    ...(typeof suit === "number" ? { suit: suits[suit] ?? suit } : {}),
    ...(typeof place === "number" ? { place: places[place]?.name ?? place } : {}),
    ...(typeof age === "number" ? { age: numeral(age) } : {}),
  });
}
