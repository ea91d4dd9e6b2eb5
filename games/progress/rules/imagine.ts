import { at, type Chance, shuffle } from "@clade/kernel";
import { bookOf, type Card, cardsFor } from "./book.ts";
import type { PlayerView, State, View } from "./state.ts";

/** A state that the watcher cannot tell from the true one: all cards out of sight are dealt anew. */
export function imagine(view: View, chance: Chance): State {
  const unseen = view.decks.map((_, index) => shuffle(cardsOutOfSight(view, index + 1), chance));
  const draw = (age: number, count: number): Card[] => at(unseen, age).splice(0, count);
  const removed = view.removed.map((count, age) => draw(age, count));
  const decks = view.decks.map((count, age) => draw(age, count));
  // What is left is in hands; a hand tells nothing of its ages (PR-6).
  const hands = shuffle(unseen.flat(), chance);
  return {
    deck: view.deck,
    variant: view.variant,
    order: view.order,
    age: view.age,
    turns: view.turns,
    lastProgress: view.lastProgress,
    active: view.active,
    stage: view.stage,
    fresh: view.fresh,
    actionsTaken: view.actionsTaken,
    drawn: view.drawn,
    surplus: view.surplus,
    contributed: view.contributed,
    swapped: view.swapped,
    players: view.players.map((player) => ({
      hand: player.hand.cards === null ? hands.splice(0, player.hand.count) : [...player.hand.cards],
      active: [...player.active],
      developing: [...player.developing],
      steps: [...player.steps],
      tokens: [...player.tokens],
      spent: [...player.spent],
      power: [...player.power],
      influence: player.influence,
      past: [...player.past],
      milestones: [...player.milestones],
    })),
    decks,
    piles: view.piles.map((pile) => [...pile]),
    removed,
    gone: [...view.gone],
    time: [...view.time],
    symbols: [...view.symbols],
    milestone: view.milestone,
    milestonePile: imagineMilestones(view, chance),
    milestonesGone: [...view.milestonesGone],
    pending: [...view.pending],
    ending: view.ending,
  };
}

/** All cards of an age but those whose place the watcher knows. */
function cardsOutOfSight(view: View, age: number): Card[] {
  const book = bookOf(view.deck);
  const counts = new Map<Card, number>();
  for (const card of cardsFor(book, age, view.players.length)) counts.set(card, (counts.get(card) ?? 0) + 1);
  const strike = (card: Card) => {
    const count = counts.get(card);
    if (count !== undefined) counts.set(card, count - 1);
  };
  for (const card of at(view.piles, age - 1)) strike(card);
  for (const card of view.time) strike(card);
  for (const card of view.gone) strike(card);
  for (const player of view.players) for (const card of cardsInSight(player)) strike(card);
  for (const step of view.pending) if (step.step === "pay" && "card" in step.purchase) strike(step.purchase.card);
  const unseen: Card[] = [];
  for (const [card, count] of counts) for (let copy = 0; copy < count; copy++) unseen.push(card);
  return unseen;
}

function cardsInSight({ hand, active, developing }: PlayerView): Card[] {
  return [...(hand.cards ?? []), ...active, ...developing.map(({ card }) => card)];
}

/** PR-80: the pile lies face up but only its top is known; the rest is of the current age. */
function imagineMilestones(view: View, chance: Chance): number[] {
  if (view.milestonePile === 0) return [];
  const known = new Set([...view.milestonesGone, ...view.players.flatMap(({ milestones }) => milestones)]);
  if (view.milestone !== null) known.add(view.milestone.deed);
  const { deeds } = bookOf(view.deck);
  const unseen = deeds.flatMap(({ age }, deed) => (age === view.age && !known.has(deed) ? [deed] : []));
  return shuffle(unseen, chance).slice(0, view.milestonePile);
}
