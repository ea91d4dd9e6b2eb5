import { type GameText, type Texts, texts } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { ko } from "./ko/index.ts";

export const text: Texts<GameText<View, Move, SeenEvent>> = texts({ en, fr, ko });
