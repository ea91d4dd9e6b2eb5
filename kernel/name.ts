import { LONGEST_NAME } from "./limits.ts";

/** A name as it is kept: composed letters, no space around it, one space between words. */
export function tidyName(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\p{Z}+/gu, " ")
    .trim();
}

/** Whether a tidy name can be read by others: it shows letters or signs, not too many, and hides nothing. */
export function isGoodName(name: string, longest = LONGEST_NAME): boolean {
  if (name.length > UNITS_OF_A_LETTER * longest || lettersOf(name) > longest) return false;
  const plain = name.replaceAll(EMOJI, "x");
  return VISIBLE.test(plain) && !HIDDEN.test(plain) && !HEAPED.test(plain);
}

/** What two names have in common that people would take for the same. */
export function foldedName(name: string): string {
  return tidyName(name.normalize("NFKC")).toLowerCase().replaceAll(" ", "");
}

function lettersOf(name: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)].length;
}

/** A family of four is one letter to the eye and eleven units in memory. */
const UNITS_OF_A_LETTER = 12;
const PICTURE = "\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?";
/** Pictures of several signs, which hold joiners that mean nothing elsewhere; flags of regions; numbers on keys. */
const EMOJI = new RegExp(
  `\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}|${PICTURE}(?:\\u200D${PICTURE})*|[0-9#*]\\uFE0F?\\u20E3`,
  "gu",
);
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Controls, broken letters, marks of direction, fillers that show nothing (Hangul, Braille). */
const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Marks piled on a letter until they cover the lines around it. */
const HEAPED = /^\p{M}|\p{M}{5}/u;
