import { type Animal, rowOf, type World } from "./world.ts";

/** EV-70: traits to the pile, all food to the bag, the row closes up, then as many cards as it had traits. */
export function dieOut(world: World, animal: Animal): void {
  const row = rowOf(world, animal.owner);
  row.splice(row.indexOf(animal), 1);
  world.bags[animal.owner] = (world.bags[animal.owner] ?? 0) + animal.food + animal.fat;
  world.discard.push(...animal.cards);
  draw(world, animal.owner, animal.cards.length);
}

/** EV-75: cards from the deck; when it is empty the pile becomes the deck, and that decides which round is the last. */
export function draw(world: World, seat: number, cards: number): void {
  for (let drawn = 0; drawn < cards; drawn++) {
    if (world.deck === 0) {
      if (world.discard.length === 0) return;
      world.lastRound ??= world.phase === "deal" ? world.round : world.round + 1;
      world.deck = world.discard.length;
      world.discard = [];
    }
    world.deck--;
    world.hands[seat] = (world.hands[seat] ?? 0) + 1;
  }
}
