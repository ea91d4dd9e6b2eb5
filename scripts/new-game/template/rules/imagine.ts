import { type Chance, shuffle } from "@clade/kernel";
import { CARDS, type State, type View } from "./state.ts";

/** A state that the watcher cannot tell from the true one: the cards they do not see are dealt anew. */
export function imagine({ active, laid, players }: View, chance: Chance): State {
  const seen = new Set([...laid, ...players.flatMap(({ hand }) => hand.cards ?? [])]);
  const unseen = shuffle(
    CARDS.filter((card) => !seen.has(card)),
    chance,
  );
  const dealt = players.map(({ points, hand }) => ({
    points,
    hand: [...(hand.cards ?? unseen.splice(0, hand.count))],
  }));
  return { active, laid: [...laid], rest: unseen, players: dealt };
}
