import { type Texts, texts } from "@clade/kernel";
import { useSettings } from "../../settings.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { TournamentWords } from "./words.ts";

const WORDS: Texts<TournamentWords> = texts({ en, fr, ko });

/** The words of these pages in the person's language. */
export function useTournamentWords(): TournamentWords {
  return WORDS[useSettings().language];
}
