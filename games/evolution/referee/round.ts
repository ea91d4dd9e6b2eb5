import type { Result } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import { draw, dieOut } from "./extinction.ts";
import { clockwise, rowOf, type World } from "./world.ts";

/** EV-65: the end of a round, and the deal of the next one if there is one. */
export function endRound(world: World): void {
  for (const animal of world.rows.flat()) {
    animal.population = animal.food;
    world.bags[animal.owner] = (world.bags[animal.owner] ?? 0) + animal.food;
    animal.food = 0;
    animal.used = [];
  }
  for (const seat of clockwise(world, world.first)) {
    const starved = rowOf(world, seat).filter(({ population }) => population === 0);
    for (const animal of starved) dieOut(world, animal);
  }
  if (world.round === world.lastRound) endGame(world);
  else deal(world);
}

/** EV-71: what is stored goes to the bag. */
function endGame(world: World): void {
  world.phase = "over";
  for (const animal of world.rows.flat()) {
    world.bags[animal.owner] = (world.bags[animal.owner] ?? 0) + animal.fat;
    animal.fat = 0;
  }
}

/** EV-10 to EV-12. */
function deal(world: World): void {
  world.phase = "deal";
  world.round++;
  world.first = (world.first + 1) % world.rows.length;
  for (const [owner, row] of world.rows.entries()) {
    if (row.length === 0) row.push({ owner, size: 1, population: 1, food: 0, fat: 0, cards: [], used: [] });
  }
  for (const seat of clockwise(world, world.first)) draw(world, seat, 3 + rowOf(world, seat).length);
  world.phase = "food";
}

/** EV-76: points, and places by points, then traits, then Population. */
export function differencesInResult(world: World, result: Result | undefined): readonly Objection[] {
  if (world.phase !== "over") return differ("EV-75", "whether there is a result", false, result !== undefined);
  const players = world.rows.map((row, seat) => {
    const traits = row.reduce((sum, { cards }) => sum + cards.length, 0);
    const people = row.reduce((sum, { population }) => sum + population, 0);
    return [(world.bags[seat] ?? 0) + traits + people, traits, people] as const;
  });
  const places = players.map((own) => 1 + players.filter((other) => isAhead(other, own)).length);
  return [
    ...differ(
      "EV-76",
      "scores",
      players.map(([points]) => points),
      result?.scores,
    ),
    ...differ("EV-76", "places", places, result?.places),
  ];
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0;
    if (value !== against) return value > against;
  }
  return false;
}
