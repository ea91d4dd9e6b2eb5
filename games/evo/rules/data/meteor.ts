/** A square of the track: die faces that end the game there, or its end. */
export type MeteorCheck = readonly number[] | "end";

/** EO-35: in phase 6 of turn `firstCheckAfterTurn` the first check is made, in the next turn the second, and so on. */
export interface Meteor {
  readonly firstCheckAfterTurn: number;
  readonly checks: readonly MeteorCheck[];
}

// The squares are a reconstruction: that the faces are 1 to n is known, where they stand is not.
const CHECKS: readonly MeteorCheck[] = [[1, 2], [1, 2, 3], "end"];
const FIRST_CHECKS: { readonly [players: number]: number } = { 3: 11, 4: 10, 5: 9 };

/** EO-5: the track as it is for a number of players. */
export function meteorFor(players: number): Meteor {
  const firstCheckAfterTurn = FIRST_CHECKS[players];
  if (firstCheckAfterTurn === undefined) throw new RangeError(`no meteor track for ${players} players`);
  return { firstCheckAfterTurn, checks: CHECKS };
}
