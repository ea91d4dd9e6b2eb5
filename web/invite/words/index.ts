import { type Texts, texts } from "@clade/kernel";
import { useSettings } from "../../settings.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { InviteWords } from "./words.ts";

const WORDS: Texts<InviteWords> = texts({ en, fr, ko });

/** The words of invitations, in the person's language. */
export function useInviteWords(): InviteWords {
  return WORDS[useSettings().language];
}
