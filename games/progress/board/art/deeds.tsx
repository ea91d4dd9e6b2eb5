import type { ReactElement } from "react";
import type { Drawing } from "./drawing.ts";

const DEEDS: Readonly<Record<string, Drawing>> = {
  "great-pyramid": {
    wash: "M24 8l20 32H4z",
    ink: "M24 8l20 32H4zM24 8l6 32M14 24h14M10 31h18M19 16h8M6 37h23M34 40l4-6M2 40h44",
  },
  "hanging-gardens": {
    wash: "M6 40V30h8v-8h8v-8h20v26z",
    ink: "M6 42V30h8v-8h8v-8h20v28zM14 30h28M22 22h20M6 30c2 4 0 6 2 9M14 22c2 4 0 6 2 9M22 14c2 4 0 6 2 9M30 14c0-4 3-6 6-8c1 4-1 7-4 8M36 30v-4h3v4M28 42v-6h4v6",
  },
  "library-of-alexandria": {
    wash: "M6 12h36v26H6z",
    ink: "M6 12h36v28H6zM6 21h36M6 30h36M11 12v9M16 12l1 9M21 12v9M28 12l-1 9M33 12v9M38 12v9M10 21v9M15 21v9M22 21l2 9M30 21v9M36 21v9M12 30v10M20 30v10M25 30l-1 10M33 30v10M38 30v10",
  },
  "great-wall": {
    wash: "M2 34c8-8 14-2 20-10s14-4 24-14v12c-10 8-16 6-24 13S12 38 2 44z",
    ink: "M2 34c8-8 14-2 20-10s14-4 24-14M2 44c10-6 12-2 20-9s14-5 24-13M10 30V22h8v7M10 22v-3h2v3M16 22v-3h2v3M30 21v-9h8v5M30 12V9h2v3M36 12V9h2v3",
  },
  "olympic-games": {
    wash: "M16 20h16l-3 8H19z",
    ink: "M14 20h20l-4 8H18zM21 28v12M27 28v12M16 42h16M24 20c-6-4-4-10 0-14c0 4 5 5 4 10c0 2-2 4-4 4zM8 8c-4 8-3 18 4 26M40 8c4 8 3 18-4 26",
  },
  "roman-roads": {
    wash: "M20 6h8l14 38H6z",
    ink: "M20 6L6 44M28 6l14 38M17 14h14M15 20h18M12 28h24M9 36h30M24 6v8M20 14v6M27 20v8M19 20v8M24 28v8M30 28l1 8M16 36v8M28 36v8M4 24h6M38 24h6",
  },
  "silk-road": {
    wash: "M8 30c2-8 6-8 8-2c3-8 8-8 10 0l10-2l2 6l-6 4H10z",
    ink: "M8 32c1-10 6-12 9-5c3-8 8-7 9 1l5-1c2-5 1-9 3-13l6 1l1 3l-5 1c0 6-1 10-4 14M8 32v10M12 34v8M25 34v8M30 33v9M4 42h40M38 10l2-4M32 14l-2-3",
  },
  "magna-carta": {
    wash: "M10 6h26v32H10z",
    ink: "M10 6h28c-3 3-3 6 0 8v24H12c-4 0-5 5-1 6h26c4 0 4-6 1-6M10 6v34M16 14h16M16 19h16M16 24h12M16 29h14M28 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  },
  "hagia-sophia": {
    wash: "M10 28c0-10 6-14 14-14s14 4 14 14v12H10z",
    ink: "M10 28c0-10 6-14 14-14s14 4 14 14zM10 28h28v14H10zM24 14v-5M4 42V20l2-4l2 4v22M40 42V20l2-4l2 4v22M14 28c1-5 2-7 4-8M16 34h3v8M22 34h4v8M30 34h3v8M2 42h44",
  },
  angkor: {
    wash: "M18 40V24c0-8 3-12 6-18c3 6 6 10 6 18v16z",
    ink: "M18 40V24c0-8 3-12 6-18c3 6 6 10 6 18v16M19 20h10M18 26h12M20 14h8M6 40V30c0-4 2-6 3-9c2 3 3 5 3 9v10M36 40V30c0-4 2-6 3-9c2 3 3 5 3 9v10M2 42h44M22 40v-6h4v6M12 36h6M30 36h6",
  },
  "house-of-wisdom": {
    wash: "M8 40V20c4-8 8-12 16-14c8 2 12 6 16 14v20z",
    ink: "M8 42V20c4-8 8-12 16-14c8 2 12 6 16 14v22zM14 42V28c2-6 6-9 10-10c4 1 8 4 10 10v14M18 34c3-1 5-1 6 1c1-2 3-2 6-1v6c-3-1-5-1-6 1c-1-2-3-2-6-1zM24 35v6M24 6V3M2 42h44",
  },
  "travels-of-marco-polo": {
    wash: "M6 30c8-6 28-6 36 0c-2 8-6 12-18 12S8 38 6 30z",
    ink: "M6 30h36c-2 8-8 12-18 12S8 38 6 30zM24 30V6M24 8c8 2 12 8 12 16H24M24 12c-6 2-9 6-9 12h9M2 44c6-3 10 1 15 0s9-3 14 0s9 0 15-1",
  },
  "sistine-chapel": {
    wash: "M4 20c8 2 12 6 18 6l-2 6c-8 1-12-2-16-4zM44 28c-8-2-12-6-18-4l2-6c6-2 12 2 16 4z",
    ink: "M2 20c8 0 12 4 18 4l3 2l-1 2l-4-1l3 3M2 30c6 2 10 4 16 4l3-2M46 18c-8-2-12 1-17 4l-3 3l1 2l4-2l-2 4M46 30c-6-2-9 0-14 1l-3-2M24 8v4M18 10l2 4M30 10l-2 4",
  },
  "voyage-around-the-world": {
    wash: "M8 24a16 16 0 1 0 32 0a16 16 0 1 0-32 0z",
    ink: "M8 24a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM8 24h32M24 8c-8 8-8 24 0 32M24 8c8 8 8 24 0 32M11 15h26M11 33h26M2 28c12 12 30 12 43-4M45 24l-1 5l-4-3",
  },
  principia: {
    wash: "M30 26c4-4 12-2 12 6s-6 10-9 8c-4 2-9-1-9-7c0-4 3-8 6-7z",
    ink: "M33 27c4-3 10 0 10 6s-6 10-9 8c-4 2-9-1-9-7c0-5 4-9 8-7zM33 27c0-3 1-5 3-6M6 6c16 0 26 6 28 14M6 6l5-3M6 6l4 4M6 16c8 0 14 3 17 8M6 44h14M6 38h10M6 32h6",
  },
  "peace-of-westphalia": {
    wash: "M8 30c10-2 16-10 20-18c2 8-2 18-8 22z",
    ink: "M6 34c12 0 18-8 20-20c6 6 4 18-6 22c-4 2-8 2-14-2zM26 14c1-4 5-5 8-3l4 1l-4 2c0 4-2 8-4 10M20 36l-4 6M24 34l-2 8M36 14c4 2 6 5 6 9M42 23l-2-3M42 23l2-4M41 18l3-2M32 13h.1",
  },
};
const ANY: Drawing = {
  wash: "M8 40V18h32v22z",
  ink: "M4 18L24 6l20 12zM8 42V18M40 42V18M16 42V20M24 42V20M32 42V20M4 42h40",
};

export function DeedArt({ id }: { readonly id: string }): ReactElement {
  const { wash, ink } = DEEDS[id] ?? ANY;
  return (
    <svg className="pr-drawing pr-deed-art" viewBox="0 0 48 48" aria-hidden="true">
      <path className="pr-wash" d={wash} />
      <path d={ink} />
    </svg>
  );
}
