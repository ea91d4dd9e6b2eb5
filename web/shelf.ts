/** The games on the home page, in the order in which they stand on the shelf. */
export interface ShelfGame {
  readonly id: string;
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** How many sit down at "Play now". */
  readonly usual: number;
}

export const SHELF: readonly ShelfGame[] = [
  { id: "evolution", players: [2, 6], minutes: 40, usual: 4 },
  { id: "s-evolution", players: [2, 4], minutes: 40, usual: 3 },
  { id: "evo", players: [3, 5], minutes: 90, usual: 4 },
  { id: "progress", players: [1, 5], minutes: 60, usual: 3 },
];
