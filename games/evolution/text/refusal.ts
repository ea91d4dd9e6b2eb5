import { type Language, type Refusal, type RefusalDetails, refusalSentence } from "@clade/kernel";
import { TRAITS } from "../rules/cards.ts";
import type { Names, RefusalTexts } from "./vocabulary.ts";

/** The sentences of refusals in a language. */
export function refusalIn(
  language: Language,
  { names, refusals }: { readonly names: Names; readonly refusals: RefusalTexts },
): (refusal: Refusal) => string {
  return (refusal) => refusalSentence(language, refusals, refusal, inWords(names));
}

/** The details of a refusal with its traits and measures named. */
function inWords(names: Names): (details: RefusalDetails) => RefusalDetails {
  return (details) => {
    const { trait, what } = details;
    const kind = TRAITS.find((each) => each === trait);
    return {
      ...details,
      ...(kind === undefined ? {} : { trait: names.traits[kind].name }),
      ...(what === "size" || what === "population" ? { what: names[what] } : {}),
    };
  };
}
