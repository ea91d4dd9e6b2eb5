/** EO-22: on how many faces, from 1 up, an attacker wins; by how many more horns it has, from two less to two more. */
const WINNING_FACES: readonly number[] = [0, 1, 2, 4, 5];

/** The highest face that wins for an attacker with that many more horns (fewer: negative); 0: there is no attack. */
export function winningFaces(moreHorns: number): number {
  return WINNING_FACES[Math.max(-2, Math.min(2, moreHorns)) + 2] ?? 0;
}
