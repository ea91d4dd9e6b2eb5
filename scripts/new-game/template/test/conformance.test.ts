import { conformance } from "@clade/kernel/testkit";
import { sampleGame } from "../rules/game.ts";
import { SAMPLES } from "./samples.ts";

conformance({
  game: sampleGame,
  samples: SAMPLES,
  pieces: ({ laid, rest, players }) => [...laid, ...rest, ...players.flatMap(({ hand }) => hand)],
});
