import { at, type Seat, type Style } from "@clade/kernel";
import { bookOf } from "../rules/book.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";

/** The bold hurry on to the next age, and like power; the cautious first build up what they can do and know, and are in no hurry. */
export function taste({ deck }: State, _seat: Seat, move: Move, style: Style): number | undefined {
  if (move.type !== "discover" && move.type !== "research") return undefined;
  const { cards, faces } = bookOf(deck);
  const { bonus, symbol } = at(faces, cards.get(move.card) ?? -1);
  const hurry = symbol > 0 ? 1 : 0;
  const liked =
    style === "bold" ? hurry + sumOf(bonus.power) / 2 : sumOf(bonus.skills) + sumOf(bonus.tokens) / 2 - 1.5 * hurry;
  return Math.max(-1, Math.min(1, liked));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
