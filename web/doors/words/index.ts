import { type Texts, texts } from "@clade/kernel";
import { useSettings } from "../../settings.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { DoorWords } from "./words.ts";

export type { DoorWords } from "./words.ts";

const WORDS: Texts<DoorWords> = texts({ en, fr, ko });

/** The words of the doors in the person's language. */
export function useDoorWords(): DoorWords {
  return WORDS[useSettings().language];
}
