import { conformance } from "@clade/kernel/testkit";
import { isDiscovery } from "../rules/cards.ts";
import { sEvolution } from "../rules/game.ts";
import type { State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

/** Every card of each deck is in one place or has been played, and every Discovery lies somewhere. */
function pieces(state: State): string[] {
  const decks = state.players.flatMap(({ hand, deck, aside, played }, seat) =>
    [...hand.cards.filter((card) => !isDiscovery(card)), ...deck, ...aside, ...played].map((card) => `${seat}:${card}`),
  );
  const discoveries = state.players.flatMap(({ hand, column, lying }) => [
    ...hand.cards.filter(isDiscovery),
    ...column.filter((_, slot) => lying[slot] !== "out"),
  ]);
  const inTrick = state.phase === "take" ? state.left : state.trick.map(({ card }) => card);
  return [...decks, ...[...discoveries, ...inTrick.filter(isDiscovery)].map((card) => `discovery:${card}`)];
}

conformance({ game: sEvolution, samples: SAMPLES, pieces });
