import type { Sample } from "@clade/kernel/testkit";

/** Every number of players, with and without fast play. */
export const SAMPLES: readonly Sample[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 5 },
  { players: 6 },
  { players: 2, options: { fast: true } },
  { players: 4, options: { fast: true } },
];
