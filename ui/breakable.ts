/** Words shorter than this are never broken. */
const LONG = 10;
/** Letters that stay together on each side of a break. */
const LEAST = 4;
/** Consonants that begin a syllable together, in English and in French. */
const TOGETHER = ["bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "ph", "pl", "pr", "qu", "th", "tr", "vr"];
const VOWELS = "aeiouyàâäéèêëîïôöùûüœ";
const SOFT_HYPHEN = "\u00ad";

/**
 * A name that may be broken in a narrow place, before a syllable near the middle of each long word: "Helio-centrism". A soft hyphen
 * is seen only where the word is broken; browsers' own hyphenation lacks its dictionaries on many machines.
 */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
}

function broken(word: string): string {
  const letters = word.toLowerCase();
  const places = Array.from({ length: word.length }, (_, place) => place).filter(
    (place) => place >= LEAST && place <= word.length - LEAST && isBefore(letters, place),
  );
  const middle = word.length / 2;
  const [best] = places.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? word : word.slice(0, best) + SOFT_HYPHEN + word.slice(best);
}

/** Whether a syllable begins here: with a consonant, or two that stay together, and a vowel; not between two that do. */
function isBefore(letters: string, place: number): boolean {
  const isVowel = (index: number): boolean => VOWELS.includes(letters[index] ?? "");
  if (isVowel(place) || isPair(letters, place - 1)) return false;
  const before = isVowel(place - 1) || isVowel(place - 2);
  return before && isVowel(isPair(letters, place) ? place + 2 : place + 1);
}

function isPair(letters: string, place: number): boolean {
  return TOGETHER.includes(letters.slice(place, place + 2));
}
