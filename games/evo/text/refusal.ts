import { kernelRefusal, type KernelRefusalCode, type Language, type Refusal } from "@clade/kernel";
import type { Reason } from "../rules/refusals.ts";
import type { Purpose } from "./purposes.ts";
import { cardName, type Names } from "./vocabulary.ts";

/** What the sentence of a refusal is filled with, in the words of its language. */
export interface Details {
  readonly zone: string;
  readonly from: string;
  readonly to: string;
  readonly gene: string;
  readonly card: string;
  /** When a card is played. */
  readonly when: string;
  readonly due: string;
  readonly face: string;
  readonly least: string;
  readonly most: string;
  readonly turns: string;
}

/** A sentence for every reason. */
export type RefusalSentences = {
  readonly [R in Exclude<Reason | Purpose, KernelRefusalCode>]: (details: Details) => string;
};

export function refusalIn(
  language: Language,
  { names, refusals }: { readonly names: Names; readonly refusals: RefusalSentences },
): (refusal: Refusal) => string {
  const sentences: { readonly [code: string]: (details: Details) => string } = refusals;
  return (refusal) => {
    const sentence = Object.hasOwn(sentences, refusal.code) ? sentences[refusal.code] : undefined;
    return sentence?.(detailsOf(refusal, names)) ?? kernelRefusal(language, refusal) ?? refusal.code;
  };
}

function detailsOf({ details = {} }: Refusal, names: Names): Details {
  const genes: { readonly [gene: string]: string } = names.genes;
  const moments: { readonly [moment: string]: string } = names.moments;
  const text = (key: string) => String(details[key] ?? "");
  return {
    zone: text("zone"),
    from: text("from"),
    to: text("to"),
    gene: genes[text("gene")] ?? "",
    card: cardName(names, text("card")),
    when: moments[text("when")] ?? "",
    due: text("due"),
    face: text("face"),
    least: text("least"),
    most: text("most"),
    turns: text("turns"),
  };
}
