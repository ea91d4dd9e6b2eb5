import { fileURLToPath } from "node:url";
import { golden } from "@clade/kernel/testkit";
import { about } from "../about.ts";
import { brain } from "../bot/brain.ts";
import { progress } from "../rules/game.ts";
import { text } from "../text/index.ts";
import { GOLDEN } from "./samples.ts";

golden({
  about,
  game: progress,
  brain,
  text: text.en,
  folder: fileURLToPath(new URL("golden", import.meta.url)),
  samples: GOLDEN,
});
