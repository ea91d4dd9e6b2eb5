import { kernelRefusal, type Language, type Refusal } from "@clade/kernel";
import { numeral } from "../rules/cards.ts";
import { fill, type RefusalTexts, type Terms } from "./vocabulary.ts";

/** The sentence for a refusal: the kernel's own, or this game's with its suits, places and Ages named. */
export function refusalSentence(language: Language, texts: RefusalTexts, terms: Terms, refusal: Refusal): string {
  const { code, details = {} } = refusal;
  const sentences: Readonly<Record<string, string>> = texts;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (sentence === undefined) return kernelRefusal(language, refusal) ?? code;
  const { suit, place, age } = details;
  const values: Record<string, string | number> = { ...details };
  if (typeof suit === "number") values["suit"] = terms.suits[suit] ?? suit;
  if (typeof place === "number") values["place"] = terms.places[place]?.name ?? place;
  if (typeof age === "number") values["age"] = numeral(age);
  return fill(sentence, values);
}
