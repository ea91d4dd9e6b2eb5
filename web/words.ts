import { CATALOGUE, type Words } from "./catalogue/index.ts";
import { useSettings } from "./settings.ts";

/** The shell's words in the person's language. */
export function useWords(): Words {
  return CATALOGUE[useSettings().language];
}
