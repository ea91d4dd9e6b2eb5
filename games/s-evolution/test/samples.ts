import type { Sample } from "@clade/kernel/testkit";

/** Both editions, with every number of players. */
export const SAMPLES: readonly Sample[] = (["2.0", "v1"] as const).flatMap((edition) =>
  [2, 3, 4].map((players) => ({ players, options: { edition } })),
);
