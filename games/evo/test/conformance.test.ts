import { conformance } from "@clade/kernel/testkit";
import { GENES } from "../rules/data/genes.ts";
import { evo } from "../rules/game.ts";
import type { State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

/** Every event card lies in one place, and so does every gene. */
function pieces(state: State): string[] {
  const cards = [...state.pile, ...state.discard, ...state.players.flatMap(({ hand }) => hand)];
  const genes = GENES.map((gene) => {
    const taken =
      gene === "card" ? state.spentCardGenes : state.players.reduce((sum, { traits }) => sum + traits[gene], 0);
    const drawn = state.lots.filter((lot) => lot.gene === gene).length;
    return `${gene} ${state.bag[gene] + taken + drawn}`;
  });
  return [...cards, ...genes];
}

conformance({ game: evo, samples: SAMPLES, pieces, games: 40 });
