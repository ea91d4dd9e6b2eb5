import { phraseOf } from "@clade/kernel";
import { useSettings } from "../settings.ts";
import { phraseWords } from "./words/phrases.ts";

/** A line as its reader reads it: a set phrase in their own language. */
export function useReading(): (line: { readonly text: string }) => string {
  const words = phraseWords[useSettings().language];
  return ({ text }) => {
    const phrase = phraseOf(text);
    return phrase === undefined ? text : words[phrase];
  };
}
