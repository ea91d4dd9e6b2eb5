import { fileURLToPath } from "node:url";
import { golden } from "@clade/kernel/testkit";
import { about } from "../about.ts";
import { brain } from "../bot/brain.ts";
import { progress } from "../rules/game.ts";
import { text } from "../text/index.ts";

golden({
  about,
  game: progress,
  brain,
  text: text.en,
  folder: fileURLToPath(new URL("golden", import.meta.url)),
  samples: [
    { players: 1 },
    { players: 2 },
    { players: 3, options: { personalities: true } },
    { players: 4, options: { milestones: true, pace: "fast" } },
    { players: 5, options: { pace: "faster", industrial: true } },
    { players: 2, options: { personalities: true, milestones: true, industrial: true } },
  ],
});
