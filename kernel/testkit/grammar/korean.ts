/** What a reader of Korean would stumble over in a line: particles that do not fit what stands before them. */

/** After a consonant the first, after a vowel the second; the longer ones are looked for first. */
const PARTICLES: readonly (readonly [afterConsonant: string, afterVowel: string])[] = [
  ["이라는", "라는"],
  ["으로", "로"],
  ["이면", "면"],
  ["이", "가"],
  ["을", "를"],
  ["은", "는"],
  ["과", "와"],
];
const EITHER = PARTICLES.flat().sort((a, b) => b.length - a.length);
/** How digits and the numerals of ages end when they are read: with nothing, with ㄹ, or with another consonant. */
const READ: Readonly<Record<string, "vowel" | "rieul" | "consonant">> = {
  "0": "consonant",
  "1": "rieul",
  "2": "vowel",
  "3": "consonant",
  "4": "vowel",
  "5": "vowel",
  "6": "consonant",
  "7": "rieul",
  "8": "rieul",
  "9": "vowel",
  I: "rieul",
  II: "vowel",
  III: "consonant",
  IV: "vowel",
  V: "vowel",
  VI: "consonant",
};

/** Faults of a line; `names` are the words that were put into it, each of which a particle may follow. */
export function koreanFaults(line: string, names: readonly string[]): string[] {
  const found = (line.match(/\p{L}*(?:이\(가\)|을\(를\)|은\(는\)|과\(와\)|으로\(로\)|이라는\(라는\))/gu) ?? []).map(
    (both) => `both forms: "${both}"`,
  );
  const particle = `(${EITHER.join("|")})(?=[\\s.,:;)!?]|$)`;
  for (const name of names) {
    for (const [whole, said = ""] of line.matchAll(new RegExp(`(?<!\\p{L})${escaped(name)}${particle}`, "gu"))) {
      if (!fits(endOf(name), said)) found.push(`particle: "${whole}"`);
    }
  }
  for (const [whole, number = "", said = ""] of line.matchAll(
    new RegExp(`(?<![A-Za-z])([A-Z]?\\d+|[IV]+)${particle}`, "gu"),
  )) {
    if (!fits(READ[number] ?? READ[number.slice(-1)] ?? "vowel", said)) found.push(`particle: "${whole}"`);
  }
  return found;
}

function endOf(word: string): "vowel" | "rieul" | "consonant" {
  const last = word.charCodeAt(word.length - 1);
  if (last < 0xac00 || last > 0xd7a3) return READ[word.slice(-1)] ?? "vowel";
  const final = (last - 0xac00) % 28;
  return final === 0 ? "vowel" : final === 8 ? "rieul" : "consonant";
}

function fits(end: "vowel" | "rieul" | "consonant", said: string): boolean {
  const pair = PARTICLES.find((each) => each.includes(said));
  if (pair === undefined) return true;
  const open = end === "vowel" || (end === "rieul" && pair[0] === "으로");
  return said === (open ? pair[1] : pair[0]);
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** 당신 or an order in a line that everybody reads. */
export function koreanAddress(line: string): string[] {
  return line.match(/당신|(?<![\p{L}])내 |하세요|으세요|지요\?|까요\?/gu) ?? [];
}
