import type { RefusalDetails } from "@clade/kernel";
import { numeral } from "../rules/cards.ts";
import type { Names } from "./vocabulary.ts";

/** The details of a refusal with its suits, places and Ages named. */
export function inWords({ suits, places }: Names): (details: RefusalDetails) => RefusalDetails {
  return ({ suit, place, age, ...rest }) => ({
    ...rest,
    ...(typeof suit === "number" ? { suit: suits[suit] ?? suit } : {}),
    ...(typeof place === "number" ? { place: places[place]?.name ?? place } : {}),
    ...(typeof age === "number" ? { age: numeral(age) } : {}),
  });
}
