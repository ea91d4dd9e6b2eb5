import { at } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import { type Eating, take } from "./eating.ts";
import { plantsOn } from "./faces.ts";
import { beginTurn } from "./turns.ts";
import { type Animal, clockwise, has, roomFor, rowOf, type World } from "./world.ts";

/** EV-30 to EV-35: before the food cards are turned, and the turning. */

export function leafMoves(world: World, seat: number): Move[] {
  return [...rowOf(world, seat).flatMap((animal, species) => leavesOf(world, animal, species)), { type: "done" }];
}

function leavesOf(world: World, animal: Animal, species: number): Move[] {
  const unused = (trait: "fertile" | "long-neck" | "fat-tissue") =>
    has(world, animal, trait) && !animal.used.includes(trait);
  const moves: Move[] = [];
  if (unused("fertile") && world.plants >= 1 && animal.population < 6) {
    moves.push({ type: "leaf", species, trait: "fertile" }); // EV-31
  }
  if (unused("long-neck") && !has(world, animal, "carnivore") && roomFor(world, animal) > 0) {
    moves.push({ type: "leaf", species, trait: "long-neck" }); // EV-32, EV-43
  }
  if (unused("fat-tissue")) {
    const most = Math.min(animal.fat, animal.population - animal.food); // EV-33
    for (let amount = 1; amount <= most; amount++) moves.push({ type: "fat", species, amount });
  }
  return moves;
}

/** What comes of a move among the leaves. */
export function* useLeaf(world: World, move: Move): Eating {
  const row = rowOf(world, world.active);
  if (move.type === "fat") {
    const animal = at(row, move.species);
    animal.used.push("fat-tissue");
    animal.fat -= move.amount;
    animal.food += move.amount;
  } else if (move.type === "leaf") {
    const animal = at(row, move.species);
    animal.used.push(move.trait);
    if (move.trait === "fertile") animal.population++;
    else yield* take(world, animal, { food: "plant", from: "reserve", amount: 1, wanted: true });
  }
  const before = clockwise(world, world.first).findIndex((seat) => seat === world.active);
  goThroughLeaves(world, move.type === "done" ? before + 1 : before);
}

/** EV-30: from the first player clockwise, whoever has a leaf to use; then the food cards. */
export function goThroughLeaves(world: World, from: number): void {
  world.phase = "leaves";
  for (const seat of clockwise(world, world.first).slice(from)) {
    world.active = seat;
    if (leafMoves(world, seat).length > 1) return;
  }
  turnFoodCards(world);
}

/** EV-35. */
function turnFoodCards(world: World): void {
  const cards = world.foodCards.filter((card) => card !== null);
  world.plants = Math.max(
    0,
    cards.reduce((sum, card) => sum + plantsOn(card), world.plants),
  );
  world.discard.push(...cards);
  world.foodCards = world.foodCards.map(() => null);
  world.phase = "feeding";
  world.idle = 0;
  beginTurn(world, world.first);
}
