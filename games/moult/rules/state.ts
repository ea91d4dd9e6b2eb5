import { counted, hand, open, perSeat, type Seen, shape, viewsBy } from "@clade/kernel";

export type Card = number;
/** A shell is its size. */
export type Shell = number;

export const CARDS: readonly Card[] = Array.from({ length: 40 }, (_, index) => index + 1); // MO-1
export const DEALT = 6; // MO-1
export const TIDES = 6; // MO-2
export const LARGEST = 9; // MO-2
export const SHELLS: readonly Shell[] = Array.from({ length: 4 * LARGEST }, (_, index) => 1 + (index % LARGEST)); // MO-2

export interface State {
  /** From 1; one more than there are when the game is over. */
  tide: number;
  /** The shells of this tide, the largest first. */
  beach: Shell[];
  players: Player[];
  /** The cards that were turned, and the shells of former tides. */
  turned: Card[];
  washed: Shell[];
  sea: Shell[];
}

export interface Player {
  points: number;
  /** The shell lived in; 0: none. */
  shell: Shell;
  hand: Card[];
  /** The card laid face down this tide. */
  laid: Card[];
}

export const stateSight = shape<State>()({
  tide: open(),
  beach: open<Shell[]>(),
  players: perSeat(shape<Player>()({ points: open(), shell: open(), hand: hand<Card>(), laid: hand<Card>() })), // MO-3
  turned: open<Card[]>(),
  washed: open<Shell[]>(),
  sea: counted<Shell>(),
});

export const { sight, view } = viewsBy(stateSight, ({ tide }) => tide > TIDES);
export type View = Seen<typeof stateSight> & Pick<ReturnType<typeof view>, "watcher">;
