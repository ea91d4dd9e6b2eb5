/** The grid under the island: odd-r offset, pointed tops, odd rows half a hex to the right. */

type Place = readonly [x: number, y: number];

const EVEN_ROW: readonly Place[] = [
  [-1, -1],
  [0, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
];
const ODD_ROW: readonly Place[] = EVEN_ROW.map(([x, y]): Place => (y === 0 ? [x, y] : [x + 1, y]));

/** EO-1: the places whose hexes touch this one. */
export function neighbourPlaces(x: number, y: number): readonly Place[] {
  return ((y & 1) === 0 ? EVEN_ROW : ODD_ROW).map(([dx, dy]): Place => [x + dx, y + dy]);
}

export function placeKey(x: number, y: number): string {
  return `${x},${y}`;
}
