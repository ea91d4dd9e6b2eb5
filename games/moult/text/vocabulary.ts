import type { GameText } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { Reason } from "../rules/refusals.ts";
import type { View } from "../rules/state.ts";

/** What a language must have: a missing word does not compile. */
export type Text = GameText<View, Move, SeenEvent>;
export type Refusals = { readonly [R in Reason]: string };
