import { at, Inputs, type Note } from "@clade/kernel";
import { type Card, foodOf, type Trait, TRAITS } from "../rules/cards.ts";
import type { Measure, Side } from "../rules/moves.ts";
import { bit, CARNIVORE } from "./board.ts";
import {
  type Beast,
  COOPERATION,
  CROWDS,
  HANDS,
  KINDS,
  kindOf,
  KINS,
  MEASURES,
  noteKinds,
  PLENTIES,
  PREYS,
  ROUNDS,
  ROWS,
  type Sight,
  SYMBIOSIS,
  THREATS,
  upTo,
  USES,
  WARNING_CALL,
} from "./instinct-sight.ts";

/** What speaks for and against what is done with cards (phases 2 and 3): each is one of a few small tables' entries. */

/** Food values are -3 to 9. */
const FOODS = 13;
const LEAST_FOOD = -3;
/** A plant-eater or a hunter. */
const DIETS = 2;
const SLOTS = 3;
/** How a trait suits the neighbours. */
const FITS = 5;
/** Others who have yet to play their cards. */
const TO_COME = 3;
const PLANTS = 4;
const HUNTERS = 4;
/** What cards are given up for. */
const DEEDS = 3;
const SPECIES_DEED = 0;
const GROWTH: { readonly [M in Measure]: number } = { size: 0, population: 1 };
const GROWTHS = 2;
const LEANINGS = 3;

const table = new Inputs();
const FOOD_PLENTY = table.next(FOODS * PLENTIES);
const FOOD_HUNTERS = table.next(FOODS * KINS * ROUNDS);
const FOOD_PLANTS = table.next(FOODS * PLANTS * CROWDS);
const FOOD_ROWS = table.next(FOODS * ROWS);
const FOOD_KIND = table.next(KINDS * ROUNDS);
const FOOD_USE = table.next(KINDS * USES);
const TRAIT_ROUNDS = table.next(KINDS * DIETS * ROUNDS);
const TRAIT_SLOTS = table.next(KINDS * DIETS * SLOTS * CROWDS);
const TRAIT_POPULATION = table.next(KINDS * DIETS * MEASURES);
const TRAIT_SIZE = table.next(KINDS * DIETS * MEASURES);
const TRAIT_BESIDE = table.next(KINDS * KINDS);
const TRAIT_FIT = table.next(KINDS * FITS);
const TRAIT_PLENTY = table.next(KINDS * PLENTIES);
const TRAIT_THREATS = table.next(KINDS * THREATS * THREATS);
const TRAIT_HUNTERS = table.next(KINDS * HUNTERS * TO_COME);
const TRAIT_PREY = table.next(KINDS * PREYS * PREYS);
const HUNT_KIN = table.next(PREYS * KINS * KINS);
const NEW_HAND = table.next(ROWS * HANDS);
const NEW_ROUNDS = table.next(ROWS * ROUNDS);
const NEW_PLENTY = table.next(PLENTIES * ROUNDS);
const NEW_SIDE = table.next(2 * FITS);
const NEW_THREATS = table.next(THREATS * ROUNDS * CROWDS);
const SPENT_KIND = table.next(DEEDS * KINDS * ROUNDS);
const SPENT_USE = table.next(KINDS * USES);
const GROW_BOTH = table.next(GROWTHS * DIETS * MEASURES * MEASURES);
const GROW_ROUNDS = table.next(GROWTHS * DIETS * MEASURES * ROUNDS);
const GROW_PLENTY = table.next(GROWTHS * DIETS * PLENTIES * CROWDS);
const GROW_KIND = table.next(GROWTHS * KINDS * MEASURES);
const GROW_THREATS = table.next(GROWTHS * THREATS * THREATS * 2);
const GROW_PREY = table.next(GROWTHS * PREYS * PREYS * KINS);
const GROW_LEFT = table.next(GROWTHS * DIETS * LEANINGS);
const SHED_ROUNDS = table.next(KINDS * DIETS * ROUNDS);
const SHED_SLOTS = table.next(KINDS * (SLOTS + 1) * 2);
const SHED_PREY = table.next(PREYS * KINS * PLENTIES);
const DONE_ROUNDS = table.next(HANDS * ROUNDS);
const DONE_CROWD = table.next(HANDS * CROWDS);
const DONE_ROWS = table.next(HANDS * ROWS);
const DONE_PLENTY = table.next(HANDS * PLENTIES);
const DONE_USE = table.next(HANDS * HANDS);

/** How many marks there are; others' follow. */
export const CARD_MARKS = table.count;

export function markFood(sight: Sight, card: Card, note: Note): void {
  const { state, row, rounds } = sight;
  const food = foodOf(card) - LEAST_FOOD;
  const kind = kindOf(card);
  const plants = state.plants === 0 ? 0 : state.plants < 4 ? 1 : state.plants < 9 ? 2 : 3;
  note(FOOD_PLENTY + food * PLENTIES + sight.plenty);
  note(FOOD_HUNTERS + (food * KINS + sight.ownHunters) * ROUNDS + rounds);
  note(FOOD_PLANTS + (food * PLANTS + plants) * CROWDS + sight.crowd);
  note(FOOD_ROWS + food * ROWS + upTo(row.length, ROWS));
  note(FOOD_KIND + kind * ROUNDS + rounds);
  note(FOOD_USE + kind * USES + sight.use(kind));
}

export function markTrait(sight: Sight, card: Card, index: number, note: Note): void {
  const { row, rounds } = sight;
  const beast = at(row, index);
  const { species } = beast;
  const kind = kindOf(card);
  const { size, population } = species;
  const traits = beast.traits | (1 << kind);
  const hunts = (traits & CARNIVORE) !== 0;
  const dieted = kind * DIETS + (hunts ? 1 : 0);
  const slots = species.traits.length + species.laid.length;
  note(TRAIT_ROUNDS + dieted * ROUNDS + rounds);
  note(TRAIT_SLOTS + (dieted * SLOTS + slots) * CROWDS + sight.crowd);
  note(TRAIT_POPULATION + dieted * MEASURES + population - 1);
  note(TRAIT_SIZE + dieted * MEASURES + size - 1);
  noteKinds(beast.traits, TRAIT_BESIDE + kind * KINDS, 1, note);
  note(TRAIT_FIT + kind * FITS + fitOf(row, index, hunts, 1 << kind));
  note(TRAIT_PLENTY + kind * PLENTIES + sight.plenty);
  note(TRAIT_HUNTERS + (kind * HUNTERS + upTo(sight.hunters.length, HUNTERS)) * TO_COME + toCome(sight));
  if (sight.hunters.length > 0) {
    const before = sight.threats(beast);
    const after = before === 0 ? 0 : sight.threatsTo(beast, traits, size, population);
    note(TRAIT_THREATS + (kind * THREATS + before) * THREATS + after);
  }
  if (!hunts) return;
  const after = sight.preyOf(traits, size, population);
  note(TRAIT_PREY + (kind * PREYS + sight.prey(beast)) * PREYS + after);
  if (kind !== CARNIVORE_KIND) return;
  note(HUNT_KIN + (after * KINS + sight.kinOf(beast, traits, size, population)) * KINS + sight.ownHunters);
}
const CARNIVORE_KIND = TRAITS.indexOf("carnivore");

export function markSpecies(sight: Sight, card: Card, side: Side, note: Note): void {
  const { row, rounds, crowd } = sight;
  const many = upTo(row.length, ROWS);
  note(NEW_HAND + many * HANDS + sight.held);
  note(NEW_ROUNDS + many * ROUNDS + rounds);
  note(NEW_PLENTY + sight.plenty * ROUNDS + rounds);
  const end = side === "left" ? row[0] : row.at(-1);
  note(NEW_SIDE + (side === "left" ? 0 : FITS) + (end === undefined ? 0 : welcome(end)));
  let threats = 0;
  for (const { species } of sight.hunters) if (species.size > 1 && threats < THREATS - 1) threats++;
  note(NEW_THREATS + (threats * ROUNDS + rounds) * CROWDS + crowd);
  markSpent(sight, card, SPECIES_DEED, note);
}

/** What a neighbour at the end of the row is to a new one. */
function welcome({ traits }: Beast): number {
  if ((traits & CARNIVORE) !== 0) return 1;
  if ((traits & WARNING_CALL) !== 0) return 2;
  return (traits & COOPERATION) === 0 ? 4 : 3;
}

export function markGrowth(sight: Sight, card: Card, index: number, what: Measure, note: Note): void {
  const { row, rounds, crowd } = sight;
  const beast = at(row, index);
  const { species, traits } = beast;
  const { size, population } = species;
  const growth = GROWTH[what];
  const hunts = (traits & CARNIVORE) !== 0;
  const dieted = growth * DIETS + (hunts ? 1 : 0);
  const measure = species[what] - 1;
  note(GROW_BOTH + (dieted * MEASURES + size - 1) * MEASURES + population - 1);
  note(GROW_ROUNDS + (dieted * MEASURES + measure) * ROUNDS + rounds);
  note(GROW_PLENTY + (dieted * PLENTIES + sight.plenty) * CROWDS + crowd);
  noteKinds(traits, GROW_KIND + growth * KINDS * MEASURES + measure, MEASURES, note);
  const left = index > 0 ? at(row, index - 1) : undefined;
  if (left !== undefined && (left.traits & LEANING) !== 0) {
    note(GROW_LEFT + dieted * LEANINGS + leaning(left, size));
  }
  const grownSize = what === "size" ? size + 1 : size;
  const grownPopulation = what === "size" ? population : population + 1;
  if (sight.hunters.length > 0) {
    const before = sight.threats(beast);
    const after = before === 0 ? 0 : sight.threatsTo(beast, traits, grownSize, grownPopulation);
    note(GROW_THREATS + ((growth * THREATS + before) * THREATS + after) * 2 + (population === 1 ? 1 : 0));
  }
  if (hunts) {
    const prey = sight.preyOf(traits, grownSize, grownPopulation);
    const kin = sight.kinOf(beast, traits, grownSize, grownPopulation);
    note(GROW_PREY + ((growth * PREYS + sight.prey(beast)) * PREYS + prey) * KINS + kin);
  }
  markSpent(sight, card, 1 + growth, note);
}

const LEANING = COOPERATION | SYMBIOSIS;
/** What a neighbour on the left makes of a species of that Size: it brings food, is sheltered by the larger, or would be. */
function leaning({ traits, species }: Beast, size: number): number {
  if ((traits & SYMBIOSIS) === 0) return 0;
  return species.size < size ? 1 : 2;
}

export function markShed(sight: Sight, trait: Trait, index: number, note: Note): void {
  const beast = at(sight.row, index);
  const kind = TRAITS.indexOf(trait);
  const hunts = (beast.traits & CARNIVORE) !== 0;
  const slots = beast.species.traits.length + beast.species.laid.length;
  note(SHED_ROUNDS + (kind * DIETS + (hunts ? 1 : 0)) * ROUNDS + sight.rounds);
  note(SHED_SLOTS + (kind * (SLOTS + 1) + slots) * 2 + (sight.held > 0 ? 1 : 0));
  if (kind !== CARNIVORE_KIND) return;
  const kin = sight.kinOf(beast, beast.traits, beast.species.size, beast.species.population);
  note(SHED_PREY + (sight.prey(beast) * KINS + kin) * PLENTIES + sight.plenty);
}

export function markDone(sight: Sight, note: Note): void {
  const { held, player } = sight;
  let useful = 0;
  for (const card of player.hand) if (sight.use(kindOf(card)) > 1) useful++;
  note(DONE_ROUNDS + held * ROUNDS + sight.rounds);
  note(DONE_CROWD + held * CROWDS + sight.crowd);
  note(DONE_ROWS + held * ROWS + upTo(sight.row.length, ROWS));
  note(DONE_PLENTY + held * PLENTIES + sight.plenty);
  note(DONE_USE + held * HANDS + upTo(useful, HANDS));
}

/** A card given up for something else than its trait. */
function markSpent(sight: Sight, card: Card, deed: number, note: Note): void {
  const kind = kindOf(card);
  note(SPENT_KIND + (deed * KINDS + kind) * ROUNDS + sight.rounds);
  note(SPENT_USE + kind * USES + sight.use(kind));
}

/** Nobody, the next or more have yet to play their cards. */
function toCome({ state, seat }: Sight): number {
  let waiting = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && !at(state.players, other).done) waiting++;
  }
  return upTo(waiting, TO_COME);
}

const FAT_TISSUE = bit("fat-tissue");

/** How a trait suits the place in the row. */
function fitOf(row: readonly Beast[], index: number, hunts: boolean, trait: number): number {
  const right = index + 1 < row.length ? at(row, index + 1) : undefined;
  const left = index > 0 ? at(row, index - 1) : undefined;
  if (trait === COOPERATION) {
    if (right === undefined) return 0;
    const same = hunts === ((right.traits & CARNIVORE) !== 0);
    return same ? (right.species.population > 2 ? 4 : 3) : 1;
  }
  if (trait === SYMBIOSIS) return right === undefined ? 0 : right.species.size > at(row, index).species.size ? 2 : 1;
  if (trait === WARNING_CALL) return (right === undefined ? 0 : 1) + (left === undefined ? 0 : 1);
  if (trait === FAT_TISSUE) return upTo(at(row, index).species.fat, FITS);
  return left === undefined || (left.traits & COOPERATION) === 0 ? 0 : 1;
}
