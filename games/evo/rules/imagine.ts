import { at, type Chance, shuffle } from "@clade/kernel";
import type { CardId } from "./data/cards.ts";
import { allCards } from "./deck.ts";
import type { Player, PlayerView, State, View } from "./state.ts";

/** A state that the watcher cannot tell from the true one: all event cards out of sight are dealt anew (EO-6). */
export function imagine(view: View, chance: Chance): State {
  const unseen = shuffle(cardsOutOfSight(view), chance);
  const draw = (count: number): CardId[] => unseen.splice(unseen.length - count, count);
  const players = view.players.map((player) => imaginePlayer(player, draw));
  return {
    version: view.version,
    island: view.island,
    deck: view.deck,
    meteor: view.meteor,
    shortAuction: view.shortAuction,
    turn: view.turn,
    phase: view.phase,
    window: view.window,
    order: [...view.order],
    place: view.place,
    climate: view.climate,
    rolls: [...view.rolls],
    zones: [...view.zones],
    players,
    pile: draw(view.pile),
    discard: [...view.discard],
    bag: { ...view.bag },
    spentCardGenes: view.spentCardGenes,
    steps: view.steps,
    moved: view.moved,
    barren: view.barren,
    due: view.due,
    reach: view.reach,
    newborns: [...view.newborns],
    lots: [...view.lots],
    mayDrop: view.mayDrop,
    overbid: view.overbid,
  };
}

function imaginePlayer({ points, paid, traits, hand, boosts }: PlayerView, draw: (count: number) => CardId[]): Player {
  const cards = hand.cards === null ? draw(hand.count) : [...hand.cards];
  return { points, paid, traits: { ...traits }, hand: cards, boosts: { ...boosts } };
}

/** All cards but those played and those in the watcher's own hand. */
function cardsOutOfSight(view: View): CardId[] {
  const unseen = allCards(view.deck);
  const seen = [...view.discard, ...view.players.flatMap(({ hand }) => hand.cards ?? [])];
  for (const card of seen) {
    const index = unseen.indexOf(card);
    unseen[index] = at(unseen, unseen.length - 1);
    unseen.pop();
  }
  return unseen;
}
