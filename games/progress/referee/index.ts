import { at } from "@clade/kernel";
import { differ, differInMoves, type Objection, type Referee } from "@clade/kernel/referee";
import type { Deck } from "../rules/deck/deck.ts";
import type { Event } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { follow, isReached } from "./ledger.ts";
import { enter, payments, purchases } from "./payment.ts";
import { differencesInResult } from "./scoring.ts";
import { differences, read, type World } from "./world.ts";

/**
 * The second referee of Progress, read from the clauses alone: what may be bought, how it is paid, what it gives, when an
 * age begins, and the score. It keeps its own books through the game. The printed deck is the box's, so it is given to it.
 */
export function refereeOf(standard: Deck): Referee<State, Move, Event> {
  return () => {
    let world: World | undefined;
    return (decision) => {
      const { before, seat, legal, events, after, result } = decision;
      world ??= read(before, typeof before.deck === "string" ? standard : before.deck);
      const books = world;
      return [
        ...judgeMoves(books, before, seat, legal),
        ...enter(books, decision),
        ...events.flatMap((event) => follow(books, event)),
        ...differences(books, after),
        // PR-30: with enough symbols the next age, or the end, has come.
        ...(after.ending === null
          ? differ("PR-30", "whether the next age is due", false, isReached(books, books.age + 1))
          : []),
        ...differencesInResult(books, after, result),
      ];
    };
  };
}

const BOUGHT: ReadonlySet<Move["type"]> = new Set<Move["type"]>(["discover", "research", "contribute"]);

function judgeMoves(world: World, before: State, seat: number, legal: readonly Move[]): readonly Objection[] {
  if (world.payment !== null) return differInMoves("PR-17", payments(world, at(before.players, seat), seat), legal);
  if (before.pending.length > 0 || before.stage !== "action") return [];
  return differInMoves(
    "PR-16",
    purchases(world, before, seat),
    legal.filter(({ type }) => BOUGHT.has(type)),
  );
}
