import type { RefusalDetails } from "@clade/kernel";
import { TRAITS } from "../rules/cards.ts";
import type { Names } from "./vocabulary.ts";

/** The details of a refusal with its traits and measures named. */
export function inWords(names: Names): (details: RefusalDetails) => RefusalDetails {
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
