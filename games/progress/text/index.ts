import { gameText, type GameText, type Language, refusalSentence, type Texts } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import * as en from "./en/index.ts";
import * as fr from "./fr/index.ts";
import * as ko from "./ko/index.ts";
import { inWords } from "./refusal.ts";
import type { Words } from "./vocabulary.ts";

function spoken(language: Language, said: typeof en | typeof fr | typeof ko): GameText<View, Move, SeenEvent> {
  return gameText(said, (refusal) => refusalSentence(language, said.refusals, refusal, inWords(said.names)));
}

export const text: Texts<GameText<View, Move, SeenEvent>> = {
  en: spoken("en", en),
  fr: spoken("fr", fr),
  ko: spoken("ko", ko),
};
export const words: Texts<Words> = { en, fr, ko };
