import type { Condition, Terrain } from "../../rules/data/climate.ts";

/** What grows and lies in a zone, drawn around the middle of a hex 100 wide; several for each terrain. */
export const TERRAIN_ART: { readonly [T in Terrain]: readonly string[] } = {
  // Sand, ripples, a shell, a starfish, a palm.
  beach: [
    "M-34-14h.1M-24-24h.1M-12-18h.1M-2-30h.1M10-22h.1M24-28h.1M34-14h.1M-36 4h.1M36 2h.1M-18-34h.1M16-36h.1M-36 22c5-4 9-4 13 0s9 4 13 0M6 34c5-4 9-4 13 0s9 4 13 0M-14 40c5-4 9-4 13 0M28 12c-4-6 4-12 8-6c2 4-2 8-8 6zM30 11l2-6M33 11l2-5",
    "M-30-18h.1M-18-28h.1M-6-22h.1M6-34h.1M16-26h.1M28-20h.1M-38 0h.1M38-4h.1M-26-34h.1M26-34h.1M-30 28c5-4 9-4 13 0s9 4 13 0M10 40c5-4 9-4 13 0M14 26c5-4 9-4 13 0s7 3 9 1M-34 6l2 5l5 0l-4 3l2 5l-5-3l-4 3l1-5l-4-3h5z",
    "M-36-12h.1M-14-24h.1M-4-36h.1M8-24h.1M-24-28h.1M38 6h.1M-38 14h.1M30 22h.1M-30 30c5-4 9-4 13 0s9 4 13 0M4 38c5-4 9-4 13 0s7 3 11 0M30 4c1-10-1-18-4-26M26-22c-6-4-12-2-14 3M26-22c-4-6-10-8-15-5M26-22c2-7 8-9 13-6M26-22c6-2 11 1 12 7M26-22c-1 4-4 7-8 8",
  ],
  // Tufts of grass and a few flowers.
  meadow: [
    "M-30-8l-4-9M-30-8v-12M-30-8l5-9M-6-28l-4-9M-6-28v-11M-6-28l5-8M26-14l-4-9M26-14v-12M26-14l5-9M-34 24l-4-8M-34 24v-11M-34 24l5-8M2 42l-4-8M2 42v-10M2 42l5-8M32 22l-4-8M32 22v-11M32 22l5-8M12-34a3 3 0 1 0 .1 0M12-28v6M-20 36a3 3 0 1 0 .1 0M-20 42v4",
    "M-32-16l-4-9M-32-16v-12M-32-16l5-8M8-30l-4-9M8-30v-12M8-30l5-8M34-4l-4-9M34-4v-12M34-4l4-9M-26 28l-4-8M-26 28v-11M-26 28l5-8M16 38l-4-8M16 38v-11M16 38l5-8M-12-32a3 3 0 1 0 .1 0M-12-26v6M-38 6a3 3 0 1 0 .1 0M-38 12v6M32 18a3 3 0 1 0 .1 0M32 24v6",
    "M-24-20l-4-9M-24-20v-12M-24-20l5-8M18-24l-4-9M18-24v-12M18-24l5-8M-38 12l-3-8M-38 12v-11M-38 12l5-8M36 14l-4-8M36 14v-11M36 14l4-8M-8 42l-4-8M-8 42v-11M-8 42l5-8M-4-40c-4 2-4 6 0 8c4-2 4-6 0-8M26 34c-4 2-4 6 0 8c4-2 4-6 0-8M36-14a3 3 0 1 0 .1 0M-22 34a3 3 0 1 0 .1 0",
  ],
  // Rounded backs, one behind the other, hatched on one side.
  hill: [
    "M-42 0c6-18 20-26 32-18c5 3 8 8 10 14M-8-16c8-14 22-18 32-8c8 7 14 16 18 26M-16-14c2 4 3 7 3 11M-22-13c2 4 3 8 3 12M18-20c3 5 4 9 4 14M25-16c3 5 4 8 5 13M-36 34c6-9 16-12 24-6M8 38c6-10 18-12 26-4M-18 30c1 2 2 4 2 6M28 34c1 2 2 4 2 6",
    "M-40-6c8-16 24-22 36-10c4 4 6 9 8 14M2-12c8-12 20-14 28-4c5 6 8 14 10 22M-12-12c2 4 3 8 3 12M-19-13c3 5 4 9 4 14M22-12c3 5 4 9 4 13M-34 30c8-8 16-9 24-2M12 36c6-8 14-9 22-2M-16 30c1 2 2 4 2 6M28 36c1 2 2 3 2 5M-4-34c4-4 8-4 11 0",
    "M-42 2c4-14 14-22 26-20c8 1 14 8 17 16M-14-18c4-12 18-18 30-10c10 7 18 18 22 30M8-22c3 5 5 10 5 16M16-18c3 5 5 10 6 15M-24-10c3 4 4 8 4 12M-30 36c6-9 16-11 26-4M14 34c5-7 12-9 20-3M-10 34c1 2 2 3 2 5",
  ],
  // Ridges with snow and shadow.
  mountain: [
    "M-40 4l24-36l14 20l10-14l30 32M-16-32l-4 14l6 6l-4 14M-16-32l8 18M8-26l2 12l8 4l2 12M-24-20l4 4l3-6l5 4M2-18l4 4l3-5l5 3M-32 2l4-6M-26 4l4-7M26-2l4 5M20 0l4 6M-34 34l10-10l8 9M10 40l10-12l12 12M20 28l-2 8",
    "M-42 2l16-24l10 10l16-28l18 24l10-8l12 20M0-40l-4 16l6 8l-4 16M0-40l10 22M-26-22l2 10l6 6M28-24l-4 12l-6 4M-8-26l4 4l3-6l6 5M-30-14l4 3l3-4M-34 4l4-6M10-2l4 6M-38 32l8-9l8 9M16 38l8-10l10 10M24 28l-2 7",
    "M-40 0l18-26l12 12l14-22l14 16l8-8l14 26M4-36l-2 14l-6 8l4 14M-22-26l4 12l-4 10M18-20l4 10l-4 8M-4-24l4 4l4-6l5 4M-28-17l4 3l4-4M-14 2l4-6M30 0l3 5M-34 36l12-12l10 12M18 34l8-9l10 10M-22 24l-2 8",
  ],
};

/** The body of the land where it rises, so that round hills and jagged mountains are told apart in any weather: in the
 *  same places as above. */
export const MASS: { readonly [T in Terrain]?: readonly string[] } = {
  hill: [
    "M-42 0c6-18 20-26 32-18c5 3 8 8 10 14c-12 8-28 10-42 4zM-8-16c8-14 22-18 32-8c8 7 14 16 18 26c-14 6-26 6-42-6z",
    "M-40-6c8-16 24-22 36-10c4 4 6 9 8 14c-14 7-30 6-44-4zM2-12c8-12 20-14 28-4c5 6 8 14 10 22c-14 4-26 2-36-8z",
    "M-42 2c4-14 14-22 26-20c8 1 14 8 17 16c-14 9-28 10-43 4zM-14-18c4-12 18-18 30-10c10 7 18 18 22 30c-14 4-26 0-37-4z",
  ],
  mountain: [
    "M-40 4l24-36l14 20l10-14l30 32c-24 8-54 8-78-2z",
    "M-42 2l16-24l10 10l16-28l18 24l10-8l12 20c-24 10-58 12-82 6z",
    "M-40 0l18-26l12 12l14-22l14 16l8-8l14 26c-24 10-58 10-80 2z",
  ],
};

/** What lies over a zone besides the tint of its weather: flakes in the cold, hatching where nothing lives. */
export const WEAVE: { readonly [C in Condition]?: string } = {
  cold: "M-36-10h.1M-22 22h.1M-6-34h.1M4 12h.1M20-8h.1M36 18h.1M-38 34h.1M18 40h.1M32-32h.1M-18-2h.1M-30-32h.1M40-4h.1",
  deadly:
    "M-60-34L34 60M-60-10L10 60M-60 14L-14 60M-60-58L58 60M-36-58L60 38M-12-58L60 14M12-58L60-10M36-58L60-34M-60 38L-38 60",
};

/** A wash in each drawing: the snow on the ridges, the shade of the palm; in the same places as above. */
export const SNOW: readonly string[] = [
  "M-16-32l-8 12l4 4l3-6l5 4l4-2zM8-26l-6 8l4 4l3-5l5 3l3-2z",
  "M0-40l-8 14l4 4l3-6l6 5l3-4zM-26-22l-4 8l4 3l3-4z",
  "M4-36l-8 12l4 4l4-6l5 4l2-5zM-22-26l-6 9l4 3l4-4z",
];

/** What the climate does to a zone, as a sign in a square of 16. */
export const CONDITION_ART: { readonly [C in Condition]: string } = {
  temperate: "M3 13.5C1.5 7 6 2.5 13.5 2.5c.5 7.5-4 12-10.5 11zM3 13.5l6-6.5",
  cold: "M8 1v14M1.9 4.5l12.2 7M14.1 4.5L1.9 11.5M8 4L6 2M8 4l2-2M8 12l-2 2M8 12l2 2M4.5 6L2 6.5M4.5 6L4.2 3.5M11.5 6l2.5.5M11.5 6l.3-2.5M4.5 10L2 9.5M4.5 10l-.3 2.5M11.5 10l2.5-.5M11.5 10l.3 2.5",
  hot: "M8 4.5a3.5 3.5 0 1 0 .1 0zM8 .8v1.6M8 13.6v1.6M.8 8h1.6M13.6 8h1.6M2.9 2.9l1.1 1.1M12 12l1.1 1.1M2.9 13.1L4 12M12 4l1.1-1.1",
  deadly:
    "M2.5 7.5c0-4 2.3-6 5.5-6s5.5 2 5.5 6c0 2-1 3-1.5 4v2.5H4V11.5c-.5-1-1.5-2-1.5-4zM5.5 7.8h.1M10.4 7.8h.1M8 9.5v1M6.5 14v-1.5M9.5 14v-1.5",
};
