/**
 * The place of each player, from 1, by what decides: the score first, then the tie-breaks in their order. Who is equal in
 * all of them shares a place.
 */
export function placesOf(standings: readonly (readonly number[])[]): number[] {
  return standings.map((mine) => 1 + standings.filter((theirs) => beats(theirs, mine)).length);
}

function beats(theirs: readonly number[], mine: readonly number[]): boolean {
  for (const [index, value] of theirs.entries()) {
    if (value !== mine[index]) return value > (mine[index] ?? 0);
  }
  return false;
}
