import type { ReactElement } from "react";

interface Plate {
  readonly wash: string;
  readonly accent: string;
  readonly ink: string;
}

/** The plate on each game's box, 200 by 130: what is washed green, what is washed ochre, and the ink over both. */
const PLATES: Readonly<Record<string, Plate>> = {
  // Long-necked grazer at the water, and who is watching it from the reeds.
  evolution: {
    wash: "M58 112c-6-16-2-28 12-34c10-6 15-16 17-31l3-14c2-8 9-10 14-5l8 5c3 2 2 6-2 6l-9 2c-3 12-3 22 0 30c14 0 24 6 28 18l2 23zM12 112c2-22 8-44 4-66c10 20 12 44 8 66zM172 112c0-16 4-30 12-42c0 14 0 28 4 42z",
    accent: "M8 116c40-7 144-8 184 0c-20 9-160 10-184 0z",
    ink: "M58 112c-6-16-2-28 12-34c10-6 15-16 17-31l3-14c2-8 9-10 14-5l8 5c3 2 2 6-2 6l-9 2c-3 12-3 22 0 30c14 0 24 6 28 18c2 8 2 15 2 23M70 112c1-8 3-14 6-18M83 112c0-7 1-12 3-16M112 112c0-8-1-13-3-17M128 112c-1-6-3-11-6-15M129 90c8-2 14 2 18 12M99 31h.1M92 28l-3-5M97 26l-1-6M88 47l12 4M86 57l14 4M82 67l16 4M8 116c40-7 144-8 184 0M30 120c30 4 110 4 140 0M60 125c20 2 60 2 80 0M12 116c2-24 8-48 4-70M24 116c3-20 2-38-4-54M18 116c-1-20-5-36-12-46M172 116c0-18 4-34 12-46M188 116c-4-14-4-28-2-42M180 116c0-12-2-22-8-32M150 92c3-3 8-3 11 0c-3 3-8 3-11 0zM165 92c3-3 8-3 11 0c-3 3-8 3-11 0zM155.5 91v2M170.5 91v2M146 82c12-6 24-6 34 0M104 20c8-12 22-14 32-8c-8 10-22 14-32 8zM104 20l28-6M114 18l-2-6M122 16l-1-5M118 17l4 5",
  },
  // Hand axe, ember and orbit: the ages on one string.
  "s-evolution": {
    wash: "M40 24c12 8 20 28 18 52c-2 18-10 28-20 28s-18-10-20-28c-2-24 8-46 22-52z",
    accent: "M100 104c-16 0-24-12-20-26c4-10 10-14 10-26c10 6 14 14 14 22c3-2 4-6 4-10c10 8 16 40-8 40z",
    ink: "M40 24c12 8 20 28 18 52c-2 18-10 28-20 28s-18-10-20-28c-2-24 8-46 22-52zM40 24c-4 12-10 16-14 22c2 6 0 10-4 16M40 24c0 14 8 16 10 26c-2 8 4 12 4 18M26 46l12 6l12-2M38 52l-4 18l-12 4M34 70l12 12M46 82l8-8M34 88l12-6M100 104c-16 0-24-12-20-26c4-10 10-14 10-26c10 6 14 14 14 22c3-2 4-6 4-10c10 8 16 40-8 40zM98 104c-8-2-10-10-4-18c4 4 6 4 6 8c6-2 6 8-2 10zM78 110l44-4M80 104l42 8M154 40a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM130 40c0-10 15-17 34-17s34 7 34 17s-15 17-34 17s-34-7-34-17zM164 6c9 0 17 15 17 34s-8 34-17 34s-17-15-17-34s8-34 17-34zM150 78l14 26l14-26M164 104v14M154 118h20M60 62c8-4 12-4 18 0M122 72c6-6 10-8 14-8",
  },
  // An island, a sauropod, and the climate turning overhead.
  evo: {
    wash: "M40 92c10-12 22-16 40-16c6-6 8-14 10-24c2-8 10-10 16-4l6 4c2 2 1 5-2 5l-8 1c-2 10-2 16 2 22c10 2 16 6 20 12l24 4c12 2 20 8 24 12H20c4-8 10-14 20-16z",
    accent: "M130 32a15 15 0 1 0 30 0a15 15 0 1 0-30 0z",
    ink: "M12 108c30-6 146-6 176 0M24 116c36 5 116 5 152 0M40 92c10-12 22-16 40-16c6-6 8-14 10-24c2-8 10-10 16-4l6 4c2 2 1 5-2 5l-8 1c-2 10-2 16 2 22c10 2 16 6 20 12l24 8M40 92c-10 2-18 8-22 14M56 106c-1-8 0-14 4-18M72 106c0-6 0-10 2-14M96 106c0-6 0-10-2-14M112 106c0-8-2-14-6-18M101 52h.1M130 32a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM145 8v6M145 50v6M121 32h6M163 32h6M128 15l4 4M158 45l4 4M128 49l4-4M158 19l4-4M168 106c2-14 2-26-2-36M166 70c-8-4-16-2-20 4c8 2 14 0 20-4zM166 70c-4-10-12-14-20-10c4 8 12 12 20 10zM166 70c2-10 8-14 16-12c-2 8-8 12-16 12zM166 70c8-2 16 0 18 8c-8 2-14-2-18-8zM24 40l8-5l8 5v9l-8 5l-8-5zM40 40l8-5l8 5v9l-8 5l-8-5zM32 26l8-5l8 5v9M32 26v9M62 84c4 2 10 2 14 0M64 92c4 2 10 2 14 0",
  },
  // A tree whose branches carry wheel, book and lamp.
  progress: {
    wash: "M22 46a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM142 40c0-10 8-18 18-18s18 8 18 18c0 8-8 12-9 22h-18c-1-10-9-14-9-22z",
    accent: "M76 30c10-4 18-2 25 4c7-6 15-8 25-4v30c-10-4-18-2-25 4c-7-6-15-8-25-4z",
    ink: "M22 46a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM37 46a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM42 26v15M42 51v15M22 46h15M47 46h15M28 32l10 10M46 50l10 10M56 32l-10 10M38 50l-10 10M76 30c10-4 18-2 25 4c7-6 15-8 25-4v30c-10-4-18-2-25 4c-7-6-15-8-25-4zM101 34v30M82 38c5-1 9 0 13 2M82 45c5-1 9 0 13 2M107 40c4-2 8-3 13-2M107 47c4-2 8-3 13-2M142 40c0-10 8-18 18-18s18 8 18 18c0 8-8 12-9 22h-18c-1-10-9-14-9-22zM152 66h16M154 70h12M154 40l6 8l6-8M160 48v14M160 10v6M136 18l5 4M184 18l-5 4M100 120c0-18 0-34 1-52M101 96c-20-2-44-8-54-26M101 96c20-2 44-4 56-22M101 110c-16 0-36-2-48-10M101 108c18 0 36-2 46-10M84 124c12-6 24-6 36 0M53 100c-4 4-8 4-12 2c2-6 8-6 12-2zM147 98c4 4 8 4 12 2c-2-6-8-6-12-2zM70 84c-2-4-1-8 3-10c2 4 1 8-3 10zM128 86c2-5 6-6 10-4c-2 5-6 6-10 4z",
  },
};

/** The plate of a game. */
export function GamePlate({ game }: { readonly game: string }): ReactElement | null {
  const plate = PLATES[game];
  if (plate === undefined) return null;
  return (
    <svg className="plate" viewBox="0 0 200 130" aria-hidden="true">
      <path className="plate-wash" d={plate.wash} />
      <path className="plate-accent" d={plate.accent} />
      <path d={plate.ink} />
    </svg>
  );
}

/** The mark of the house: a clade, three tips of one branch. */
export function HouseMark(): ReactElement {
  return (
    <svg className="house-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M6 29V17h14V4M13 17v6h12V10M6 17V4" />
      <circle cx="6" cy="4" r="2.6" />
      <circle cx="20" cy="4" r="2.6" />
      <circle cx="25" cy="10" r="2.6" />
    </svg>
  );
}
