import type { Gene } from "../../rules/data/genes.ts";

/** A drawing: what is washed with colour, and what is drawn in ink over it. */
export interface Drawing {
  readonly wash: string;
  readonly ink: string;
}

/** One sign a gene, in a square of 24. */
export const GENE_ART: { readonly [G in Gene]: Drawing } = {
  tail: {
    wash: "M2 6c7-2 13 1 14 8c1 4 3 5 6 4c-1 4-6 5-9 3c-4-3-3-8-11-9z",
    ink: "M2 6c7-2 13 1 14 8c1 4 3 5 6 4c-1 4-6 5-9 3c-4-3-3-8-11-9M6 6l2 4M10 7.5l1 4M13.5 11l-1.5 3",
  },
  leg: {
    wash: "M8 2c5 2 5 7 3 11l-1 5H6c-2 1-2 4 0 4h12c3 0 3-3 1-4l-3-1l2-5c2-4 1-8 0-10z",
    ink: "M8 2c5 2 5 7 3 11l-1 5H6c-2 1-2 4 0 4h12c3 0 3-3 1-4l-3-1l2-5c2-4 1-8 0-10M8 22v-2M12 22v-2M16 22v-2",
  },
  horn: {
    wash: "M3 21c0-9 5-16 18-19c-5 5-5 12-6 19z",
    ink: "M3 21c0-9 5-16 18-19c-5 5-5 12-6 19zM4 16c4 1 8 1 11.5 0M6 11.5c3 1 7 1 10.5-.5M10 7c2 1 5 1 7.5-1",
  },
  egg: {
    wash: "M12 2c5 0 8 7 8 12a8 8 0 0 1-16 0c0-5 3-12 8-12z",
    ink: "M12 2c5 0 8 7 8 12a8 8 0 0 1-16 0c0-5 3-12 8-12zM8 11h.1M14 8h.1M16 14h.1M11 16h.1M8 18h.1",
  },
  fur: {
    wash: "M4 4c5-2 11-2 16 0c1 6 0 11-2 16l-3-3l-3 4l-3-4l-3 3c-2-5-3-10-2-16z",
    ink: "M4 4c5-2 11-2 16 0c1 6 0 11-2 16l-3-3l-3 4l-3-4l-3 3c-2-5-3-10-2-16zM8 6v4M12 5v4M16 6v4M7 12v3M10.5 11v4M14 11v4M17 12v3",
  },
  parasol: {
    wash: "M2 12c1-7 6-9 10-9s9 2 10 9c-2-2-4-2-5 0c-1-2-4-2-5 0c-1-2-4-2-5 0c-1-2-3-2-5 0z",
    ink: "M2 12c1-7 6-9 10-9s9 2 10 9c-2-2-4-2-5 0c-1-2-4-2-5 0c-1-2-4-2-5 0c-1-2-3-2-5 0zM12 1v11M12 12v8c0 3-4 3-4 0M7 12c0-4 2-7 5-9c3 2 5 5 5 9",
  },
  mutant: {
    wash: "M7 2c0 4 3 5 5 7c2-2 5-3 5-7zM7 22c0-4 3-5 5-7c2 2 5 3 5 7z",
    ink: "M7 1c0 10 10 12 10 22M17 1c0 10-10 12-10 22M7.5 4h9M9.5 7.5h5M9.5 16.5h5M7.5 20h9M11 12h2",
  },
  card: {
    wash: "M5 2h14v20H5z",
    ink: "M5 2h14v20H5zM14 5l-5 8h5l-3 6M7.5 4.5h.1M16.5 19.5h.1",
  },
};
