import { type Texts, texts } from "@clade/kernel";
import { useSettings } from "../../settings.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { NoticeWords } from "./words.ts";

export type { NoticeWords } from "./words.ts";

const WORDS: Texts<NoticeWords> = texts({ en, fr, ko });

export function useNoticeWords(): NoticeWords {
  return WORDS[useSettings().language];
}
