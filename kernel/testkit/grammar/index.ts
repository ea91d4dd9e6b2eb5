import type { Language } from "../../language.ts";
import { englishAddress, englishFaults } from "./english.ts";
import { frenchAddress, frenchFaults } from "./french.ts";
import { koreanAddress, koreanFaults } from "./korean.ts";

/**
 * A reader for each language, who knows the rules that lines made of parts break most easily. It is no grammar: what it finds is
 * wrong, what it does not find may be.
 */
export function faultsIn(language: Language, line: string, names: readonly string[] = []): string[] {
  switch (language) {
    case "en":
      return englishFaults(line);
    case "fr":
      return frenchFaults(line);
    case "ko":
      return koreanFaults(line, names);
  }
}

/** What speaks to somebody in a line that everybody reads. */
export function addressIn(language: Language, line: string): string[] {
  switch (language) {
    case "en":
      return englishAddress(line);
    case "fr":
      return frenchAddress(line);
    case "ko":
      return koreanAddress(line);
  }
}
