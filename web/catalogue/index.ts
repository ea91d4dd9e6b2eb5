import { type Texts, texts } from "@clade/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ko } from "./ko.ts";
import type { Words } from "./words.ts";

export type { Words } from "./words.ts";

export const CATALOGUE: Texts<Words> = texts({ en, fr, ko });
