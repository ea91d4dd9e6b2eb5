import { type Chance, remove, shuffle } from "@clade/kernel";
import { CARDS, SHELLS, type State, type View } from "./state.ts";

/** A state that the watcher cannot tell from the true one: the cards and shells they do not see are dealt anew. */
export function imagine({ tide, beach, players, turned, washed }: View, chance: Chance): State {
  const seen = [...turned, ...players.flatMap(({ hand, laid }) => [...(hand.cards ?? []), ...(laid.cards ?? [])])];
  const unseen = CARDS.filter((card) => !seen.includes(card));
  shuffle(unseen, chance);
  const sea = [...SHELLS];
  for (const shell of [...beach, ...washed]) remove(sea, shell);
  shuffle(sea, chance);
  const imagined = players.map(({ points, shell, hand, laid }) => ({
    points,
    shell,
    hand: [...(hand.cards ?? unseen.splice(0, hand.count))],
    laid: [...(laid.cards ?? unseen.splice(0, laid.count))],
  }));
  return { tide, beach: [...beach], players: imagined, turned: [...turned], washed: [...washed], sea };
}
