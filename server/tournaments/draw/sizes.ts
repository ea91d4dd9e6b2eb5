/** How so many people are spread over tables: the sizes, the largest first, and how many are left over. */
export interface Sizes {
  readonly sizes: readonly number[];
  readonly byes: number;
}

/**
 * Full tables, and where the number does not divide, tables of one fewer; with very few people, of fewer still. Somebody is left
 * over only where the game could not be played otherwise, and then as few as can be.
 */
export function tableSizes(people: number, size: number, least: number): Sizes {
  for (let byes = 0; byes < people; byes++) {
    const seated = people - byes;
    const tables = Math.ceil(seated / size);
    if (Math.floor(seated / tables) >= least) return { sizes: spread(seated, tables), byes };
  }
  return { sizes: [], byes: people };
}

/** So many people at so many tables, as evenly as can be. */
export function spread(people: number, tables: number): number[] {
  const fewer = Math.floor(people / tables);
  const fuller = people - fewer * tables;
  return Array.from({ length: tables }, (_, table) => (table < fuller ? fewer + 1 : fewer));
}
