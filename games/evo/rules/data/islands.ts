import type { Terrain } from "./climate.ts";

/** A zone of the island: a hex of an odd-r offset grid (rows y, pointed tops, odd rows half a hex to the right). */
export interface Zone {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  /** EO-4: a beach where a species may start. */
  readonly start: boolean;
}

/** A row of a half board: where it begins, and its zones from left to right. */
interface Row {
  readonly x: number;
  readonly y: number;
  readonly zones: string;
}

const LETTERS: { readonly [letter: string]: { readonly terrain: Terrain; readonly start: boolean } } = {
  S: { terrain: "beach", start: true },
  b: { terrain: "beach", start: false },
  m: { terrain: "meadow", start: false },
  h: { terrain: "hill", start: false },
  r: { terrain: "mountain", start: false },
};

/**
 * EO-1: the four sides of the two half boards; the seam runs between x = -1 and x = 0. Which sides there are, their sizes
 * and that beaches lie on the coast is known; the terrain of each zone and the outline are a reconstruction.
 */
const SIDES: { readonly [side: string]: readonly Row[] } = {
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

/** The islands that come with the game, each named by its two sides, for that many players. */
export const ISLANDS = {
  BD: { sides: ["B", "D"], players: 3 },
  BC: { sides: ["B", "C"], players: 4 },
  AD: { sides: ["A", "D"], players: 4 },
  AC: { sides: ["A", "C"], players: 5 },
} as const;
export type IslandName = keyof typeof ISLANDS;

export const ISLAND_NAMES: readonly IslandName[] = ["BD", "BC", "AD", "AC"];

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(ISLANDS, name);
}

/** EO-1: the island that fits a number of players; for four the two medium halves. */
export function islandFor(players: number): IslandName {
  const name = ISLAND_NAMES.find((each) => ISLANDS[each].players === players);
  if (name === undefined) throw new RangeError(`no island for ${players} players`);
  return name;
}

export function zonesOf(name: IslandName): Zone[] {
  return ISLANDS[name].sides.flatMap((side) => {
    let number = 0;
    return (SIDES[side] ?? []).flatMap(({ x, y, zones }) =>
      zones.split(" ").map((letter, index): Zone => {
        const { terrain, start } = LETTERS[letter] ?? fail(letter);
        number++;
        return { id: `${side}${number}`, x: x + index, y, terrain, start };
      }),
    );
  });
}

function fail(letter: string): never {
  throw new RangeError(`no terrain is written "${letter}"`);
}
