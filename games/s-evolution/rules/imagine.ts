import { at, type Chance, type Seat, seats, shuffle } from "@clade/kernel";
import { type Card, calamityOn, DECKS, isDiscovery, NO_SUIT, suitOf } from "./cards.ts";
import { copyPlayer, copyState } from "./clone.ts";
import { editionOf } from "./editions.ts";
import type { Player, PlayerView, State, View } from "./state.ts";

/** A state that the watcher cannot tell from the true one: what is left of each deck is dealt anew. */
export function imagine(view: View, chance: Chance): State {
  return copyState(
    view,
    seats(view.players.length).map((seat) => imaginePlayer(view, at(view.players, seat), seat, chance)),
  );
}

/** Which cards of a deck are still out of sight everybody can count; how they lie is anybody's guess. */
function imaginePlayer(view: View, player: PlayerView, seat: Seat, chance: Chance): Player {
  const { count, cards, blind, shown } = player.hand;
  const seen = [...player.played, ...player.aside, ...(cards ?? [])];
  const unseen = shuffle(
    at(DECKS, seat).filter((card) => !seen.includes(card)),
    chance,
  );
  const hand = cards === null ? imagineHand(view, player, seat, count, unseen) : [...cards];
  return copyPlayer(player, { cards: hand, blind, shown }, unseen);
}

/** Takes a hand out of the unseen cards. A Discovery in it is no secret: its place in the column is empty (SE-11). */
function imagineHand(view: View, player: PlayerView, seat: Seat, count: number, unseen: Card[]): Card[] {
  const hand: Card[] = [];
  const slot = player.age - 1;
  if (player.lying[slot] === "out" && !view.trick.some((played) => played.seat === seat && isDiscovery(played.card))) {
    hand.push(at(player.column, slot));
  }
  const calm = view.round === 1 && editionOf(view).calamityInRoundOne === "redrawn"; // SE-12
  for (let index = unseen.length - 1; index >= 0 && hand.length < count; index--) {
    const card = at(unseen, index);
    const suit = suitOf(card);
    if ((suit !== NO_SUIT && player.lacks[suit]) || (calm && calamityOn(card) !== null)) continue;
    hand.push(card);
    unseen.splice(index, 1);
  }
  return hand;
}
