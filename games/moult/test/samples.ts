import type { Sample } from "@clade/kernel/testkit";

/** Every player count and option set that matters. */
export const SAMPLES: readonly Sample[] = [{ players: 2 }, { players: 3 }, { players: 5 }];
