import type { RefusalDetails } from "@clade/kernel";
import { roman } from "../rules/book.ts";
import { KNOWLEDGE } from "../rules/deck/deck.ts";
import type { Names } from "./vocabulary.ts";

/** The details of a refusal with ages and tokens named. */
export function inWords({ knowledge }: Names): (details: RefusalDetails) => RefusalDetails {
  return ({ age, token, ...rest }) => {
    const kind = KNOWLEDGE.find((each) => each === token);
    return {
      ...rest,
      ...(age === undefined ? {} : { age: roman(Number(age)) }),
      ...(kind === undefined ? {} : { token: knowledge[kind] }),
    };
  };
}
