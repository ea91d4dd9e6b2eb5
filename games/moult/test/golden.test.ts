import { fileURLToPath } from "node:url";
import { golden } from "@clade/kernel/testkit";
import { about } from "../about.ts";
import { brain } from "../bot/brain.ts";
import { game } from "../rules/game.ts";
import { text } from "../text/index.ts";
import { SAMPLES } from "./samples.ts";

golden({
  about,
  game,
  brain,
  text: text.en,
  samples: SAMPLES,
  folder: fileURLToPath(new URL("golden", import.meta.url)),
});
