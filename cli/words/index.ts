import { type Texts, texts } from "@clade/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { Words } from "./vocabulary.ts";

export const words: Texts<Words> = texts({ en, fr, ko });
export type { Complaints, TableWords } from "./vocabulary.ts";
