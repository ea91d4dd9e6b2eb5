import { at, type Chance, pick, type Seat, type Dealer } from "@clade/kernel";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { legalCards, playCards } from "./phases/cards.ts";
import type { State } from "./state.ts";

/** How often a card goes where, out of ten: as a trait, for Population, for Size, for a new species. */
const USES: readonly ((move: Move) => boolean)[] = [
  ...Array.from({ length: 5 }, () => (move: Move) => move.type === "trait"),
  ...Array.from({ length: 2 }, () => (move: Move) => move.type === "grow" && move.what === "population"),
  ...Array.from({ length: 2 }, () => (move: Move) => move.type === "grow" && move.what === "size"),
  (move) => move.type === "species",
];
const MOST_KEPT = 2;

/**
 * EV-26: what a player who is done in fast play has done behind the front, guessed: most cards are played, each as cards
 * usually are. Others go on seeing the front, so any guess looks the same to them.
 */
export function imagineSecretPlays(state: State, seat: Seat, chance: Chance): void {
  const { hand } = at(state.players, seat);
  const unheard: Dealer<Event> = { chance, tell: () => {} };
  for (let kept = chance.int(MOST_KEPT + 1); hand.length > kept; ) {
    const card = pick(hand, chance);
    const possible = legalCards(state, seat).filter((move) => "card" in move && move.card === card);
    const wanted = possible.filter(pick(USES, chance));
    playCards(state, seat, pick(wanted.length > 0 ? wanted : possible, chance), unheard);
  }
}
