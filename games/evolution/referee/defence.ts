import type { Trait } from "../rules/cards.ts";
import { type Animal, has, roomFor, rowOf, type World } from "./world.ts";

/** EV-55 to EV-57: whether a Carnivore may attack a species. */
export function mayAttack(world: World, hunter: Animal, prey: Animal): boolean {
  if (hunter === prey || !has(world, hunter, "carnivore")) return false; // EV-43
  const reach = hunter.size + (has(world, hunter, "pack-hunting") ? hunter.population : 0); // EV-56
  const bulk = prey.size + (has(world, prey, "hard-shell") ? 4 : 0);
  if (reach <= bulk) return false; // EV-55
  if (has(world, prey, "climbing") && !has(world, hunter, "climbing")) return false;
  if (has(world, prey, "burrowing") && prey.food === prey.population) return false;
  if (has(world, prey, "defensive-herding") && hunter.population <= prey.population) return false;
  const row = rowOf(world, prey.owner);
  const place = row.indexOf(prey);
  const left = row[place - 1];
  const right = row[place + 1];
  if (has(world, prey, "symbiosis") && right !== undefined && right.size > prey.size) return false;
  if (has(world, prey, "warning-call") || has(world, hunter, "ambush")) return true;
  return ![left, right].some((caller) => caller !== undefined && has(world, caller, "warning-call"));
}

export function preyOf(world: World, hunter: Animal): Animal[] {
  return world.rows.flat().filter((prey) => mayAttack(world, hunter, prey));
}

/** The kinds whose absence could open a species to an attack. */
const DEFENCES: readonly Trait[] = [
  "burrowing",
  "climbing",
  "defensive-herding",
  "hard-shell",
  "symbiosis",
  "warning-call",
];
const SETS_OF_DEFENCES: readonly (readonly Trait[])[] = Array.from({ length: 1 << DEFENCES.length }, (_, bits) =>
  DEFENCES.filter((_trait, place) => (bits & (1 << place)) !== 0),
);

/** EV-59: the kinds that a Carnivore may be made to ignore next, so that with the cards left an attack is legal. */
export function outwittable(world: World, hunter: Animal, cards: number): readonly string[] {
  if (cards === 0 || !has(world, hunter, "carnivore") || !has(world, hunter, "intelligence")) return [];
  const kinds = KINDS.filter(
    (kind) => !world.ignored.includes(kind) && world.rows.flat().some((animal) => has(world, animal, kind)),
  );
  return kinds.filter((kind) =>
    SETS_OF_DEFENCES.some((more) => {
      if (more.length > cards - 1) return false;
      const outwitted = { ...world, ignored: [...world.ignored, kind, ...more] };
      return roomFor(outwitted, hunter) > 0 && preyOf(outwitted, hunter).length > 0;
    }),
  );
}

/** EV-59: every kind but Carnivore and Intelligence. */
const KINDS: readonly Trait[] = [
  ...DEFENCES,
  "ambush",
  "cooperation",
  "fat-tissue",
  "fertile",
  "foraging",
  "horns",
  "long-neck",
  "pack-hunting",
  "scavenger",
];
