import { pack } from "@clade/kernel";
import { about } from "./about.ts";
import { brain } from "./bot/brain.ts";
import { game } from "./rules/game.ts";
import { text } from "./text/index.ts";

export default pack({ about, game, brain, text });
