import type { RefusalDetails } from "@clade/kernel";
import { TRAITS } from "../rules/cards.ts";
import type { TraitTexts } from "./vocabulary.ts";

interface DetailWords {
  readonly traits: TraitTexts;
  readonly measures: { readonly size: string; readonly population: string };
}

/** The details of a refusal with its traits and measures named. */
export function inWords({ traits, measures }: DetailWords): (details: RefusalDetails) => RefusalDetails {
  return (details) => {
    const { trait, what } = details;
    const kind = TRAITS.find((each) => each === trait);
    return {
      ...details,
      ...(kind === undefined ? {} : { trait: traits[kind].name }),
      ...(what === "size" || what === "population" ? { what: measures[what] } : {}),
    };
  };
}
