import { botNames } from "@clade/bots";
import { foldedName, isGoodName, levelAndStyle, tidyName } from "@clade/kernel";
import { type Problem, problem } from "../problem.ts";

/** What the page calls the bots, in its three languages; a test holds them together. */
export const SHOWN_BOT_NAMES: readonly string[] = [
  ["Novice", "Apprentice", "Adept", "Expert", "Master", "Grandmaster"],
  ["Novice", "Apprenti", "Aguerri", "Expert", "Maître", "Grand maître"],
  ["초보", "수습", "중급", "고급", "명인", "그랜드마스터"],
].flat();

const BOTS: ReadonlySet<string> = new Set([...botNames, ...SHOWN_BOT_NAMES].map(foldedName));

/** A name as it will be kept, or why nobody can have it. */
export function chosenName(text: string): string | Problem {
  const name = tidyName(text);
  if (!isGoodName(name)) {
    return problem("bad-name", "A name has 1 to 24 letters or signs that can be seen, and no hidden ones.");
  }
  const folded = foldedName(name);
  return BOTS.has(folded) || levelAndStyle(folded) !== undefined ? problem("name-taken", "A bot has that name.") : name;
}

/** Whether one could be taken for the other. */
export function isSameName(one: string, other: string): boolean {
  return foldedName(one) === foldedName(other);
}
