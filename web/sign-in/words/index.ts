import { type Texts, texts } from "@clade/kernel";
import { useSettings } from "../../settings.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { SignInWords } from "./words.ts";

const WORDS: Texts<SignInWords> = texts({ en, fr, ko });

/** The words of signing in, in the person's language. */
export function useSignInWords(): SignInWords {
  return WORDS[useSettings().language];
}
