import { kernelRefusal, type Language, type Refusal } from "@clade/kernel";
import { TRAITS } from "../rules/cards.ts";
import { fill, type RefusalTexts, type TraitTexts } from "./vocabulary.ts";

interface RefusalWords {
  readonly refusals: RefusalTexts;
  readonly traits: TraitTexts;
  readonly measures: { readonly size: string; readonly population: string };
}

/** The sentence for a refusal: the kernel's own, or this game's with its traits and measures named. */
export function refusalSentence(language: Language, words: RefusalWords, refusal: Refusal): string {
  const { code, details = {} } = refusal;
  const sentences: Readonly<Record<string, string>> = words.refusals;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (sentence === undefined) return kernelRefusal(language, refusal) ?? code;
  const values: Record<string, string | number> = { ...details };
  const trait = TRAITS.find((each) => each === details["trait"]);
  if (trait !== undefined) values["trait"] = words.traits[trait].name;
  if (details["what"] === "size" || details["what"] === "population") values["what"] = words.measures[details["what"]];
  return fill(sentence, values);
}
