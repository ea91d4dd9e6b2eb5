import type { Sample } from "@clade/kernel/testkit";

const PACES = ["normal", "fast", "faster"] as const;
const FLAGS = [false, true] as const;

/** Every option set: each expansion with and without each other, at each pace. */
const OPTION_SETS = PACES.flatMap((pace) =>
  FLAGS.flatMap((personalities) =>
    FLAGS.flatMap((milestones) => FLAGS.map((industrial) => ({ pace, personalities, milestones, industrial }))),
  ),
);

/** Every number of players with every option set; the paces are for two and more (PR-60). */
export const SAMPLES: readonly Sample[] = [1, 2, 3, 4, 5].flatMap((players) =>
  OPTION_SETS.filter(({ pace }) => players > 1 || pace === "normal").map((options) => ({ players, options })),
);

/** A choice of them for what takes long: at every table each expansion alone, all together, and each pace. */
export const TABLES: readonly Sample[] = [1, 2, 3, 4, 5].flatMap((players) => [
  { players },
  { players, options: { personalities: true, ...(players > 1 ? { pace: "fast" } : {}) } },
  { players, options: { milestones: true } },
  { players, options: { industrial: true, ...(players > 1 ? { pace: "faster" } : {}) } },
  { players, options: { personalities: true, milestones: true, industrial: true } },
]);

/** The tables whose games are kept. */
export const GOLDEN: readonly Sample[] = [
  { players: 1 },
  { players: 2 },
  { players: 3, options: { personalities: true } },
  { players: 4, options: { milestones: true, pace: "fast" } },
  { players: 5, options: { pace: "faster", industrial: true } },
  { players: 2, options: { personalities: true, milestones: true, industrial: true } },
];
