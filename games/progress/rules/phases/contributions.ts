import { at, type Seat, type Dealer } from "@clade/kernel";
import { bookOf } from "../book.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Player, State } from "../state.ts";
import { canCover, handValue, startPaying } from "./paying.ts";

/** PR-81: once a turn a section costs no action. */
export function mayContribute(state: State, actionsLeft: number): boolean {
  return state.milestone !== null && (!state.contributed || actionsLeft > 0);
}

export function legalContributions(state: State, player: Player, actionsLeft: number, moves: Move[]): void {
  if (state.milestone === null || !mayContribute(state, actionsLeft)) return;
  const { deed, marks } = state.milestone;
  const book = bookOf(state.deck);
  const { sections } = at(book.deeds, deed);
  const cards = handValue(book, player.hand);
  for (let section = 0; section < sections.length; section++) {
    if (at(marks, section) !== null) continue;
    if (canCover(state, player, [at(sections, section)], cards)) moves.push({ type: "contribute", section });
  }
}

export function refuseContribution(
  state: State,
  player: Player,
  section: number,
  actionsLeft: number,
): Refusal | undefined {
  if (state.milestone === null) return refuse("no-milestone");
  const { deed, marks } = state.milestone;
  const book = bookOf(state.deck);
  const item = at(book.deeds, deed).sections[section];
  if (item === undefined) return refuse("no-such-section");
  if (marks[section] !== null) return refuse("section-marked");
  if (!mayContribute(state, actionsLeft)) return refuse("no-actions-left");
  return canCover(state, player, [item], handValue(book, player.hand))
    ? undefined
    : refuse("cannot-pay-section", { section: section + 1 });
}

export function contribute(state: State, seat: Seat, section: number, dealer: Dealer<Event>): void {
  if (state.milestone === null) throw new Error("no milestone to contribute to");
  if (state.contributed) state.actionsTaken++;
  state.contributed = true;
  const { deeds, labels } = bookOf(state.deck);
  const { deed } = state.milestone;
  const item = at(at(deeds, deed).sections, section);
  dealer.tell({ type: "contributing", seat, milestone: at(labels.deeds, deed), section });
  startPaying(state, seat, { section }, [item], dealer);
}
