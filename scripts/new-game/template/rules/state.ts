import { counted, hand, open, perSeat, type Seat, type Seen, shape, viewsBy } from "@clade/kernel";

/** A card is its number. */
export type Card = number;

export const CARDS: readonly Card[] = Array.from({ length: 30 }, (_, index) => index + 1); // SA-1
export const DEALT = 4; // SA-1

/** The whole truth of a game in progress. */
export interface State {
  active: Seat;
  /** The cards in the middle, the last one on top. */
  laid: Card[];
  /** What was not dealt. */
  rest: Card[];
  players: Player[];
}

export interface Player {
  points: number;
  hand: Card[];
}

/** Who sees what of it: every key says so, and `hidden` is what to write when in doubt. */
export const stateSight = shape<State>()({
  active: open<Seat>(),
  laid: open<Card[]>(),
  rest: counted<Card>(),
  players: perSeat(shape<Player>()({ points: open(), hand: hand<Card>() })),
});

export function isOver({ players }: State): boolean {
  return players.every((player) => player.hand.length === 0); // SA-4
}

export const { sight, view } = viewsBy(stateSight, isOver);
export type View = Seen<typeof stateSight> & Pick<ReturnType<typeof view>, "watcher">;

export function clone({ active, laid, rest, players }: State): State {
  return {
    active,
    laid: [...laid],
    rest: [...rest],
    players: players.map(({ points, hand: cards }) => ({ points, hand: [...cards] })),
  };
}
