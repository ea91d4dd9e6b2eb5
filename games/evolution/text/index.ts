import { type GameText, gameTexts, type Texts, texts } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import { tieBreaks } from "../rules/score.ts";
import type { View } from "../rules/state.ts";
import * as en from "./en/index.ts";
import * as fr from "./fr/index.ts";
import * as ko from "./ko/index.ts";
import { refusalIn } from "./refusal.ts";
import type { Words } from "./vocabulary.ts";

const said = { en, fr, ko };

export const text: Texts<GameText<View, Move, SeenEvent>> = gameTexts(said, { refusalIn, tieBreaks });
export const words: Texts<Words> = texts<Words>(said);
