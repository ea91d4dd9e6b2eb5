import type { Texts } from "@clade/kernel";
import { words as englishWords } from "./en/words.ts";
import { words as frenchWords } from "./fr/words.ts";
import { words as koreanWords } from "./ko/words.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { Words } from "./words.ts";

export const text: Texts<typeof en> = { en, fr, ko };
export const words: Texts<Words> = { en: englishWords, fr: frenchWords, ko: koreanWords };
