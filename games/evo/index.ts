import { type GamePack, pack } from "@clade/kernel";
import { about } from "./about.ts";
import { reference } from "./board/reference.ts";
import { terminal } from "./board/terminal.ts";
import { brain } from "./bot/brain.ts";
import { evo } from "./rules/game.ts";
import { text } from "./text/index.ts";

export type { Event, SeenEvent } from "./rules/events.ts";
export type { Move } from "./rules/moves.ts";
export type { State, View } from "./rules/state.ts";

const evoPack: GamePack = pack({ about, game: evo, brain, text, terminal, reference });
export default evoPack;
