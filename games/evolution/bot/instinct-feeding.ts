import { at, Inputs, type Note } from "@clade/kernel";
import { type Card, type Trait, TRAITS } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import type { Species } from "../rules/state.ts";
import { bit, bits, CARNIVORE } from "./board.ts";
import { CARD_MARKS } from "./instinct-cards.ts";
import {
  type Beast,
  BURROWING,
  COOPERATION,
  CROWDS,
  HANDS,
  KINDS,
  kindOf,
  MEASURES,
  noteKinds,
  PLENTIES,
  ROUNDS,
  type Sight,
  standing,
  THREATS,
  upTo,
} from "./instinct-sight.ts";

/** What speaks for and against what is done while species eat (phase 4): each is one of a few small tables' entries. */

/** Food that a species lacks. */
const NEEDS = 7;
/** Food that a species could put on Fat Tissue. */
const ROOMS = 3;
const SLOTS = 4;
/** What a neighbour makes of a meal. */
const FITS = 5;
const WHOSE = 2;
/** Whether a target has eaten: less than it can still hold after the loss, all but one, all. */
const MEALS = 3;
const RIVALS = 3;
const SCAVENGERS = 3;
const PLANTS = 5;
const AMOUNTS = 7;
const LEAVES = 2;

const table = new Inputs();
table.next(CARD_MARKS);
const LEAF_PLENTY = table.next(LEAVES * 2 * PLENTIES);
const LEAF_POPULATION = table.next(LEAVES * MEASURES * ROUNDS);
const LEAF_NEED = table.next(LEAVES * NEEDS * ROOMS);
const LEAF_KIND = table.next(LEAVES * KINDS);
const LEAVE_PLENTY = table.next(PLENTIES * ROUNDS);
const LEAVE_PLANTS = table.next(PLANTS);
const FAT_NEED = table.next(AMOUNTS * NEEDS);
const FAT_PLENTY = table.next(AMOUNTS * PLENTIES);
const FAT_ROUNDS = table.next(AMOUNTS * ROUNDS);
const STORE_MOST = table.next(AMOUNTS * AMOUNTS);
const STORE_ROUNDS = table.next(AMOUNTS * ROUNDS);
const STORE_PLENTY = table.next(2 * 2 * PLENTIES);
const FEED_NEED = table.next(NEEDS * PLENTIES);
const FEED_FOOD = table.next(2 * MEASURES * ROUNDS);
const FEED_KIND = table.next(KINDS * 2 * PLANTS);
const FEED_RIGHT = table.next(FITS * PLANTS);
const FEED_LEFT = table.next(2 * NEEDS);
const FEED_SLOTS = table.next(SLOTS * ROUNDS * 2);
const FEED_THREATS = table.next(THREATS * MEASURES * 2);
const FEED_SIZE = table.next(MEASURES * ROUNDS);
const FEED_FORAGING = table.next(NEEDS * PLANTS);
const ATTACK_MEAT = table.next(WHOSE * NEEDS * MEASURES * 2);
const ATTACK_ROUNDS = table.next(WHOSE * NEEDS * ROUNDS);
const ATTACK_KILL = table.next(WHOSE * MEASURES * SLOTS);
const ATTACK_LAST = table.next(WHOSE * 2 * ROUNDS * MEALS);
const ATTACK_MEAL = table.next(WHOSE * MEALS * MEASURES);
const ATTACK_HORNS = table.next(2 * MEASURES * NEEDS);
const ATTACK_KIND = table.next(WHOSE * KINDS * 2);
const ATTACK_RIVAL = table.next(RIVALS * CROWDS * 2);
const ATTACK_BACK = table.next(2 * 2 * MEASURES);
const ATTACK_SCAVENGERS = table.next(SCAVENGERS * SCAVENGERS * WHOSE);
const ATTACK_PLENTY = table.next(WHOSE * PLENTIES * 2);
const THINK_NEED = table.next(NEEDS * PLENTIES);
const THINK_HAND = table.next(HANDS * ROUNDS * 2);
const THINK_KIND = table.next(KINDS * ROUNDS);
const THINK_ROOM = table.next(2 * NEEDS * ROOMS);
const OUTWIT_NEED = table.next(2 * NEEDS * ROUNDS);
const OUTWIT_TRAIT = table.next(KINDS * 2);
const OUTWIT_KIND = table.next(KINDS * ROUNDS);
const OUTWIT_HAND = table.next(HANDS * ROUNDS);
const PASS_NEED = table.next(NEEDS * HANDS);
const PASS_ROUNDS = table.next(2 * ROUNDS * CROWDS);
const PASS_PLANTS = table.next(PLANTS * 2);

/** All marks there are, those of cards among them. */
export const ALL_MARKS = table.count;

const FAT_TISSUE = bit("fat-tissue");
const FORAGING = bit("foraging");
const HORNS = bit("horns");
const SCAVENGER = bit("scavenger");

export function markLeaf(sight: Sight, trait: "fertile" | "long-neck", index: number, note: Note): void {
  const { species, traits } = at(sight.row, index);
  const leaf = trait === "fertile" ? 0 : 1;
  const hunts = (traits & CARNIVORE) === 0 ? 0 : 1;
  note(LEAF_PLENTY + (leaf * 2 + hunts) * PLENTIES + sight.plenty);
  note(LEAF_POPULATION + (leaf * MEASURES + species.population - 1) * ROUNDS + sight.rounds);
  note(LEAF_NEED + (leaf * NEEDS + needOf(species)) * ROOMS + roomOf(species, traits));
  noteKinds(traits, LEAF_KIND + leaf * KINDS, 1, note);
}

export function markLeave(sight: Sight, note: Note): void {
  note(LEAVE_PLENTY + sight.plenty * ROUNDS + sight.rounds);
  note(LEAVE_PLANTS + plantsOf(sight));
}

export function markFat(sight: Sight, index: number, amount: number, note: Note): void {
  const { species } = at(sight.row, index);
  note(FAT_NEED + amount * NEEDS + needOf(species));
  note(FAT_PLENTY + amount * PLENTIES + sight.plenty);
  note(FAT_ROUNDS + amount * ROUNDS + sight.rounds);
}

export function markStore(sight: Sight, amount: number, note: Note): void {
  const step = sight.state.pending.at(-1);
  if (step?.step !== "store") return;
  note(STORE_MOST + amount * AMOUNTS + step.most);
  note(STORE_ROUNDS + amount * ROUNDS + sight.rounds);
  const shared = step.from === "reserve" ? 0 : 2;
  note(STORE_PLENTY + (shared + (amount < step.most ? 1 : 0)) * PLENTIES + sight.plenty);
}

export function markFeed(sight: Sight, index: number, note: Note): void {
  const { row, rounds } = sight;
  const beast = at(row, index);
  const { species, traits } = beast;
  const need = needOf(species);
  const plants = plantsOf(sight);
  const starving = species.food === 0 ? 1 : 0;
  note(FEED_NEED + need * PLENTIES + sight.plenty);
  note(FEED_FOOD + (starving * MEASURES + species.population - 1) * ROUNDS + rounds);
  noteKinds(traits, FEED_KIND + (need > 0 ? PLANTS : 0) + plants, 2 * PLANTS, note);
  if ((traits & COOPERATION) !== 0) note(FEED_RIGHT + guest(row[index + 1]) * PLANTS + plants);
  const left = index > 0 ? at(row, index - 1) : undefined;
  const invited = left !== undefined && (left.traits & COOPERATION) !== 0 && guest(left) > 2;
  note(FEED_LEFT + (invited ? NEEDS : 0) + need);
  note(FEED_SLOTS + (upTo(species.traits.length, SLOTS) * ROUNDS + rounds) * 2 + starving);
  note(FEED_SIZE + (species.size - 1) * ROUNDS + rounds);
  if ((traits & FORAGING) !== 0) note(FEED_FORAGING + need * PLANTS + plants);
  if (sight.hunters.length === 0) return;
  const burrows = need === 1 && (traits & BURROWING) !== 0 ? 1 : 0;
  const threats = sight.threats(beast);
  note(FEED_THREATS + (threats * MEASURES + species.population - 1) * 2 + burrows);
}

/** What a meal is to a neighbour: nobody there, a hunter, one who is full, one who stores, one who is hungry. */
function guest(beast: Beast | undefined): number {
  if (beast === undefined) return 0;
  if ((beast.traits & CARNIVORE) !== 0) return 1;
  if (needOf(beast.species) > 0) return 4;
  return roomOf(beast.species, beast.traits) > 0 ? 3 : 2;
}

export function markAttack(sight: Sight, move: Extract<Move, { type: "attack" }>, note: Note): void {
  const { state, row, rounds, crowd } = sight;
  const { species, traits } = at(row, move.species);
  const prey = at(at(state.players, move.seat).species, move.target);
  const preyTraits = bits(prey.traits);
  const own = move.seat === sight.seat ? 1 : 0;
  const need = needOf(species);
  const dies = prey.population === 1 ? 1 : 0;
  const meal = prey.food >= prey.population ? 2 : prey.food === prey.population - 1 ? 1 : 0;
  const fighters = species.population - 1;
  note(ATTACK_MEAT + ((own * NEEDS + need) * MEASURES + prey.size - 1) * 2 + (roomOf(species, traits) > 0 ? 1 : 0));
  note(ATTACK_ROUNDS + (own * NEEDS + need) * ROUNDS + rounds);
  note(ATTACK_KILL + (own * MEASURES + prey.population - 1) * SLOTS + upTo(prey.traits.length, SLOTS));
  note(ATTACK_LAST + ((own * 2 + dies) * ROUNDS + rounds) * MEALS + meal);
  note(ATTACK_MEAL + (own * MEALS + meal) * MEASURES + prey.population - 1);
  note(ATTACK_HORNS + (((preyTraits & HORNS) === 0 ? 0 : MEASURES) + fighters) * NEEDS + need);
  noteKinds(preyTraits, ATTACK_KIND + own * KINDS * 2 + dies, 2, note);
  note(ATTACK_PLENTY + (own * PLENTIES + sight.plenty) * 2 + dies);
  note(ATTACK_SCAVENGERS + scavengers(sight) * WHOSE + own);
  if (own === 1) return;
  note(ATTACK_RIVAL + (rivalry(sight, at(state.players, move.seat).species) * CROWDS + crowd) * 2 + dies);
  const hunts = (preyTraits & CARNIVORE) === 0 ? 0 : 1;
  note(ATTACK_BACK + (hunts * 2 + (prey.size > species.size ? 1 : 0)) * MEASURES + prey.population - 1);
}

/** Whether a row is the strongest of others, nearly so, or weak. */
function rivalry(sight: Sight, row: readonly Species[]): number {
  const behind = sight.leader - standing(row);
  return behind === 0 ? 0 : behind < 4 ? 1 : 2;
}

/** Hungry Scavengers, one's own and others'. */
function scavengers({ row, others }: Sight): number {
  return hungryScavengers(row) * SCAVENGERS + hungryScavengers(others);
}

function hungryScavengers(beasts: readonly Beast[]): number {
  let count = 0;
  for (let index = 0; index < beasts.length; index++) {
    const { traits, species } = at(beasts, index);
    if ((traits & SCAVENGER) !== 0 && species.food < species.population) count++;
  }
  return upTo(count, SCAVENGERS);
}

export function markThought(sight: Sight, index: number, card: Card, note: Note): void {
  const { species, traits } = at(sight.row, index);
  const need = needOf(species);
  note(THINK_NEED + need * PLENTIES + sight.plenty);
  note(THINK_HAND + (sight.held * ROUNDS + sight.rounds) * 2 + (need > 1 ? 1 : 0));
  note(THINK_KIND + kindOf(card) * ROUNDS + sight.rounds);
  const starving = species.food === 0 ? 1 : 0;
  note(THINK_ROOM + (starving * NEEDS + need) * ROOMS + roomOf(species, traits));
}

export function markRuse(sight: Sight, index: number, trait: Trait, card: Card, note: Note): void {
  const { species } = at(sight.row, index);
  const again = sight.state.ruse === null ? 0 : 1;
  note(OUTWIT_NEED + (again * NEEDS + needOf(species)) * ROUNDS + sight.rounds);
  note(OUTWIT_TRAIT + TRAITS.indexOf(trait) * 2 + again);
  note(OUTWIT_KIND + kindOf(card) * ROUNDS + sight.rounds);
  note(OUTWIT_HAND + sight.held * ROUNDS + sight.rounds);
}

export function markPass(sight: Sight, note: Note): void {
  let need = 0;
  for (const { species } of sight.row) need += species.population - species.food;
  note(PASS_NEED + upTo(need, NEEDS) * HANDS + sight.held);
  const active = sight.state.fed || sight.state.thought ? 1 : 0;
  note(PASS_ROUNDS + (active * ROUNDS + sight.rounds) * CROWDS + sight.crowd);
  note(PASS_PLANTS + plantsOf(sight) * 2 + active);
}

function needOf({ population, food }: Species): number {
  return population - food;
}

function roomOf({ size, fat }: Species, traits: number): number {
  return (traits & FAT_TISSUE) === 0 ? 0 : upTo(Math.max(0, size - fat), ROOMS);
}

function plantsOf({ state: { plants } }: Sight): number {
  return plants < 3 ? plants : plants < 8 ? 3 : 4;
}
