import type { Effect, EffectKind } from "../../rules/data/cards.ts";
import type { Drawing } from "./genes.ts";

type EventPicture = Exclude<EffectKind, "shift"> | "forward" | "far-forward" | "back" | "still";

/** The picture of a card. Those that move the climate each have their own: the way it goes, and how far. */
export function eventArt({ kind, amount }: Effect): Drawing {
  if (kind !== "shift") return EVENT_ART[kind];
  return EVENT_ART[amount === 0 ? "still" : amount < 0 ? "back" : amount === 1 ? "forward" : "far-forward"];
}

/** Vignettes of the event cards, in a square of 48. */
const EVENT_ART: { readonly [P in EventPicture]: Drawing } = {
  // The sky goes round over the hills.
  forward: {
    wash: "M4 44c6-12 14-14 20-8c6-8 14-6 20 8zM24 10a6 6 0 1 0 .1 0z",
    ink: "M4 44c6-12 14-14 20-8c6-8 14-6 20 8M2 44h44M24 10a6 6 0 1 0 .1 0zM8 24c0-10 7-17 16-17c9 0 16 7 16 16M40 23l-5-4M40 23l4-5M24 3v2M31 5l-1 2M17 5l1 2M14 36c2 1 4 1 6 0M30 38c2 1 4 1 6 0",
  },
  // Two winds over steep mountains, and what they bring.
  "far-forward": {
    wash: "M3 45l11-14l7 7l9-13l15 20zM24 15a6 6 0 1 0 .1 0z",
    ink: "M3 45l11-14l7 7l9-13l15 20M1 45h46M27 29l3 4l4-2M4 26c0-13 9-23 20-23c10 0 18 7 20 18M44 21l-6-3M44 21l3-6M11 24c1-9 6-14 13-14c6 0 10 4 12 10M36 20l-5-1M36 20l2-5M19 17l-4 7l4 0l-3 6",
  },
  // The night comes back.
  back: {
    wash: "M4 44c6-12 14-14 20-8c6-8 14-6 20 8zM27 12a7.5 7.5 0 1 0 4 12a7 7 0 0 1-4-12z",
    ink: "M4 44c6-12 14-14 20-8c6-8 14-6 20 8M2 44h44M27 12a7.5 7.5 0 1 0 4 12a7 7 0 0 1-4-12zM41 25c0-11-7-19-17-19C14 6 7 13 7 23M7 23l-5-4M7 23l5-4M34 16h.1M33 27h.1M14 36c2 1 4 1 6 0M30 38c2 1 4 1 6 0",
  },
  // Not a breath: a level lake with the whole sun in it.
  still: {
    wash: "M24 9a8 8 0 1 0 .1 0zM4 32h40l-7 12H11z",
    ink: "M24 9a8 8 0 1 0 .1 0zM24 3v2M36 7l-1.5 1.5M12 7l1.5 1.5M40 17h-2M8 17h2M2 32h44M17 37h14M20 41h8M7 32V21M11 32v-7M7 21c-2 0-2-5 0-6c2 1 2 6 0 6zM40 32v-9M40 23c-2 0-2-5 0-6c2 1 2 6 0 6z",
  },
  // Two dice, one choice.
  "choose-roll": {
    wash: "M5 12l14-5l6 13l-13 6zM26 25l16-1l2 16l-16 2z",
    ink: "M5 12l14-5l6 13l-13 6zM26 25l16-1l2 16l-16 2zM11 14h.1M18 13h.1M13 20h.1M19 17h.1M31 29h.1M38 28.5h.1M35 33h.1M32 38h.1M39 37h.1M5 30c2 7 7 12 14 14M19 44l-5 1M19 44l-2-5",
  },
  // Head down, horns first.
  "attack-horns": {
    wash: "M4 20c8-6 18-6 25 0l8 9c2 4-1 8-5 7l-8-2c-4 4-12 6-20 5z",
    ink: "M4 20c8-6 18-6 25 0l8 9c2 4-1 8-5 7l-8-2c-4 4-12 6-20 5M29 20c4-3 8-9 16-9c-4 3-6 8-10 15M35 29c4-1 7-3 11-4c-2 4-5 6-9 7M26 26h.1M32 33c1-1 2-1 3 0M4 26h8M3 31h7M6 14h10M2 10h9M18 9h6",
  },
  // A wall of hide and horn.
  "defence-horns": {
    wash: "M24 4c6 4 12 5 18 5c1 15-5 28-18 35c-13-7-19-20-18-35c6 0 12-1 18-5z",
    ink: "M24 4c6 4 12 5 18 5c1 15-5 28-18 35c-13-7-19-20-18-35c6 0 12-1 18-5zM15 22c-4-2-5-6-4-10c2 4 5 5 8 6M33 22c4-2 5-6 4-10c-2 4-5 5-8 6M17 19h14c2 6-1 16-7 16s-9-10-7-16zM21 24h.1M27 24h.1M22 31h4",
  },
  // Prints in the sand, and more of them.
  steps: {
    wash: "M8 42c-2-4 0-8 3-8s5 3 3 8zM20 28c-2-4 0-8 3-8s5 3 3 8zM33 15c-2-4 0-8 3-8s5 3 3 8z",
    ink: "M8 42c-2-4 0-8 3-8s5 3 3 8zM7 33l-2-4M11 32v-4M15 33l2-3M20 28c-2-4 0-8 3-8s5 3 3 8zM19 19l-2-4M23 18v-4M27 19l2-3M33 15c-2-4 0-8 3-8s5 3 3 8zM32 6l-2-3M36 5v-3M40 6l2-3M26 41h6M29 38v6M38 30h6M41 27v6",
  },
  // You there, me here.
  swap: {
    wash: "M4 20c2-6 12-7 16-2c1 5-3 8-8 8s-9-2-8-6zM28 36c2-6 12-7 16-2c1 5-3 8-8 8s-9-2-8-6z",
    ink: "M4 20c2-6 12-7 16-2c1 5-3 8-8 8s-9-2-8-6zM19 17l3-6l4 2M8 26v4M15 26v4M23 12h.1M28 36c2-6 12-7 16-2c1 5-3 8-8 8s-9-2-8-6zM29 33l-3-6l-4 2M33 42v4M40 42v4M25 28h.1M30 6c7 0 12 5 12 14M42 20l-4-4M42 20l4-4M18 44c-7 0-12-4-12-11M6 33l-4 4M6 33l4 4",
  },
  // An empty nest under a bare twig.
  barren: {
    wash: "M6 32c10-5 26-5 36 0c-1 8-8 12-18 12s-17-4-18-12z",
    ink: "M6 32c10-5 26-5 36 0c-1 8-8 12-18 12s-17-4-18-12zM6 32c10 4 26 4 36 0M10 38c8 3 20 3 28 0M14 34l4 8M24 36v7M34 34l-4 8M40 4c-8 4-14 10-18 18M33 8l-8-3M28 13l-9-2M30 11l6 4M25 17l5 4",
  },
  // Eggs adrift.
  reach: {
    wash: "M20 30c-3-10 1-18 6-18s9 9 5 18zM3 36c6-5 12-5 18 0s12 5 24 0v9H3z",
    ink: "M20 31c-3-10 1-19 6-19s9 9 5 19M23 20h.1M28 18h.1M27 25h.1M3 36c6-5 10-5 15-1s11 4 15 0s8-3 12 1M3 43c6-4 10-4 15 0s11 3 15 0s8-3 12 0M36 12l8-4M38 17h8M6 14c3-3 6-3 8 0c2-3 5-3 8 0",
  },
  // A nest that overflows.
  births: {
    wash: "M10 30c-2-8 1-14 5-14s6 5 5 12c0-9 3-15 7-15s6 7 4 15c1-6 4-9 7-8s4 6 1 10z",
    ink: "M10 30c-2-8 1-14 5-14s7 6 5 13M19 26c0-8 3-13 7-13s7 7 5 15M31 25c1-5 4-8 7-6s4 6 1 11M4 31c12-4 28-4 40 0c-1 9-9 13-20 13S5 40 4 31zM8 37c9 4 23 4 32 0M14 33l4 9M34 33l-4 9M24 32v10M14 21h.1M26 18h.1M36 24h.1M24 8V4M16 10l-3-4M32 9l3-4",
  },
  // Somebody stepped on it.
  "fewer-births": {
    wash: "M12 24c0-10 6-19 12-19s12 9 12 19l-5-4l-3 5l-4-6l-4 6l-3-5zM11 30l5-3l3 5l5-6l4 6l3-5l6 3c0 8-5 14-13 14s-13-6-13-14z",
    ink: "M12 24c0-10 6-19 12-19s12 9 12 19l-5-4l-3 5l-4-6l-4 6l-3-5zM11 30l5-3l3 5l5-6l4 6l3-5l6 3c0 8-5 14-13 14s-13-6-13-14zM20 12h.1M28 14h.1M18 38h.1M30 37h.1M40 16l4-3M41 22h5M8 16l-4-3M7 22H2",
  },
  // Frost on the hide.
  "fewer-furs": {
    wash: "M24 10a14 14 0 1 0 .1 0z",
    ink: "M24 4v40M7 14l34 20M41 14L7 34M24 10l-4-4M24 10l4-4M24 38l-4 4M24 38l4 4M12 17l-5 1M12 17v-6M36 17l5 1M36 17v-6M12 31l-5-1M12 31v6M36 31l5-1M36 31v6M24 19l4 2.5v5L24 29l-4-2.5v-5z",
  },
  // The sun through a torn parasol.
  "fewer-parasols": {
    wash: "M16 5a9 9 0 1 0 .1 0zM20 34c2-9 9-13 15-11s9 8 8 15l-5-2l-3 4l-5-4l-4 3z",
    ink: "M16 5a9 9 0 1 0 .1 0zM16 1v1M16 26v2M2 14h2M28 14h2M6 4l1.5 1.5M26 24l-1.5-1.5M6 24l1.5-1.5M26 4l-1.5 1.5M20 34c2-9 9-13 15-11s9 8 8 15l-5-2l-3 4l-5-4l-4 3zM32 22l-4 12M35 23l1 13M30 39l-8 8M34 26l-3 3l3 2l-2 3",
  },
  // The winter coat.
  furs: {
    wash: "M10 8c9-4 19-4 28 0c4 11 3 22-2 34l-5-6l-4 8l-3-8l-4 8l-4-8l-5 6C6 30 6 19 10 8z",
    ink: "M10 8c9-4 19-4 28 0c4 11 3 22-2 34l-5-6l-4 8l-3-8l-4 8l-4-8l-5 6C6 30 6 19 10 8zM16 11v6M22 9v6M28 9v6M34 11v6M13 20v6M19 19v6M25 19v6M31 19v6M36 21v5M16 29v5M22 28v6M28 28v6M33 29v5",
  },
  // A cool place under a wide roof.
  parasols: {
    wash: "M3 22C5 9 15 4 24 4s19 5 21 18c-4-3-8-3-10 0c-3-3-8-3-11 0c-3-3-8-3-11 0c-2-3-6-3-10 0zM12 44c4-4 20-4 24 0z",
    ink: "M3 22C5 9 15 4 24 4s19 5 21 18c-4-3-8-3-10 0c-3-3-8-3-11 0c-3-3-8-3-11 0c-2-3-6-3-10 0zM24 2v42M13 22c1-8 5-14 11-18c6 4 10 10 11 18M6 44c6-4 30-4 36 0M14 40h.1M32 40h.1",
  },
  // Gone, at a stroke.
  removal: {
    wash: "M15 24c0-7 4-11 9-11s9 4 9 11c0 4-2 6-3 8v5H18v-5c-1-2-3-4-3-8z",
    ink: "M15 24c0-7 4-11 9-11s9 4 9 11c0 4-2 6-3 8v5H18v-5c-1-2-3-4-3-8zM20 24h.1M28 24h.1M24 28v2M21 37v-3M24 37v-3M27 37v-3M30 2L22 8l5 1l-3 4M8 40c10-3 22 3 32 0M10 44c9-2 19 2 28 0M38 10l4-3M9 12L5 9M42 20h4M6 20H2",
  },
  // A strand of life with a price tag.
  discount: {
    wash: "M24 26l10-6l10 4v10l-10 8l-12-10z",
    ink: "M8 3c0 12 12 13 12 24M20 3C20 15 8 16 8 27M9 7h10M11 12h6M11 20h6M9 25h8M24 26l10-6l10 4v10l-10 8l-12-10zM39 27h.1M28 30l6 5M32 26l5 4",
  },
  // Back into the bag, and again.
  redraw: {
    wash: "M14 18c-8 8-8 26 10 26s18-18 10-26z",
    ink: "M14 18c-8 8-8 26 10 26s18-18 10-26zM14 18c6 2 14 2 20 0M14 18l-3-6l5 2l4-3l4 3l4-3l4 3l5-2l-3 6M20 34c-2-7 4-10 8-6M28 28l-4 0M28 28l1-4M28 32c2 6-4 9-8 5M20 37h4M20 37l-1 4M24 8V3M16 7l-2-4M32 7l2-4",
  },
};
