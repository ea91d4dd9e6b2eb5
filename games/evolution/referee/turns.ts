import { at } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import { mayAttack, outwittable, preyOf } from "./defence.ts";
import { attack, type Eating, take } from "./eating.ts";
import { endRound } from "./round.ts";
import { type Animal, clockwise, has, roomFor, rowOf, type World } from "./world.ts";

/** EV-40 to EV-46, EV-59, EV-60: turns of the feeding. */

function isHungry({ food, population }: Animal): boolean {
  return food < population;
}

/** EV-41 to EV-43: whether a species with room can feed without Intelligence. */
function canFeed(world: World, animal: Animal): boolean {
  return has(world, animal, "carnivore") ? preyOf(world, animal).length > 0 : world.plants > 0;
}

/** EV-41. */
function isBound(world: World, row: readonly Animal[]): boolean {
  return !world.fed && row.some((animal) => isHungry(animal) && canFeed(world, animal));
}

/** EV-60. */
function canThink(world: World, animal: Animal): boolean {
  return (
    has(world, animal, "intelligence") &&
    !has(world, animal, "carnivore") &&
    roomFor(world, animal) > 0 &&
    at(world.hands, animal.owner) > 0
  );
}

/** Every move of the feeding turn, given the faces in the player's hand. */
export function feedingMoves(world: World, hand: readonly number[]): Move[] {
  const row = rowOf(world, world.active);
  const faces = [...new Set(hand)];
  if (world.hunter !== null) return hunts(world, world.hunter, faces, hand.length); // EV-59: the attack is announced
  const bound = isBound(world, row);
  const moves: Move[] = row.flatMap((animal, species): Move[] => [
    ...(!world.fed && (isHungry(animal) || (!bound && roomFor(world, animal) > 0))
      ? feedings(world, animal, species, faces, hand.length)
      : []),
    ...(canThink(world, animal) ? faces.map((card): Move => ({ type: "think", species, card })) : []),
  ]);
  return bound ? moves : [...moves, { type: "pass" }];
}

function feedings(
  world: World,
  animal: Animal,
  species: number,
  faces: readonly number[],
  cards: number,
): readonly Move[] {
  if (has(world, animal, "carnivore")) return hunts(world, animal, faces, cards);
  return world.plants > 0 ? [{ type: "feed", species }] : [];
}

function hunts(world: World, hunter: Animal, faces: readonly number[], cards: number): Move[] {
  const species = rowOf(world, hunter.owner).indexOf(hunter);
  const attacks = clockwise(world, 0).flatMap((seat) =>
    rowOf(world, seat).flatMap((prey, target): Move[] =>
      mayAttack(world, hunter, prey) ? [{ type: "attack", species, seat, target }] : [],
    ),
  );
  const ruses = outwittable(world, hunter, cards).flatMap((trait) =>
    faces.map((card) => ({ type: "outwit", species, trait, card }) as Move),
  );
  return [...attacks, ...ruses];
}

/** EV-40: whether a player whose turn begins has anything to choose. */
function hasChoice(world: World, seat: number): boolean {
  return rowOf(world, seat).some(
    (animal) =>
      roomFor(world, animal) > 0 &&
      (canFeed(world, animal) ||
        canThink(world, animal) ||
        outwittable(world, animal, at(world.hands, seat)).length > 0),
  );
}

/** What comes of a move of the feeding. */
export function* feed(world: World, move: Move): Eating {
  const row = rowOf(world, world.active);
  switch (move.type) {
    case "feed":
      world.fed = true;
      yield* take(world, at(row, move.species), { food: "plant", from: "hole", amount: 1, wanted: true }); // EV-42
      break;
    case "attack":
      world.fed = true;
      yield* attack(world, at(row, move.species), at(rowOf(world, move.seat), move.target));
      break;
    case "think":
      world.thought = true;
      discardFromHand(world, move.card);
      yield* take(world, at(row, move.species), { food: "plant", from: "reserve", amount: 2, wanted: true }); // EV-60
      break;
    case "outwit":
      discardFromHand(world, move.card);
      world.ignored = [...world.ignored, move.trait];
      world.hunter = at(row, move.species);
      return; // the attack is still to come
    default:
      endTurn(world);
      return;
  }
  const goesOn = world.fed ? row.some((animal) => canThink(world, animal)) : hasChoice(world, world.active);
  if (!goesOn) endTurn(world);
}

function discardFromHand(world: World, card: number): void {
  world.hands[world.active] = at(world.hands, world.active) - 1;
  world.discard.push(card);
}

function endTurn(world: World): void {
  world.idle = world.fed || world.thought ? 0 : world.idle + 1;
  beginTurn(world, (world.active + 1) % world.rows.length);
}

/** EV-40: the next player with something to do; when all in succession have nothing or pass, the feeding is over. */
export function beginTurn(world: World, seat: number): void {
  world.fed = false;
  world.thought = false;
  world.active = seat;
  while (world.idle < world.rows.length && !hasChoice(world, world.active)) {
    world.idle++;
    world.active = (world.active + 1) % world.rows.length;
  }
  if (world.idle >= world.rows.length) endRound(world);
}
