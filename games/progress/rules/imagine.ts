import { at, type Chance, shuffle } from "@clade/kernel";
import { bookOf, type Card } from "./book.ts";
import { copyPlayer, type State, type View } from "./state.ts";

/** A state that the watcher cannot tell from the true one: all cards out of sight are dealt anew. */
export function imagine(view: View, chance: Chance): State {
  const unseen = cardsOutOfSight(view);
  for (const cards of unseen) shuffle(cards, chance);
  const removed = view.removed.map((count, age) => at(unseen, age).slice(0, count));
  const decks = view.decks.map((count, age) =>
    at(unseen, age).slice(at(view.removed, age), at(view.removed, age) + count),
  );
  // What is left is in hands; a hand tells nothing of its ages (PR-6).
  const inHands = unseen.flatMap((cards, age) => cards.slice(at(view.removed, age) + at(view.decks, age)));
  const hands = shuffle(inHands, chance);
  let dealt = 0;
  const deal = (count: number): readonly Card[] => {
    dealt += count;
    return hands.slice(dealt - count, dealt);
  };
  return {
    version: view.version,
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
    players: view.players.map((player) => copyPlayer(player, player.hand.cards ?? deal(player.hand.count))),
    decks,
    piles: view.piles,
    removed,
    gone: view.gone,
    time: view.time,
    symbols: view.symbols,
    milestone: view.milestone,
    milestonePile: imagineMilestones(view, chance),
    milestonesGone: view.milestonesGone,
    pending: [...view.pending],
    ending: view.ending,
  };
}

/** All cards but those whose place the watcher knows, by age. */
function cardsOutOfSight(view: View): Card[][] {
  const { copies, faces } = bookOf(view.deck);
  const counts = at(copies, view.players.length).slice();
  const strike = (cards: readonly Card[]) => {
    for (const card of cards) counts[card] = at(counts, card) - 1;
  };
  for (const pile of view.piles) strike(pile);
  strike(view.time);
  strike(view.gone);
  for (const { hand, active, developing } of view.players) {
    if (hand.cards !== null) strike(hand.cards);
    strike(active);
    for (const { card } of developing) counts[card] = at(counts, card) - 1;
  }
  for (const step of view.pending) if (step.step === "pay" && "card" in step.purchase) strike([step.purchase.card]);
  const unseen: Card[][] = view.decks.map(() => []);
  for (let card = 0; card < counts.length; card++) {
    const { age } = at(faces, card);
    if (age > unseen.length) continue;
    const ofAge = at(unseen, age - 1);
    for (let copy = at(counts, card); copy > 0; copy--) ofAge.push(card);
  }
  return unseen;
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
