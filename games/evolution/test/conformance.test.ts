import { conformance } from "@clade/kernel/testkit";
import { evolution } from "../rules/game.ts";
import type { State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

/** Every card lies in exactly one place. */
function pieces(state: State): number[] {
  const cards = [...state.deck, ...state.discard, ...state.aside];
  for (const player of state.players) {
    cards.push(...player.hand, ...player.unseenDiscards);
    if (player.foodCard !== null) cards.push(player.foodCard);
    for (const { traits, laid } of player.species) cards.push(...traits, ...laid);
  }
  return cards;
}

conformance({ game: evolution, samples: SAMPLES, pieces });
