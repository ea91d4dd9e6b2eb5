import { at, type Chance, type Pile, seats, shuffle } from "@clade/kernel";
import { type Card, DECK } from "./cards.ts";
import { imagineSecretPlays } from "./imagine-fast-play.ts";
import { likelyBag, likelyFoodCard, likelyTrait } from "./likely.ts";
import type { Front, Player, PlayerView, Species, SpeciesView, State, View } from "./state.ts";

/** A state that the watcher cannot tell from the true one: all cards out of sight are dealt anew. */
export function imagine(view: View, chance: Chance): State {
  const unseen = shuffle(cardsOutOfSight(view), chance);
  const draw = (count: number): Card[] => unseen.splice(unseen.length - count, count);
  const layFood = (player: PlayerView) => likelyFoodCard(view, player, unseen, chance);
  const layTrait = (species: SpeciesView) => likelyTrait(species, unseen, chance);
  const players = view.players.map((player) => imaginePlayer(player, view, { draw, layFood, layTrait }, chance));
  const aside = draw(view.aside);
  const state: State = {
    fast: view.fast,
    slots: view.slots,
    round: view.round,
    lastRound: view.lastRound,
    phase: view.phase,
    first: view.first,
    active: view.active,
    plants: view.plants,
    players,
    deck: draw(view.deck),
    discard: [...view.discard],
    aside,
    passes: view.passes,
    fed: view.fed,
    thought: view.thought,
    ruse: view.ruse,
    pending: [...view.pending],
  };
  if (view.fast && view.phase === "cards") {
    for (const seat of seats(players.length)) {
      if (seat !== view.watcher && at(players, seat).done) imagineSecretPlays(state, seat, chance);
    }
  }
  return state;
}

type Draw = (count: number) => Card[];
interface OutOfSight {
  readonly draw: Draw;
  readonly layFood: (player: PlayerView) => Card;
  readonly layTrait: (species: SpeciesView) => Card;
}

function imaginePlayer(player: PlayerView, view: View, cards: OutOfSight, chance: Chance): Player {
  const { draw, layFood } = cards;
  const foodCard = player.foodCard.laid ? (player.foodCard.card ?? layFood(player)) : null;
  const hand = cardsOf(player.hand, draw);
  const species = player.species.map((each) => imagineSpecies(each, cards));
  const front = player.front === null ? hiddenFront(player, view, hand, species) : ownFront(player.front, cards);
  return {
    hand,
    species,
    born: player.born,
    bag: player.bag ?? likelyBag(view, player, chance),
    foodCard,
    done: player.done,
    unseenDiscards: [...(player.unseenDiscards ?? [])],
    front,
  };
}

/** In fast play the others have a front too: what they had before phase 3. */
function hiddenFront(player: PlayerView, view: View, hand: Card[], species: Species[]): Front | null {
  if (!view.fast || view.phase !== "cards") return null;
  return {
    hand: [...hand],
    born: player.born,
    species: species.map((each) => ({ ...each, traits: [...each.traits], laid: [...each.laid], used: [...each.used] })),
  };
}

function ownFront(front: NonNullable<PlayerView["front"]>, cards: OutOfSight): Front {
  return {
    hand: cardsOf(front.hand, cards.draw),
    born: front.born,
    species: front.species.map((each) => imagineSpecies(each, cards)),
  };
}

function imagineSpecies(species: SpeciesView, { layTrait }: OutOfSight): Species {
  const { cards, count } = species.laid;
  const laid = cards === null ? Array.from({ length: count }, () => layTrait(species)) : [...cards];
  return { ...species, traits: [...species.traits], laid, used: [...species.used] };
}

function cardsOf(pile: Pile<Card>, draw: Draw): Card[] {
  return pile.cards === null ? draw(pile.count) : [...pile.cards];
}

/** All cards but those whose place the watcher knows. */
function cardsOutOfSight(view: View): Card[] {
  const counts = new Map<Card, number>();
  for (const card of DECK) counts.set(card, (counts.get(card) ?? 0) + 1);
  const strike = (cards: readonly Card[] | null) => {
    for (const card of cards ?? []) counts.set(card, (counts.get(card) ?? 0) - 1);
  };
  strike(view.discard);
  for (const player of view.players) {
    strike(player.hand.cards);
    strike(player.unseenDiscards);
    if (player.foodCard.card !== null) strike([player.foodCard.card]);
    for (const { traits, laid } of player.species) {
      strike(traits);
      strike(laid.cards);
    }
  }
  const unseen: Card[] = [];
  for (const [card, count] of counts) for (let copy = 0; copy < count; copy++) unseen.push(card);
  return unseen;
}
