import type { Terrain } from "./climate.ts";
import { FIRST_SIDES } from "./sides-1.ts";
import { type Side, SIDES } from "./sides.ts";

/** A zone of the island: a hex of an odd-r offset grid (rows y, pointed tops, odd rows half a hex to the right). */
export interface Zone {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  /** EO-4: a beach where a species may start. */
  readonly start: boolean;
}

const LETTERS: { readonly [letter: string]: { readonly terrain: Terrain; readonly start: boolean } } = {
  S: { terrain: "beach", start: true },
  b: { terrain: "beach", start: false },
  m: { terrain: "meadow", start: false },
  h: { terrain: "hill", start: false },
  r: { terrain: "mountain", start: false },
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

/**
 * An island as a state names it. Kept games of version 1 know the boards as they were printed first by their bare names, so
 * the second printing has names of its own.
 */
export type PrintedIsland = IslandName | `${IslandName}.2`;

export function isPrintedIsland(name: string): name is PrintedIsland {
  return isIslandName(name.endsWith(".2") ? name.slice(0, -2) : name);
}

/** The board of that name in the printing that a version of the rules is played with. */
export function printingOf(name: IslandName, version: number): PrintedIsland {
  return version === 1 ? name : `${name}.2`;
}

export const PRINTED_ISLANDS: readonly PrintedIsland[] = [
  ...ISLAND_NAMES,
  ...ISLAND_NAMES.map((name) => printingOf(name, 2)),
];

/** EO-1: the island that fits a number of players; for four the two medium halves. */
export function islandFor(players: number): IslandName {
  const name = ISLAND_NAMES.find((each) => ISLANDS[each].players === players);
  if (name === undefined) throw new RangeError(`no island for ${players} players`);
  return name;
}

export function zonesOf(island: PrintedIsland): Zone[] {
  const [name = "", second] = island.split(".");
  return isIslandName(name) ? joined(name, second === undefined ? FIRST_SIDES : SIDES) : [];
}

function joined(name: IslandName, printed: { readonly [side: string]: Side }): Zone[] {
  return ISLANDS[name].sides.flatMap((side) => {
    let number = 0;
    return (printed[side] ?? []).flatMap(({ x, y, zones }) =>
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
