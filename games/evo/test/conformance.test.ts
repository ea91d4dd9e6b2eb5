import { conformance } from "@clade/kernel/testkit";
import { GENES, TRAITS } from "../rules/data/genes.ts";
import { evo } from "../rules/game.ts";
import type { State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

/** Every event card lies in one place, every gene too, and no zone holds more dinos than a species has. */
function pieces(state: State): string[] {
  const cards = [...state.pile, ...state.discard, ...state.players.flatMap(({ hand }) => hand)];
  const genes = GENES.map((gene) => {
    const bought = gene === "card" ? state.spentCardGenes : 0;
    const worn = TRAITS.includes(gene as never)
      ? state.players.reduce((sum, { traits }) => sum + traits[gene as keyof typeof traits], 0)
      : 0;
    const drawn = state.lots.filter((lot) => lot.gene === gene).length;
    return `${gene} ${state.bag[gene] + bought + worn + drawn}`;
  });
  return [...cards, ...genes];
}

conformance({ game: evo, samples: SAMPLES, pieces });
