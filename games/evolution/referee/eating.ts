import { type Animal, clockwise, has, roomFor, roomOnFat, rowOf, type World } from "./world.ts";
import { dieOut } from "./extinction.ts";

/** EV-45: the one thing an owner is asked while food is taken: how much of it goes onto Fat Tissue. */
export interface Question {
  readonly seat: number;
  readonly least: number;
  readonly most: number;
}
/** A course of events that stops at each question and goes on with the answer. */
export type Eating = Generator<Question, void, number>;

export interface Meal {
  readonly food: "plant" | "meat";
  readonly from: "hole" | "reserve";
  readonly amount: number;
  /** Whether the owner asked for this very food: then the first token is not declined. */
  readonly wanted: boolean;
}

/** EV-45, EV-50 to EV-52: a species takes food, and what follows from it. */
export function* take(world: World, eater: Animal, meal: Meal): Eating {
  const took = yield* fill(world, eater, meal);
  if (took === 0) return; // EV-52
  if (meal.food === "plant" && has(world, eater, "foraging")) {
    yield* fill(world, eater, { ...meal, amount: 1, wanted: false }); // EV-50
  }
  if (!has(world, eater, "cooperation")) return;
  const row = rowOf(world, eater.owner);
  const right = row[row.indexOf(eater) + 1]; // EV-51
  if (right === undefined || (meal.food === "plant" && has(world, right, "carnivore"))) return;
  yield* take(world, right, { ...meal, amount: 1, wanted: false });
}

/** EV-45: tokens fill the board first, then Fat Tissue as the owner likes. Answers how many were taken. */
function* fill(world: World, eater: Animal, { from, amount, wanted }: Meal): Generator<Question, number, number> {
  const there = from === "hole" ? Math.min(amount, world.plants) : amount;
  const eaten = Math.min(there, eater.population - eater.food);
  eater.food += eaten;
  if (from === "hole") world.plants -= eaten;
  const most = Math.min(there - eaten, roomOnFat(world, eater));
  const least = wanted && eaten === 0 ? Math.min(1, most) : 0;
  const stored = most === least ? least : yield { seat: eater.owner, least, most };
  eater.fat += stored;
  if (from === "hole") world.plants -= stored;
  return eaten + stored;
}

/** EV-44: an attack. */
export function* attack(world: World, hunter: Animal, prey: Animal): Eating {
  const horned = has(world, prey, "horns"); // EV-47: as they were when attacked
  loseOne(world, prey); // a
  if (horned) loseOne(world, hunter); // b, EV-58
  if (hunter.population > 0) {
    yield* take(world, hunter, { food: "meat", from: "reserve", amount: prey.size, wanted: false }); // c
  }
  // d, EV-53: from the attacking player clockwise, each row left to right.
  for (const scavenger of clockwise(world, hunter.owner).flatMap((seat) => [...rowOf(world, seat)])) {
    if (!has(world, scavenger, "scavenger") || roomFor(world, scavenger) === 0) continue;
    yield* take(world, scavenger, { food: "meat", from: "reserve", amount: 1, wanted: false });
  }
  world.ignored = []; // EV-59
  world.hunter = null;
}

/** EV-44a, EV-58: one Population less; food above it goes to the owner's bag; EV-47: with none left it dies at once. */
function loseOne(world: World, animal: Animal): void {
  animal.population--;
  const above = Math.max(0, animal.food - animal.population);
  animal.food -= above;
  world.bags[animal.owner] = (world.bags[animal.owner] ?? 0) + above;
  if (animal.population === 0) dieOut(world, animal);
}
