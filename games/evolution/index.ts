import { pack } from "@clade/kernel";
import { about } from "./about.ts";
import { reference } from "./board/reference.ts";
import { terminal } from "./board/terminal.ts";
import { brain } from "./bot/brain.ts";
import { evolution } from "./rules/game.ts";
import { text } from "./text/index.ts";

export default pack({ about, game: evolution, brain, text, terminal, reference });

export type { Card, Face, Trait } from "./rules/cards.ts";
export type { SeenEvent } from "./rules/events.ts";
export type { Move } from "./rules/moves.ts";
export type { Options, PlayerView, SpeciesView, State, View } from "./rules/state.ts";
