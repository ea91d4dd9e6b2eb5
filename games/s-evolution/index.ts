import { pack } from "@clade/kernel";
import { about } from "./about.ts";
import { reference } from "./board/reference.ts";
import { terminal } from "./board/terminal.ts";
import { brain } from "./bot/brain.ts";
import { sEvolution } from "./rules/game.ts";
import { text } from "./text/index.ts";

export default pack({ about, game: sEvolution, brain, text, terminal, reference });

export type { Card, Face, Suit } from "./rules/cards.ts";
export type { Calamity } from "./rules/data.ts";
export type { EditionName } from "./rules/editions.ts";
export type { SeenEvent } from "./rules/events.ts";
export type { Move } from "./rules/moves.ts";
export type { Place } from "./rules/places.ts";
export type { Options, PlayerView, State, View } from "./rules/state.ts";
