import type { Drawing } from "./drawing.ts";

/** Vignettes of Age II, one a technology. */
export const AGE_2: Readonly<Record<string, Drawing>> = {
  // Three fields in turn.
  "crop-rotation": {
    wash: "M24 26L7 35a19 19 0 0 1 0-20zM24 26V6a20 20 0 0 1 17 29z",
    ink: "M24 6a20 20 0 1 0 0 40a20 20 0 1 0 0-40zM24 26V6M24 26L7 36M24 26l17 10M14 14v8M11 17v8M17 12v9M31 14c0 4 2 5 4 8M35 13c-3 0-5 2-5 5M34 24c-2-2-4-2-6 0M17 38h.1M22 35h.1M27 38h.1M24 42h.1M30 35h.1M42 6l3 4l-5 1",
  },
  // A plough with its wheel.
  "heavy-plough": {
    wash: "M14 32c6 0 10-4 12-10l8 12c-6 4-14 4-20-2z",
    ink: "M2 14c8 2 16 4 24 8M26 22c-2 6-6 10-12 10c6 6 14 6 20 2zM26 22L46 18M40 19v10M40 29a6 6 0 1 0 .1 0zM40 35h.1M40 29v12M34 35h12M2 42h28M6 38c4-2 6-2 9 0M2 8l4 6",
  },
  // A stirrup.
  stirrup: {
    wash: "M12 34h24l2 8H10z",
    ink: "M20 2v8M28 2v8M20 10h8v6h-8zM22 16c-8 4-12 12-12 20l-1 6h30l-1-6c0-8-4-16-12-20M20 22c-4 4-6 8-6 13h20c0-5-2-9-6-13c-2-2-6-2-8 0zM14 38h20M18 38v4M24 38v4M30 38v4",
  },
  // Sheets on the mould.
  paper: {
    wash: "M8 12h24l8 8v24H8z",
    ink: "M8 12h24l8 8v24H8zM32 12v8h8M5 9h25M5 9v30M2 6h25M2 6v30M14 20h12M14 25h20M14 30h20M14 35h14",
  },
  // A wheel in the stream.
  watermill: {
    wash: "M20 10a15 15 0 1 0 0 30a15 15 0 1 0 0-30z",
    ink: "M20 10a15 15 0 1 0 0 30a15 15 0 1 0 0-30zM20 14a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM20 22a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM20 7v7M20 36v7M2 25h7M31 25h6M7 12l5 5M28 33l5 5M33 12l-5 5M12 33l-5 5M30 8l8-6l8 6v32M36 14h5v5h-5zM2 44c6-3 10 1 15 0s9-2 14 0s9 1 15-1",
  },
  // Neumes on a staff.
  "musical-notation": {
    wash: "M4 10h40v28H4z",
    ink: "M4 10h40M4 17h40M4 24h40M4 31h40M4 38h40M12 38c-5-6-2-14 3-20c3-5 1-12-2-10c-4 3-2 14 0 22c1 5-1 9-4 8M24 31v-14l10-3v14M24 31a3 2.500 0 1 1-6 0a3 2.500 0 1 1 6 0M34 28a3 2.500 0 1 1-6 0a3 2.500 0 1 1 6 0M40 24h.1",
  },
  // The arms of a craft.
  guilds: {
    wash: "M6 6h36v16c0 12-8 18-18 22C14 40 6 34 6 22z",
    ink: "M6 6h36v16c0 12-8 18-18 22C14 40 6 34 6 22zM6 18h36M12 9v6M18 9v6M24 9v6M30 9v6M36 9v6M16 22l14 16M14 25l5-5l3 3l-5 5zM32 22L18 38M29 20c4-1 6 1 6 5",
  },
  // A keep on its hill.
  feudalism: {
    wash: "M10 38V16h28v22z",
    ink: "M10 38V14h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v24M20 38v-8c0-5 8-5 8 0v8M2 44c6-4 12-6 22-6s16 2 22 6M15 24h3M30 24h3M24 14V3l8 3l-8 3M6 38V24h4M42 38V24h-4M6 24v-3M42 24v-3",
  },
  // The rose of the winds.
  compass: {
    wash: "M24 4l4 16l16 4l-16 4l-4 16l-4-16L4 24l16-4z",
    ink: "M24 4l4 16l16 4l-16 4l-4 16l-4-16L4 24l16-4zM24 4v40M4 24h40M20 20l8 8M28 20l-8 8M24 10a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM24 20a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM10 6l4 6M38 6l-4 6M10 42l4-6M38 42l-4-6",
  },
  // An alembic on its fire.
  alchemy: {
    wash: "M8 28c0-6 4-9 8-10h6c4 1 8 4 8 10s-5 10-11 10s-11-4-11-10z",
    ink: "M16 18c-4 1-8 4-8 10s5 10 11 10s11-4 11-10s-4-9-8-10M16 18v-6c0-6 8-8 14-4l14 14M22 18v-3c2-3 5-2 7 0l11 10M38 26l4-5M40 28v10c0 6 7 6 7 0V28zM40 34h7M9 29h20M12 42c2-2 2-3 1-4M19 45c2-2 2-4 1-6M25 43c1-2 1-3 0-5M6 46h28",
  },
  // Angel and devil on a wagon.
  "mystery-plays": {
    wash: "M6 20h36v14H6z",
    ink: "M6 20h36v14H6zM4 20L24 6l20 14M14 34a5 5 0 1 0 .1 0zM34 34a5 5 0 1 0 .1 0zM14 39h.1M34 39h.1M6 20c4 5 8 5 12 0M42 20c-4 5-8 5-12 0M22 34v-6c0-3 4-3 4 0v6M24 22a2 2 0 1 0 .1 0zM24 6V2M12 26v4M36 26v4",
  },
  // An unknown on a slate.
  algebra: {
    wash: "M4 8h40v32H4z",
    ink: "M4 8h40v32H4zM7 11h34v26H7zM11 17l6 8M17 17l-6 8M19 14c2-1 3 1 2 2l-2 3h4M26 21h5M28.500 18.500v5M34 18c4 0 4 7 0 7s-4-7 0-7M12 31h8M24 29h8M24 33h8M36 29l2 4l2-6",
  },
  // A lens gathers light.
  optics: {
    wash: "M24 5c6 8 6 30 0 38c-6-8-6-30 0-38z",
    ink: "M24 5c6 8 6 30 0 38c-6-8-6-30 0-38zM2 12h19M2 24h44M2 36h19M27 13l17 11M27 35l17-11M10 10l3 2l-3 2M10 22l3 2l-3 2M10 34l3 2l-3 2M22 14c-1 6-1 12 0 18M44 20v8",
  },
  // A window with its rose.
  "gothic-architecture": {
    wash: "M10 44V22C10 12 18 6 24 3c6 3 14 9 14 19v22z",
    ink: "M10 44V22C10 12 18 6 24 3c6 3 14 9 14 19v22zM14 44V30c0-4 3-6 5-8c2 2 5 4 5 8v14M24 44V30c0-4 3-6 5-8c2 2 5 4 5 8v14M24 11a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM24 11v10M19 16h10M20.500 12.500l7 7M27.500 12.500l-7 7M6 44h36M19 30v14M29 30v14M14 36h20",
  },
  // A clock and its train.
  "mechanical-clock": {
    wash: "M24 4a16 16 0 1 0 0 32a16 16 0 1 0 0-32z",
    ink: "M24 4a16 16 0 1 0 0 32a16 16 0 1 0 0-32zM24 8v3M24 29v3M12 20h3M33 20h3M15.500 11.500l2 2M32.500 11.500l-2 2M15.500 28.500l2-2M32.500 28.500l-2-2M24 20l6-5M24 20l-3 8M24 20h.1M14 40a4 4 0 1 0 .1 0zM34 38a5 5 0 1 0 .1 0zM14 36v8M10 40h8M34 38v10M29 43h10",
  },
  // A keg with a fuse.
  gunpowder: {
    wash: "M10 14h24c3 8 3 20 0 28H10c-3-8-3-20 0-28z",
    ink: "M10 14h24c3 8 3 20 0 28H10c-3-8-3-20 0-28zM8 20h28M8 36h28M16 14c-2 8-2 20 0 28M22 14v28M28 14c2 8 2 20 0 28M28 14c0-6 4-8 8-7M36 7l2-4M38 8l5-2M38 10l4 3M36 10l1 5",
  },
  // A master's cap on his book.
  universities: {
    wash: "M24 6l22 9l-22 9L2 15z",
    ink: "M24 6l22 9l-22 9L2 15zM12 19v9c6 5 18 5 24 0v-9M42 17v12M40 29h4l1 6h-6zM4 40c8-3 14-3 20 1c6-4 12-4 20-1M4 40v4c8-2 14-2 20 1c6-3 12-3 20-1v-4M24 41v4",
  },
  // A chest of coins.
  banking: {
    wash: "M6 24h36v20H6z",
    ink: "M6 24h36v20H6zM6 24c0-8 6-12 18-12s18 4 18 12M14 24v20M34 24v20M21 24h6v8h-6zM24 27v2M10 14a5 2.500 0 1 0 10 0a5 2.500 0 1 0-10 0M20 9a5 2.500 0 1 0 10 0a5 2.500 0 1 0-10 0M28 14a5 2.500 0 1 0 10 0a5 2.500 0 1 0-10 0M20 9v3M30 9v3M24 5h.1",
  },
};
