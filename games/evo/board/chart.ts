import { geographyOf, type Island } from "../rules/geography.ts";

/** A row of hexes is that much lower than the one before, in widths of a hex. */
const ROW = 0.866;
export const HEX_HEIGHT = 1.1547;
/** Sea around the island, for the lines of the coast. */
const SHORE = 0.34;

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** The middle of each zone, in widths of a hex. */
  readonly middles: readonly { readonly x: number; readonly y: number }[];
}

/** Where everything lies on the map of an island. */
export function chartOf(island: Island): Chart {
  const raw = geographyOf(island).zones.map(({ x, y }) => ({ x: x + (y & 1) / 2, y: y * ROW }));
  const left = Math.min(...raw.map(({ x }) => x)) - 0.5 - SHORE;
  const top = Math.min(...raw.map(({ y }) => y)) - HEX_HEIGHT / 2 - SHORE;
  const middles = raw.map(({ x, y }) => ({ x: x - left, y: y - top }));
  return {
    width: Math.max(...middles.map(({ x }) => x)) + 0.5 + SHORE,
    height: Math.max(...middles.map(({ y }) => y)) + HEX_HEIGHT / 2 + SHORE,
    middles,
  };
}
