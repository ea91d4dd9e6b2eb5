import type { CSSProperties, ReactElement } from "react";

/** With so many plants the watering hole is full to the brim. */
const BRIM = 20;
/** The basin, in a landscape 300 wide and 90 high. */
const BASIN = "M18 44C30 38 76 40 110 37c44-4 92-4 126 2c30 5 52 6 50 13c-4 22-48 30-108 30C100 86 16 74 18 44z";
const HILLS = "M0 38C20 24 44 20 66 30c20-14 48-16 72-2c22-12 52-16 78-4c24-10 58-8 84 10v-34H0z";
const SKYLINE = "M0 38C20 24 44 20 66 30c20-14 48-16 72-2c22-12 52-16 78-4c24-10 58-8 84 10";
const REEDS =
  "M24 46c-2-8-2-16 0-24M29 47c0-10 2-18 5-25M19 45c-3-6-5-10-9-13M24 22c-2-3-2-6 0-9c2 3 2 6 0 9M270 48c2-8 2-16-1-24M277 48c1-8 4-14 8-19M264 47c-1-7-3-12-6-16M269 24c-2-3-2-6 0-9c2 3 2 6 0 9";
/** The bed, as it is when the water is gone. */
const CRACKS =
  "M60 58l14 6l10-5l16 8l12-6M74 64l-4 9M100 67l2 9M150 56l12 8l18-4l10 8l22-4M162 64l-6 10M190 68l4 9M232 54l10 7l14-3M242 61l-2 8M120 48l10 5l14-3";
const RIPPLES =
  "M48 56c14 4 28 4 42 1M112 52c20 4 40 4 58 0M196 54c16-3 32-3 48 0M84 66c22 4 44 4 64 1M172 66c18 2 36 1 52-2";

/** The watering hole in its valley. The water stands as high as there are plants, and the bed cracks when they are gone. */
export function Landscape({ plants }: { readonly plants: number }): ReactElement {
  const level = Math.min(1, plants / BRIM);
  return (
    <svg
      className="ev-water"
      viewBox="0 0 300 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ "--dry": 1 - level } as CSSProperties}
    >
      <clipPath id="ev-basin">
        <path d={BASIN} />
      </clipPath>
      <path className="ev-far" d="M0 38C20 24 44 20 66 30c20-14 48-16 72-2c22-12 52-16 78-4c24-10 58-8 84 10v56H0z" />
      <path className="ev-sky" d={HILLS} />
      <path className="ev-skyline" d={SKYLINE} />
      <path className="ev-bed" d={BASIN} />
      <path className="ev-cracks" d={CRACKS} />
      <g clipPath="url(#ev-basin)">
        <g className="ev-level">
          <path className="wash" d="M0 40C40 36 80 43 120 40s80-4 120 0s40 2 60 0v120H0z" />
          <path className="ev-ripples" d={RIPPLES} />
        </g>
      </g>
      <path className="ev-shore" d={BASIN} />
      <path className="ev-reeds" d={REEDS} />
    </svg>
  );
}
