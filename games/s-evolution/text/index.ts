import type { GameText, Texts } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import * as en from "./en/index.ts";
import * as fr from "./fr/index.ts";
import * as ko from "./ko/index.ts";
import type { Words } from "./vocabulary.ts";

export const text: Texts<GameText<View, Move, SeenEvent>> = { en: en.text, fr: fr.text, ko: ko.text };
export const words: Texts<Words> = { en: en.words, fr: fr.words, ko: ko.words };
