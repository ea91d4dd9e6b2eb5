import { kernelRefusal, type Language, type Refusal } from "@clade/kernel";
import { roman } from "../rules/book.ts";
import { KNOWLEDGE } from "../rules/deck/deck.ts";
import { fill, type RefusalTexts, type Terms } from "./vocabulary.ts";

/** The sentence for a refusal, with ages and tokens named in the language. */
export function refusalSentence(
  language: Language,
  { refusals, terms }: { readonly refusals: RefusalTexts; readonly terms: Terms },
  refusal: Refusal,
): string {
  const sentences: Readonly<Record<string, string>> = refusals;
  const sentence = Object.hasOwn(sentences, refusal.code) ? sentences[refusal.code] : undefined;
  if (sentence === undefined) return kernelRefusal(language, refusal) ?? refusal.code;
  const { age, token, ...rest } = refusal.details ?? {};
  const kind = KNOWLEDGE.find((each) => each === token);
  return fill(sentence, {
    ...rest,
    ...(age === undefined ? {} : { age: roman(Number(age)) }),
    ...(kind === undefined ? {} : { token: terms.knowledge[kind] }),
  });
}
