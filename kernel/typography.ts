import type { Language, Texts } from "./language.ts";

/** How a language sets its lines. French puts a space before : ; ? ! and inside « », and no line may break there. */

const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";

/** The same catalogue in all languages, each set as its language is. Every text of the house passes here on its way out. */
export function texts<T>(said: Texts<T>): Texts<T> {
  return { ...said, fr: spaced(said.fr) as T };
}

const COLONS: Texts<string> = { en: ": ", fr: `${NO_BREAK}: `, ko: ": " };

/** A label and what it labels: "Hand: 3", « Main : 3 ». */
export function labelled(language: Language, label: string | number, said: string | number): string {
  return `${label}${COLONS[language]}${said}`;
}

/** A label before what stands on the lines below it. */
export function heading(language: Language, label: string): string {
  return labelled(language, label, "").trimEnd();
}

/** Strings, and whatever holds or makes strings, with French spaces. */
function spaced(said: unknown): unknown {
  if (typeof said === "string") return frenchSpaces(said);
  if (isTeller(said)) return (...given: readonly unknown[]) => spaced(said(...given));
  if (Array.isArray(said)) return said.map(spaced);
  if (typeof said !== "object" || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, spaced(each)]));
}

function isTeller(said: unknown): said is (...given: readonly unknown[]) => unknown {
  return typeof said === "function";
}

function frenchSpaces(text: string): string {
  return text
    .replaceAll(/ (?=[;?!])/g, NARROW_NO_BREAK)
    .replaceAll(/ (?=[:»])/g, NO_BREAK)
    .replaceAll("« ", `«${NO_BREAK}`);
}
