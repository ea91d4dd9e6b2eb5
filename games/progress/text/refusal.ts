import { type Language, type Refusal, type RefusalDetails, refusalSentence } from "@clade/kernel";
import { roman } from "../rules/book.ts";
import { KNOWLEDGE } from "../rules/deck/deck.ts";
import type { Names, RefusalTexts } from "./vocabulary.ts";

/** The sentences of refusals in a language. */
export function refusalIn(
  language: Language,
  { names, refusals }: { readonly names: Names; readonly refusals: RefusalTexts },
): (refusal: Refusal) => string {
  return (refusal) => refusalSentence(language, refusals, refusal, inWords(names));
}

/** The details of a refusal with ages and tokens named. */
function inWords({ knowledge }: Names): (details: RefusalDetails) => RefusalDetails {
  return ({ age, token, ...rest }) => {
    const kind = KNOWLEDGE.find((each) => each === token);
    return {
      ...rest,
      ...(age === undefined ? {} : { age: roman(Number(age)) }),
      ...(kind === undefined ? {} : { token: knowledge[kind] }),
    };
  };
}
