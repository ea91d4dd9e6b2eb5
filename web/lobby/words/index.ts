import { type Texts, texts } from "@clade/kernel";
import { useSettings } from "../../settings.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { LobbyWords } from "./words.ts";

const WORDS: Texts<LobbyWords> = texts({ en, fr, ko });

/** The words of the lobby, in the person's language. */
export function useLobbyWords(): LobbyWords {
  return WORDS[useSettings().language];
}
