import { conformance } from "@clade/kernel/testkit";
import { progress } from "../rules/game.ts";
import type { State } from "../rules/state.ts";
import { TABLES } from "./samples.ts";

/** Every card lies in exactly one place; so does every milestone. */
function pieces(state: State): string[] {
  const cards = [...state.decks.flat(), ...state.piles.flat(), ...state.removed.flat(), ...state.gone, ...state.time];
  for (const { hand, active, developing } of state.players) {
    cards.push(...hand, ...active, ...developing.map(({ card }) => card));
  }
  for (const step of state.pending) if (step.step === "pay" && "card" in step.purchase) cards.push(step.purchase.card);
  return cards.map((card) => `card ${card}`);
}

conformance({ game: progress, samples: TABLES, pieces, games: TABLES.length });
