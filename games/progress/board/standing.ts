import { at } from "@clade/kernel";
import type { Book } from "../rules/book.ts";
import { POWERS } from "../rules/deck/deck.ts";
import { skillPoints } from "../rules/gains.ts";
import {
  cardPoints,
  milestonePoints,
  personPoints,
  powerPoints,
  type Scored,
  setPoints,
  timePenalty,
} from "../rules/score.ts";
import type { Variant } from "../rules/state.ts";

interface Table {
  readonly players: readonly Scored[];
  readonly variant: Variant;
  readonly time: readonly unknown[];
}

/** What a seat would score if the game ended now (PR-40 to PR-42, PR-53). All of it is open to everybody. */
export function standing(book: Book, { players, variant, time }: Table, seat: number): number {
  const player = at(players, seat);
  const power = POWERS.reduce((sum, _, track) => sum + powerPoints(book, players, seat, track), 0);
  return (
    power +
    skillPoints(book, player) +
    cardPoints(book, player) +
    (variant.personalities ? personPoints(book, player) : 0) +
    (variant.milestones ? milestonePoints(book, player) : 0) +
    (variant.industrial ? setPoints(book, player) : 0) -
    (players.length === 1 ? timePenalty(time.length) : 0)
  );
}
