import type { Drawing } from "./drawing.ts";

/** Vignettes of Age III, one a technology. */
export const AGE_3: Readonly<Record<string, Drawing>> = {
  // The screw over the type.
  "printing-press": {
    wash: "M8 30h32v6H8z",
    ink: "M8 44V6M40 44V6M6 6h36v5H6zM24 11v12M21 13l6 2M21 16l6 2M21 19l6 2M16 23h16v4H16zM12 30h24M8 30h32v6H8zM4 44h40M24 14h16l4-4M14 33h3M20 33h3M26 33h3M32 33h2",
  },
  // Lines to one point.
  perspective: {
    wash: "M4 44l16-20h8l16 20z",
    ink: "M2 24h44M4 44l19-20M44 44L25 24M12 44l11.500-20M36 44L24.500 24M24 44V24M8 40h32M13 34h22M17 29h14M4 6l18 17M44 6L26 23M10 14v20M14 17v12M38 14v20M34 17v12M24 22a2 2 0 1 0 .1 0z",
  },
  // A ship with lateen sails.
  caravel: {
    wash: "M6 32h36c-1 7-6 10-12 10H16c-6 0-9-4-10-10z",
    ink: "M6 32h36c-1 7-6 10-12 10H16c-6 0-9-4-10-10zM42 32l3-6M6 32l-3-7h6M18 32V5M32 32V11M8 26C12 16 18 8 28 3c-4 8-5 16-4 24c-6 1-11 0-16-1zM27 28c2-6 7-12 13-16c-2 6-2 10-1 15c-4 2-8 2-12 1zM2 45c6-3 10 1 15 0s9-2 14 0s9 1 15-1M18 5l5-2",
  },
  // A lock with its flint.
  "flintlock-musket": {
    wash: "M2 34l14-12h30v4H22l-6 6l-8 10z",
    ink: "M16 22h30v4H23l-7 6l-8 10l-6-8zM20 22c0-5 2-8 6-8l-1 4l3 1M30 22l2-6h3l-1 6M24 26c0 5 5 5 6 0M26 14l-2-3h5M32 12l1-4M36 13l3-3M38 16l4-1M27 28v2M10 30l4 4",
  },
  // The measure of man.
  humanism: {
    wash: "M24 4a20 20 0 1 0 0 40a20 20 0 1 0 0-40z",
    ink: "M24 4a20 20 0 1 0 0 40a20 20 0 1 0 0-40zM8 10h32v32H8zM24 9a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7zM20 18h8v10h-8zM20 19L8 20M28 19l12 1M20 18L9 12M28 18l11-6M20 28l-2 14M28 28l2 14M21 28l-9 11M27 28l9 11M24 28v4",
  },
  // An ear of maize.
  "new-world-crops": {
    wash: "M24 4c7 6 8 18 5 30H19c-3-12-2-24 5-30z",
    ink: "M24 4c7 6 8 18 5 30H19c-3-12-2-24 5-30zM24 4v30M21 8c-1 8-1 18 1 26M27 8c1 8 1 18-1 26M19 14h10M18 20h12M18 26h12M19 34C12 30 8 22 8 14c8 4 12 12 12 20M29 34c7-4 11-12 11-20c-8 4-12 12-12 20M24 34v12M20 40c2-2 6-2 8 0",
  },
  // The first sheets.
  newspapers: {
    wash: "M6 6h30v36H6z",
    ink: "M6 6h30v36H6zM36 14h7v24c0 5-7 5-7 0M10 10h22v5H10zM10 20h10v9H10zM23 20h9M23 24h9M23 28h9M10 33h22M10 37h22M12 27l3-4l3 4M39 20v14",
  },
  // The sun in the middle.
  heliocentrism: {
    wash: "M24 17a7 7 0 1 0 0 14a7 7 0 1 0 0-14z",
    ink: "M24 18a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM24 11a13 13 0 1 0 0 26a13 13 0 1 0 0-26zM24 4a20 20 0 1 0 0 40a20 20 0 1 0 0-40zM35 18a2 2 0 1 0 .1 0zM10 34a2.500 2.500 0 1 0 .1 0zM16 14.500h.1M40 30a2 2 0 1 0 .1 0zM24 15v-1M24 34v-1M15 24h-1M34 24h-1M22 23h.1M26 23h.1M22 26c1 1 3 1 4 0",
  },
  // A tube on its stand.
  telescope: {
    wash: "M4 26L34 8l5 8L9 34z",
    ink: "M4 26L34 8l5 8L9 34zM34 8l4-3l7 11l-6 1M4 26l-2 1l4 7l3 0M14 20l5 8M24 14l5 8M22 27v5M22 32l-8 13M22 32l8 13M22 32v13M18 30h8M40 30l1 2.500l2.500 1l-2.500 1l-1 2.500l-1-2.500l-2.500-1l2.500-1z",
  },
  // A microscope.
  microscope: {
    wash: "M18 6l8-3l6 18l-8 3z",
    ink: "M18 6l8-3l6 18l-8 3zM20 11l8-3M24 24l2 5l5-2l-2-5M30 10c8 2 12 10 9 18c-2 6-7 10-12 11M14 34h20M24 34v4M10 44h30M14 44c0-4 4-6 13-5M16 2l3 4M30 31l1 2",
  },
  // The bones of the hand.
  anatomy: {
    wash: "M16 26c4-3 12-3 16 0l-2 12H18z",
    ink: "M18 38l-2-12M30 38l2-12M20 38l-1-11M24 38V26M28 38l1-11M16 26l-3-8M13 17l-2-7M20 26l-1-10M19 15l-1-9M24 25V14M24 13V3M29 26l1-10M30 15l1-9M33 27l5-6M39 20l4-4M12 18h2M18 15.500h2M23 13.500h2M29 15.500h2M38 20l2 1M17 38h14v3H17zM19 41v5M29 41v5M22 41h4",
  },
  // The area under a curve.
  calculus: {
    wash: "M12 40V28c6-12 12-12 18-6c4 4 6 0 8-4v22z",
    ink: "M6 4v36h38M6 4l-2 4M6 4l2 4M44 40l-4-2M44 40l-4 2M8 36c4-16 12-22 20-15c6 6 9 2 12-7M14 40V25M19 40V19M24 40V18M29 40V22M34 40V24M39 40V17M26 6c-4-3-6 2-6 4M18 14h.1",
  },
  // A chart with its rhumbs.
  cartography: {
    wash: "M4 12l13-5l14 5l13-5v29l-13 5l-14-5l-13 5z",
    ink: "M4 12l13-5l14 5l13-5v29l-13 5l-14-5l-13 5zM17 7v29M31 12v29M8 20c3-3 5 1 9 0M8 28c4 2 5-2 9 1M31 22c-5-4-8 0-10 4s2 6 6 4M36 16l4 4M40 16l-4 4M20 14c3 0 4 3 6 3M35 30c2-2 4-2 6 0",
  },
  // A flag on a new shore.
  colonization: {
    wash: "M22 5c6-2 10 3 18 0v14c-8 3-12-2-18 0z",
    ink: "M22 42V4M22 5c6-2 10 3 18 0v14c-8 3-12-2-18 0M31 5v14M22 12h18M4 42c6-8 14-10 20-10s14 3 20 10zM2 45h44M10 34c-1-5 0-9 3-13M13 21c-4-1-7 0-9 3M13 21c-2-3-5-4-8-3M13 21c2-3 4-3 6-1",
  },
  // A fort like a star.
  "bastion-fort": {
    wash: "M24 4l6 10l12-2l-2 12l4 16l-14-4l-6 8l-6-8l-14 4l4-16L6 12l12 2z",
    ink: "M24 3l6 11l13-3l-3 13l6 17l-16-5l-6 9l-6-9l-16 5l6-17L5 11l13 3zM24 13l4 6l7-1l-2 7l4 9l-9-3l-4 5l-4-5l-9 3l4-9l-2-7l7 1zM21 24h6v5h-6z",
  },
  // The curtain goes up.
  opera: {
    wash: "M4 6h40v6C40 22 34 26 34 40H44V6H4v34h10c0-14-6-18-10-28z",
    ink: "M3 6h42M4 6v36h40V6M4 12c4 4 8 4 10 0c3 4 7 4 10 0c3 4 7 4 10 0c2 4 6 4 10 0M14 12c-1 12-4 16-10 18M34 12c1 12 4 16 10 18M9 32v10M39 32v10M24 22a3 3 0 1 0 .1 0zM20 42c0-9 1-12 4-12s4 3 4 12M20 33l-5 3M28 33l5-5M20 42h8",
  },
  // Iron from the stack.
  "blast-furnace": {
    wash: "M12 42l5-32h14l5 32z",
    ink: "M12 42l5-32h14l5 32zM15 10h18V6H15zM20 42v-7c0-5 8-5 8 0v7M14 30h20M15 22h18M4 42h40M20 4c-2-2 0-3-1-4M26 4c-2-2 1-3 0-4M36 34l8-3v6zM28 42c4 1 8 3 12 3M23 40c1-2 2-2 2-4",
  },
  // The lamp is lit by hand.
  atheism: {
    wash: "M16 20h16v14H16z",
    ink: "M14 20h20M14 34h20M16 20v14M32 20v14M18 34v3h12v-3M17 20l3-6h8l3 6M24 14v-4M20 6c0-4 8-4 8 0c0 3-4 3-4 4M24 30c-3 0-4-4 0-8c4 4 3 8 0 8zM8 27H4M44 27h-4M9 18l-4-2M39 18l4-2M9 36l-4 2M39 36l4 2M10 46c4-4 8-5 14-5s10 1 14 5",
  },
  // A share with its seal.
  "joint-stock-company": {
    wash: "M6 8h36v26H6z",
    ink: "M6 8h36v26H6zM9 11h30v20H9zM15 16h18M13 21h22M13 26h12M32 28a5 5 0 1 0 .1 0zM29 37l-2 8l5-3l5 3l-2-8M32 31v4M30 33h4",
  },
  // A beam over the shaft.
  "steam-pump": {
    wash: "M28 22h14v20H28z",
    ink: "M4 10l40-4v4L4 14zM22 10l-4 34M22 10l6 34M14 44h18M35 9v8M30 17h10M28 22h14v20H28zM35 17v12M30 29h10M7 13v29M4 20h6v22H4zM32 38h6M36 2c2-1 2-3 4-3M14 36h10",
  },
};
