import { type Seat, seats, type TieBreak } from "@clade/kernel";
import { editionOf } from "./editions.ts";
import { levelAt, PRESTIGE } from "./places.ts";
import type { Player, PlayerView, State, View } from "./state.ts";

/** Ranks among players: the tie order, and the Age by whose rules a player plays the tricks. */

/** SE-20, SE-21: whether `a` goes before `b` when all else is equal. */
export function precedes(state: State | View, a: Seat, b: Seat): boolean {
  const one = playerAt(state, a);
  const other = playerAt(state, b);
  if (editionOf(state).prestige === "rank") {
    const prestige = levelAt(one, PRESTIGE) - levelAt(other, PRESTIGE);
    if (prestige !== 0) return prestige > 0;
  }
  if (one.age !== other.age) return one.age > other.age;
  if (one.population !== other.population) return one.population > other.population;
  return placeInTurn(state, a) < placeInTurn(state, b);
}

/** The same order as a list, for the end of the game: what decides between equal scores (SE-71), and how much each has. */
export function tieBreaks(state: State | View): TieBreak[] {
  const everybody = seats(state.players.length);
  const order = { by: "order", counts: everybody.map((seat) => -placeInTurn(state, seat)), unsaid: true } as const;
  return [
    ...(editionOf(state).prestige === "rank"
      ? [{ by: "prestige", counts: everybody.map((seat) => levelAt(playerAt(state, seat), PRESTIGE)) }]
      : []),
    { by: "age", counts: everybody.map((seat) => playerAt(state, seat).age) },
    { by: "population", counts: everybody.map((seat) => playerAt(state, seat).population) },
    order,
  ];
}

function playerAt({ players }: State | View, seat: Seat): Player | PlayerView {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no player at seat ${seat}`);
  return player;
}

/** SE-22: how far a seat is from the one where turn order begins. */
function placeInTurn({ first, players }: State | View, seat: Seat): number {
  return seat >= first ? seat - first : seat + players.length - first;
}

/** SE-33: the Age by whose rules a player plays the tricks. */
export function effectiveAge(state: State | View, seat: Seat): number {
  const player = playerAt(state, seat);
  if (editionOf(state).prestige !== "rank" || levelAt(player, PRESTIGE) === 0) return player.age;
  let highest = 0;
  for (const { age } of state.players) if (age > highest) highest = age;
  return highest;
}
