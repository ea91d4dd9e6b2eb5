/** EO-1: the terrains from the warmest to the coldest. */
export const TERRAINS = ["beach", "meadow", "hill", "mountain"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A terrain by its place in that order. */
export type Warmth = number;

/** EO-15: the ring that the climate marker goes round, as terrains: yellow, green, brown, grey, brown, green. */
export const CLIMATE_RING: readonly Terrain[] = ["beach", "meadow", "hill", "mountain", "hill", "meadow"];
export const TEMPERATE: readonly Warmth[] = CLIMATE_RING.map((terrain) => TERRAINS.indexOf(terrain));

/** EO-15: where the marker stands on the ring after so many squares, clockwise if the number is positive. */
export function squareAfter(climate: number, squares: number): number {
  const ring = CLIMATE_RING.length;
  return (((climate + squares) % ring) + ring) % ring;
}

/** EO-15: how far each face of the die, from 1 to 6, moves the marker. */
export const CLIMATE_DIE: readonly number[] = [-1, 0, 1, 1, 1, 1];

/** EO-16: what a zone is to the dinos in it. */
export type Condition = "temperate" | "cold" | "hot" | "deadly";

/** EO-16: one step colder than the marker is cold, one step warmer is hot, all else is deadly. */
export function conditionOf(terrain: Warmth, temperate: Warmth): Condition {
  switch (terrain - temperate) {
    case 0:
      return "temperate";
    case 1:
      return "cold";
    case -1:
      return "hot";
    default:
      return "deadly";
  }
}
