import { conformance } from "@clade/kernel/testkit";
import { game } from "../rules/game.ts";
import { SAMPLES } from "./samples.ts";

conformance({
  game,
  samples: SAMPLES,
  pieces: ({ beach, players, turned, washed, sea }) => [
    ...players.flatMap(({ hand, laid }) => [...hand, ...laid]),
    ...turned,
    ...[...beach, ...washed, ...sea].map((shell) => `shell ${shell}`),
  ],
});
