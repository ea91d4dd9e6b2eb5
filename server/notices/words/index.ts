import { type Texts, texts } from "@clade/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { NoticeWords } from "./words.ts";

export type { Line, Named, NoticeWords } from "./words.ts";

export const NOTICE_WORDS: Texts<NoticeWords> = texts({ en, fr, ko });
