/** A row of a half board: where it begins, and its zones from left to right, a letter each (islands.ts). */
interface Row {
  readonly x: number;
  readonly y: number;
  readonly zones: string;
}
export type Side = readonly Row[];

/**
 * EO-1: the four sides of the two half boards, in their second printing; the seam runs between x = -1 and x = 0. Which sides
 * there are, that the island of five has 70 zones, that beaches lie on the coast and hills and mountains inside is known; the
 * rest is ours. Every start has 14 zones of land. A side's lower half mirrors its upper one, so that starts which mirror each
 * other are alike; how alike the others are is measured (docs/evo-balance.md).
 */
export const SIDES: { readonly [side: string]: Side } = {
  // large
  A: [
    { x: -3, y: 0, zones: "b S m" },
    { x: -4, y: 1, zones: "b m h m" },
    { x: -5, y: 2, zones: "b m h r h" },
    { x: -6, y: 3, zones: "b h m r h r" },
    { x: -6, y: 4, zones: "S m h r r r" },
    { x: -6, y: 5, zones: "b h m r h r" },
    { x: -5, y: 6, zones: "b m h r h" },
    { x: -4, y: 7, zones: "b m h m" },
    { x: -3, y: 8, zones: "b S m" },
  ],
  // medium
  B: [
    { x: -2, y: 0, zones: "b m" },
    { x: -3, y: 1, zones: "S m m" },
    { x: -3, y: 2, zones: "m h r" },
    { x: -4, y: 3, zones: "b h r r" },
    { x: -4, y: 4, zones: "b h h r" },
    { x: -4, y: 5, zones: "b h r r" },
    { x: -3, y: 6, zones: "m h r" },
    { x: -3, y: 7, zones: "S m m" },
    { x: -2, y: 8, zones: "b m" },
  ],
  // medium
  C: [
    { x: 0, y: 0, zones: "m b" },
    { x: 0, y: 1, zones: "h m b" },
    { x: 0, y: 2, zones: "r h S" },
    { x: 0, y: 3, zones: "r r m m" },
    { x: 0, y: 4, zones: "r h h b" },
    { x: 0, y: 5, zones: "r r m m" },
    { x: 0, y: 6, zones: "r h S" },
    { x: 0, y: 7, zones: "h m b" },
    { x: 0, y: 8, zones: "m b" },
  ],
  // small
  D: [
    { x: 0, y: 1, zones: "m" },
    { x: 0, y: 2, zones: "h b" },
    { x: 0, y: 3, zones: "r m" },
    { x: 0, y: 4, zones: "r h S b" },
    { x: 0, y: 5, zones: "r m" },
    { x: 0, y: 6, zones: "h b" },
    { x: 0, y: 7, zones: "m" },
  ],
};
