import { at, Inputs, type Judge, type Put, type Seat } from "@clade/kernel";
import { foodOf, MOST_POPULATION, MOST_SIZE, TRAITS, traitOf } from "../rules/cards.ts";
import { carries } from "../rules/species.ts";
import type { Phase, Species, State } from "../rules/state.ts";
import { learned } from "./learned.ts";

/** Evolution in numbers, for the learned judge: every species with its traits, the hand, and the watering hole. */

const PHASES: readonly Phase[] = ["deal", "food", "cards", "leaves", "feeding"];
const MOST_ROUNDS = 16;
const MOST_SEATS = 6;
const COUNTED = 6;

const SEAT = new Inputs();
const BAG = SEAT.next();
const SPECIES = SEAT.next(COUNTED);
const POPULATION = SEAT.next();
const SIZE = SEAT.next();
const EATEN = SEAT.next();
const HUNGRY = SEAT.next();
const FAT = SEAT.next();
const POPULATIONS = SEAT.next(MOST_POPULATION);
const SIZES = SEAT.next(MOST_SIZE);
const WITH_TRAIT = SEAT.next(TRAITS.length);
const PEOPLE_WITH_TRAIT = SEAT.next(TRAITS.length);
const BARE = SEAT.next();
const TRAIT_CARDS = SEAT.next();
const HUNTER_SIZE = SEAT.next();
const HUNTER_HUNGER = SEAT.next();
const SMALLEST = SEAT.next();
const HAND = SEAT.next(2);
const IN_HAND = SEAT.next(TRAITS.length);
const HAND_FOOD = SEAT.next();
const LAID_FOOD = SEAT.next();
const DONE = SEAT.next();
const PLACE = SEAT.next(MOST_SEATS);
const ACTIVE = SEAT.next();
const FED = SEAT.next();

const TABLE = new Inputs();
const ROUND = TABLE.next(MOST_ROUNDS);
const LAST = TABLE.next();
const PHASE = TABLE.next(PHASES.length);
const PLANTS = TABLE.next();
const SCARCE = TABLE.next();
const DECK = TABLE.next();
const PLAYERS = TABLE.next(MOST_SEATS);
const FAST = TABLE.next();
const PASSES = TABLE.next();

function describeTable(state: State, put: Put): void {
  put(ROUND + Math.min(MOST_ROUNDS, state.round) - 1, 1);
  if (state.lastRound !== null) put(LAST, 1);
  const phase = PHASES.indexOf(state.phase);
  if (phase >= 0) put(PHASE + phase, 1);
  put(PLANTS, state.plants / 10);
  let hunger = 0;
  for (const { species } of state.players) {
    for (const each of species) if (!carries(each, "carnivore")) hunger += each.population - each.food;
  }
  put(SCARCE, Math.max(-2, Math.min(2, (hunger - state.plants) / 10)));
  put(DECK, state.deck.length / 50);
  put(PLAYERS + state.players.length - 1, 1);
  if (state.fast) put(FAST, 1);
  put(PASSES, state.passes / state.players.length);
}

function describeSeat(state: State, seat: Seat, put: Put): void {
  const player = at(state.players, seat);
  put(BAG, player.bag / 20);
  for (let each = 0; each < Math.min(COUNTED, player.species.length); each++) put(SPECIES + each, 1);
  let smallest = MOST_SIZE + 1;
  for (const species of player.species) {
    describeSpecies(species, put);
    if (species.size < smallest) smallest = species.size;
  }
  put(SMALLEST, smallest / MOST_SIZE);
  put(HAND, player.hand.length / 5);
  if (player.hand.length === 0) put(HAND + 1, 1);
  for (const card of player.hand) {
    put(IN_HAND + TRAITS.indexOf(traitOf(card)), 0.5);
    put(HAND_FOOD, foodOf(card) / 20);
  }
  if (player.foodCard !== null) put(LAID_FOOD, foodOf(player.foodCard) / 5);
  if (player.done) put(DONE, 1);
  put(PLACE + ((seat - state.first + state.players.length) % state.players.length), 1);
  if (seat !== state.active) return;
  put(ACTIVE, 1);
  if (state.fed) put(FED, 1);
}

function describeSpecies({ size, population, food, fat, traits, laid }: Species, put: Put): void {
  put(POPULATION, population / 10);
  put(SIZE, size / 10);
  put(EATEN, food / 10);
  put(HUNGRY, (population - food) / 10);
  put(FAT, fat / 5);
  put(POPULATIONS + population - 1, 0.5);
  put(SIZES + size - 1, 0.5);
  if (traits.length + laid.length === 0) put(BARE, 0.5);
  put(TRAIT_CARDS, (traits.length + laid.length) / 5);
  for (const cards of [traits, laid]) {
    for (const card of cards) {
      const trait = traitOf(card);
      const index = TRAITS.indexOf(trait);
      put(WITH_TRAIT + index, 0.5);
      put(PEOPLE_WITH_TRAIT + index, population / 8);
      if (trait !== "carnivore") continue;
      put(HUNTER_SIZE, size / MOST_SIZE);
      put(HUNTER_HUNGER, (population - food) / 5);
    }
  }
}

const counts = { seatInputs: SEAT.count, tableInputs: TABLE.count };
export const judge: Judge<State> = {
  ...counts,
  describeSeat,
  describeTable,
  leads: true,
  doubt: 1.4,
  weights: learned,
};
