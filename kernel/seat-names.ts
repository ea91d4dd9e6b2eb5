import { colourIn, colourNames, type SeatColour } from "./colours.ts";
import type { Language, Naming, Texts } from "./language.ts";

/** Bots are called after people who looked closely at living things. Tables and records keep these names. */
export const BOT_NAMES = ["Anning", "Darwin", "Merian", "Wallace", "Humboldt", "Mendel"] as const;

/** How those names are written where they are not written like that. */
const WRITTEN: Texts<{ readonly [N in (typeof BOT_NAMES)[number]]?: string }> = {
  en: {},
  fr: {},
  ko: { Anning: "애닝", Darwin: "다윈", Merian: "메리안", Wallace: "월리스", Humboldt: "훔볼트", Mendel: "멘델" },
};

/**
 * How the people at a table are called in a language: bots by their names in its script, whoever goes by the colour of
 * their seat by its word for that colour, all others as they call themselves.
 */
export function seatNaming(
  language: Language,
  names: readonly (string | undefined)[],
  colours: readonly SeatColour[],
): Naming {
  const byColour = colourNames(language, colours);
  const all = byColour.map((colourName, seat) => {
    const name = names[seat] ?? "";
    const colour = colours[seat];
    if (name === "" || (colour !== undefined && colourIn(name) === colour)) return colourName;
    return nameIn(language, name);
  });
  return (seat) => all[seat] ?? `${seat + 1}`;
}

function nameIn(language: Language, name: string): string {
  const written: Readonly<Record<string, string>> = WRITTEN[language];
  if (Object.hasOwn(written, name)) return written[name] ?? name;
  // Nobody can tell how a name in another script ends, and a particle has to fit that; 님 can be read after any.
  return language === "ko" && !/[\uac00-\ud7a3\d]$/.test(name) ? `${name} 님` : name;
}
