import type { Language, Naming, Texts } from "./language.ts";
import { at } from "./list.ts";

/** The colours that seats are known by. A game lists those of its seats, in their order. */
export type SeatColour = "red" | "blue" | "green" | "yellow" | "violet" | "orange";

const NAMES: Texts<{ readonly [C in SeatColour]: string }> = {
  en: { red: "Red", blue: "Blue", green: "Green", yellow: "Yellow", violet: "Violet", orange: "Orange" },
  fr: { red: "Rouge", blue: "Bleu", green: "Vert", yellow: "Jaune", violet: "Violet", orange: "Orange" },
  ko: { red: "빨강", blue: "파랑", green: "초록", yellow: "노랑", violet: "보라", orange: "주황" },
};

/** What seats of these colours are called when nobody has a name. */
export function colourNames(language: Language, colours: readonly SeatColour[]): string[] {
  return colours.map((colour) => NAMES[language][colour]);
}

/** Calls everybody by the colour of their seat. */
export function colourNaming(language: Language, colours: readonly SeatColour[]): Naming {
  const names = colourNames(language, colours);
  return (seat) => at(names, seat);
}

/** The colour that a name is the word for, in whatever language; undefined if it is none. */
export function colourIn(name: string): SeatColour | undefined {
  return COLOURS.find((colour) => Object.values(NAMES).some((names) => names[colour] === name));
}
const COLOURS: readonly SeatColour[] = ["red", "blue", "green", "yellow", "violet", "orange"];
