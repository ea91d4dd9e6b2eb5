/** What a reader of English would stumble over in a line: numbers and their nouns, a and an. */

/** The nouns and verbs that stand after numbers in this house. */
const FORMS: readonly (readonly [one: string, other: string])[] = [
  ["action", "actions"],
  ["attack", "attacks"],
  ["birth", "births"],
  ["card", "cards"],
  ["dino", "dinos"],
  ["fur", "furs"],
  ["horn", "horns"],
  ["level", "levels"],
  ["message", "messages"],
  ["move", "moves"],
  ["newborn", "newborns"],
  ["parasol", "parasols"],
  ["plant", "plants"],
  ["player", "players"],
  ["point", "points"],
  ["resource", "resources"],
  ["round", "rounds"],
  ["rule", "rules"],
  ["seat", "seats"],
  ["square", "squares"],
  ["step", "steps"],
  ["survives", "survive"],
  ["survivor", "survivors"],
  ["symbol", "symbols"],
  ["technology", "technologies"],
  ["time", "times"],
  ["token", "tokens"],
  ["Tool", "Tools"],
  ["trick", "tricks"],
  ["turn", "turns"],
  ["zone", "zones"],
];
const ONE = new Set(FORMS.map(([one]) => one));
const SEVERAL = new Set(FORMS.map(([, other]) => other));

export function englishFaults(line: string): string[] {
  const found: string[] = [];
  for (const [whole, number = "", word = ""] of line.matchAll(
    /(?<![\p{L}\d.,–]|\d to )(\d+) (?:extra |more |free |event |food |(?:resource|Tools) (?=cards?)|General |Science |Culture |Engineering )?(\p{L}+)/gu,
  )) {
    if (Number(number) === 1 ? SEVERAL.has(word) : ONE.has(word)) found.push(`number: "${whole}"`);
  }
  for (const [whole] of line.matchAll(
    /(?<!\p{L})(?:a (?=[aeiou])(?!un|use|eu|one)|an (?![aeiou8]|hono|hour))\p{L}+/giu,
  )) {
    found.push(`article: "${whole}"`);
  }
  return found;
}

/** "you" in a line that everybody reads, and orders to nobody in particular. */
export function englishAddress(line: string): string[] {
  return [
    ...(line.match(/(?<!\p{L})(you|your|yours)(?!\p{L})/giu) ?? []),
    ...(line.match(/(?:^|[.!?] )(?:Choose|Discard|Draw|Pay|Put|Remove|Roll|Take)(?= (?!pile))/g) ?? []),
  ];
}
