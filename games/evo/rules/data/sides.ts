/** A row of a half board: where it begins, and its zones from left to right, a letter each (islands.ts). */
interface Row {
  readonly x: number;
  readonly y: number;
  readonly zones: string;
}
export type Side = readonly Row[];

/**
 * EO-1: the four sides of the two half boards; the seam runs between x = -1 and x = 0. Which sides there are, their sizes
 * and that beaches lie on the coast is known; the terrain of each zone and the outline are a reconstruction.
 */
export const SIDES: { readonly [side: string]: Side } = {
  // large
  A: [
    { x: -4, y: 0, zones: "b b S m" },
    { x: -5, y: 1, zones: "b m m h m" },
    { x: -6, y: 2, zones: "b b m r h r" },
    { x: -6, y: 3, zones: "S h r r r h" },
    { x: -6, y: 4, zones: "b m r r r r" },
    { x: -6, y: 5, zones: "b h h r h h" },
    { x: -5, y: 6, zones: "m m m h h" },
    { x: -4, y: 7, zones: "m S b m" },
  ],
  // medium
  B: [
    { x: -2, y: 0, zones: "S m" },
    { x: -3, y: 1, zones: "b h m" },
    { x: -4, y: 2, zones: "m m r h" },
    { x: -5, y: 3, zones: "m h h r r" },
    { x: -5, y: 4, zones: "b m r r r" },
    { x: -4, y: 5, zones: "b h h r" },
    { x: -3, y: 6, zones: "S m h" },
    { x: -2, y: 7, zones: "b b" },
  ],
  // medium
  C: [
    { x: 0, y: 0, zones: "b" },
    { x: 0, y: 1, zones: "b m S b" },
    { x: 0, y: 2, zones: "r h m h m" },
    { x: 0, y: 3, zones: "r r r h b" },
    { x: 0, y: 4, zones: "r r h h m" },
    { x: 0, y: 5, zones: "r h m b" },
    { x: 0, y: 6, zones: "h m S" },
    { x: 0, y: 7, zones: "m" },
  ],
  // small
  D: [
    { x: 0, y: 1, zones: "m b" },
    { x: 0, y: 2, zones: "r h S" },
    { x: 0, y: 3, zones: "r h m" },
    { x: 0, y: 4, zones: "h r m" },
    { x: 0, y: 5, zones: "b b" },
    { x: 0, y: 6, zones: "m" },
  ],
};
