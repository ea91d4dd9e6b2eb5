import type { Drawing } from "./drawing.ts";

/** Vignettes of Age IV, one a technology. */
export const AGE_4: Readonly<Record<string, Drawing>> = {
  // A retort, and what it is made of.
  chemistry: {
    wash: "M10 30l6-8h6l6 8c3 6 0 12-4 12H14c-4 0-7-6-4-12z",
    ink: "M16 6v16l-7 10c-3 6 0 11 5 11h10c5 0 8-5 5-11l-7-10V6M14 6h10M11 32h16M16 37h.1M20 35h.1M22 39h.1M36 8a4 4 0 1 0 .1 0zM30 18a3 3 0 1 0 .1 0zM42 20a3 3 0 1 0 .1 0zM34.500 14.500L31.500 19M38 15l3 5M42 26v4M42 30a3 3 0 1 0 .1 0z",
  },
  // Piston and flywheel.
  "steam-engine": {
    wash: "M4 22h16v12H4z",
    ink: "M4 22h16v12H4zM12 22v12M12 28h12M24 28l10-6M34 12a13 13 0 1 0 .1 0zM34 16a9 9 0 1 0 .1 0zM34 23a2 2 0 1 0 .1 0zM34 12v8M34 29v8M22 25h8M38 25h9M2 42h44M6 34v8M18 34v8M28 40l-2 2M40 40l2 2M8 22v-6h4v6M9 12c-2-2 1-4 0-6",
  },
  // Threads in a frame.
  "power-loom": {
    wash: "M10 22h28v10H10z",
    ink: "M6 4v40M42 4v40M6 8h36M6 32h36v4H6zM10 22h28M12 8v24M16 8v24M20 8v24M24 8v24M28 8v24M32 8v24M36 8v24M10 25h28M10 28h28M18 18l6-2l6 2l-6 2zM2 44h8M38 44h8M10 40h28M42 14l4 2v12l-4 2",
  },
  // A locomotive.
  railways: {
    wash: "M14 18h22v14H14zM4 12h10v20H4z",
    ink: "M4 12h10v20H4zM2 10h14M7 16h4v6H7zM14 18h22c4 0 6 3 6 7s-2 7-6 7H14M30 18v-8h-2l-1-4h8l-1 4h-2v8M20 18c0-4 5-4 5 0M9 34a5 5 0 1 0 .1 0zM22 36a4 4 0 1 0 .1 0zM34 36a4 4 0 1 0 .1 0zM9 39h25M42 32l4 6h-6M0 45h48M38 4c2-2 4 0 6-2M18 22v6M36 18v14",
  },
  // A sack, and what grows of it.
  fertilizers: {
    wash: "M10 22h22c4 8 4 16 0 22H10c-4-6-4-14 0-22z",
    ink: "M10 22h22c4 8 4 16 0 22H10c-4-6-4-14 0-22zM12 22c-2-3-1-5 1-6h16c2 1 3 3 1 6M15 30h12M15 35h12M18 26v3M38 44V26M38 32c5 0 8-3 8-8c-5 0-8 3-8 8zM38 28c-4 0-6-3-6-7c4 0 6 3 6 7zM38 20c-2-3-2-6 0-9c2 3 2 6 0 9zM36 44h8M20 12h.1M24 9h.1M17 8h.1",
  },
  // Heat goes one way.
  thermodynamics: {
    wash: "M12 30V8c0-5 8-5 8 0v22c5 5 2 13-4 13s-9-8-4-13z",
    ink: "M12 30V8c0-5 8-5 8 0v22c5 5 2 13-4 13s-9-8-4-13zM16 14v20M16 33a3 3 0 1 0 .1 0zM20 12h3M20 17h3M20 22h3M28 10c4-3 6 3 10 0M28 20h16M40 16l4 4l-4 4M30 32c3-4 6 0 6-5M38 40c3-4 6-1 6-6M30 42c2-2 4-2 5-4",
  },
  // A jar and its spark.
  electricity: {
    wash: "M26 2L10 26h10l-4 20l20-28H25z",
    ink: "M26 2L10 26h10l-4 20l20-28H25zM6 8l3 3M4 18h4M42 10l-3 3M44 28h-4M40 38l-3-3M6 36l4-3",
  },
  // Wires from pole to pole.
  telegraph: {
    wash: "M22 6h4v38h-4z",
    ink: "M22 44V4h4v40M10 12h28M13 20h22M10 12V8M17 12V8M31 12V8M38 12V8M13 20v-4M35 20v-4M0 16c4-1 7-3 10-8M0 22c6 0 10-2 13-6M48 16c-4-1-7-3-10-8M48 22c-6 0-10-2-13-6M14 44h20M26 30l6 14M22 30l-6 14M4 34h3M10 34h.1M4 38h.1M8 38h4M38 34h6M38 38h.1M42 38h4",
  },
  // A cylinder at the moment of firing.
  combustion: {
    wash: "M14 6h20v14H14z",
    ink: "M12 4v28h4M36 4v28h-4M12 4h24M16 20h16v8H16zM16 23h16M24 28v4M24 30l8 8M24 38a8 8 0 1 0 .1 0zM24 44h.1M20 4V0M28 4V0M24 17c-3 0-4-4 0-8c4 4 3 8 0 8zM18 12l-2-2M30 12l2-2",
  },
  // A crystal of ice.
  refrigeration: {
    wash: "M24 12l10 6v12l-10 6l-10-6V18z",
    ink: "M24 3v42M6 13.500l36 21M42 13.500l-36 21M24 3l-4 4M24 3l4 4M24 45l-4-4M24 45l4-4M6 13.500l1 5.500M6 13.500l5-2M42 34.500l-1-5.500M42 34.500l-5 2M42 13.500l-1 5.500M42 13.500l-5-2M6 34.500l1-5.500M6 34.500l5 2M24 14l8.500 5v10L24 34l-8.500-5V19z",
  },
  // One branch, many beaks.
  "theory-of-evolution": {
    wash: "M28 8c5-3 12 0 12 6c0 5-4 8-10 8c-8 0-14 2-18 6c2-8 8-16 16-20z",
    ink: "M40 12c0-6-6-8-11-5c-9 4-15 12-18 22l-7 7l9-2c6-2 12-3 17-6c6-3 10-8 10-16zM40 12l6 2l-6 3M34 11h.1M16 26c6 0 12-3 14-8M22 31l-2 8M27 29l1 9M8 40c10-3 24-3 36 0M20 39v6M28 39v6M36 39l3 5M12 40l-2 4",
  },
  // A lancet.
  vaccination: {
    wash: "M14 26l14-14l8 8l-14 14z",
    ink: "M14 26l14-14l8 8l-14 14zM32 16l6-6M34 6l8 8M18 30L6 42M11 29l8 8M20 20l3 3M24 16l3 3M26 26l-3-3M30 22l-3-3M4 44l2-2M40 30c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z",
  },
  // Chimneys.
  "factory-system": {
    wash: "M4 24l10-6v6l10-6v6l10-6v26H4z",
    ink: "M4 44V24l10-6v6l10-6v6l10-6v26M2 44h44M34 44V8h8v36M36 8V4h4v4M8 30h5v4H8zM18 30h5v4h-5zM27 30h4v4h-4zM14 44v-6h6v6M34 14h8M38 2c2-3 5 0 8-2M36 1c-3-2-6 1-10-1",
  },
  // A camera on its legs.
  photography: {
    wash: "M8 8h22v18H8z",
    ink: "M8 8h22v18H8zM30 12l10-3v16l-10-3M12 12h14v10H12zM19 13a4 4 0 1 0 .1 0zM19 26v4M19 30L8 46M19 30l11 16M19 30v16M14 38h10M8 4h22v4M40 12h4v10h-4",
  },
  // An open book.
  novel: {
    wash: "M4 10c8-3 14-2 20 2c6-4 12-5 20-2v28c-8-3-14-2-20 2c-6-4-12-5-20-2z",
    ink: "M4 10c8-3 14-2 20 2c6-4 12-5 20-2v28c-8-3-14-2-20 2c-6-4-12-5-20-2zM24 12v28M9 17c4-1 7 0 10 1M9 23c4-1 7 0 10 1M9 29c4-1 7 0 10 1M29 18c3-1 6-2 10-1M29 24c3-1 6-2 10-1M29 30c3-1 5-1 7-1M36 8v14l3-3l3 3V8",
  },
  // Two tables, one eye.
  "declaration-of-rights": {
    wash: "M6 44V18c0-8 18-8 18 0c0-8 18-8 18 0v26z",
    ink: "M6 44V18c0-8 18-8 18 0c0-8 18-8 18 0v26zM24 18v26M10 22h10M10 27h10M10 32h10M10 37h7M28 22h10M28 27h10M28 32h10M28 37h7M18 6c3-4 9-4 12 0c-3 4-9 4-12 0zM24 5v2M12 4l3 1M36 4l-3 1",
  },
  // A violin.
  symphony: {
    wash: "M16 44c-8-2-10-10-5-15c4-4 1-7 4-11c5-5 12 1 11 7c-1 4 3 5 3 10c0 7-6 11-13 9z",
    ink: "M16 44c-8-2-10-10-5-14c4-4 1-8 4-12c5-5 12 1 11 7c-1 4 3 5 3 10c0 7-6 11-13 9zM22 20L38 4M20 36L37 5M17 33l4 4M14 28c-1 2 0 3 1 4M25 31c1 2 0 3-1 4M38 4c3-3 6 0 4 3c-2 2-5 0-4-3zM36 9l3 2M34 6l-2-2M30 44L46 14",
  },
  // Hands that hold.
  "trade-unions": {
    wash: "M8 20h12l8 4l-2 12l-10 2l-8-6z",
    ink: "M2 18l8-2l8 3l8-3l6 3h6l8-2M2 34h5l8 6c3 2 5 1 6-1c2 2 5 1 5-1c3 1 5-1 5-3c3 0 4-3 2-5l-9-8l-4 3c-3 2-6-1-4-3l5-5M46 33h-7l-4-2M2 16v20M46 15v20M15 40l3-4M21 39l3-4M27 37l3-4M24 4v6M16 6l2 5M32 6l-2 5",
  },
  // Loaded from behind.
  "breech-loading-rifle": {
    wash: "M2 34l12-10h32v3H24l-8 6l-6 9z",
    ink: "M14 24h32v3H24l-8 5l-7 10l-7-7zM18 24v-5h10v5M22 19l4-5l2 2l-3 3M21 27c0 5 6 5 6 0M34 24v-2M32 12h8c3 0 4 1 4 2s-1 2-4 2h-8zM35 12v4M46 22v2M8 32l5 4",
  },
};
