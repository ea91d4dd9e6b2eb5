import { at, type Seat } from "@clade/kernel";
import { TRAITS, type Trait, traitOf } from "../rules/cards.ts";
import type { Player, State } from "../rules/state.ts";
import { type Animal, bit, CARNIVORE, owns, rowsOf } from "./board.ts";
import { foresee } from "./prospects.ts";

/** What a trait brings each round, in points, beyond the one point it is worth at the end. */
const YIELD: { readonly [T in Trait]: number } = {
  ambush: 0,
  burrowing: 0.3,
  carnivore: 0,
  climbing: 0.45,
  cooperation: 0.5,
  "defensive-herding": 0.4,
  "fat-tissue": 0.35,
  fertile: 0.6,
  foraging: 0.6,
  "hard-shell": 0.5,
  horns: 0.4,
  intelligence: 0.35,
  "long-neck": 0.6,
  "pack-hunting": 0,
  scavenger: 0.15,
  symbiosis: 0.3,
  "warning-call": 0.3,
};
const YIELDS: readonly { readonly trait: number; readonly points: number }[] = TRAITS.map((trait) => ({
  trait: bit(trait),
  points: YIELD[trait],
}));

/** Part of a yield that is left each round further away: species die, and the game may end. */
const PATIENCE = 0.75;
/** What a card in hand is worth while there are rounds to come. */
const CARD = 1.1;
/** What the card that a species brings each round is worth. */
const CARD_EACH_ROUND = 1.8;
/** Cards beyond this many cannot all be put to use. */
const HANDFUL = 5;
/** The chance that a player lays a Carnivore against somebody, in a round to come or still hidden in this one. */
const UNSEEN_HUNTERS = 0.02;

/** About how many rounds follow this one. */
export function roundsToCome(state: State): number {
  if (state.phase === "over") return 0;
  if (state.lastRound !== null) return Math.max(0, state.lastRound - state.round);
  let perRound = 0;
  for (const { species } of state.players) perRound += 3 + species.length;
  return Math.min(8, Math.ceil(state.deck.length / (perRound + 1)));
}

/** The seat's expected final score, roughly. */
export function evaluate(state: State, seat: Seat): number {
  const player = at(state.players, seat);
  if (state.phase === "over") return finalPoints(player);
  const rows = rowsOf(state);
  foresee(state, rows);
  const rounds = roundsToCome(state);
  let patience = 0;
  for (let round = 0, weight = PATIENCE; round < rounds; round++, weight *= PATIENCE) patience += weight;
  const risk = UNSEEN_HUNTERS * (state.players.length - 1) * (state.phase === "feeding" ? 0.3 : 1);
  let points = player.bag + handWorth(player.hand, rounds);
  const row = at(rows, seat);
  for (const animal of row) points += speciesWorth(animal, row, patience, risk);
  return points;
}

function finalPoints({ bag, species }: Player): number {
  let points = bag;
  for (const { population, traits } of species) points += population + traits.length;
  return points;
}

function handWorth(hand: readonly number[], rounds: number): number {
  if (rounds === 0) return 0;
  let worth = CARD * Math.min(hand.length, HANDFUL) + 0.3 * Math.max(0, hand.length - HANDFUL);
  for (const card of hand) worth += 0.2 * YIELD[traitOf(card)];
  return worth;
}

/** What it will have eaten, and, as far as it lives on, its Population, its traits and what they go on bringing. */
function speciesWorth(animal: Animal, row: readonly Animal[], patience: number, risk: number): number {
  const { species } = animal;
  const exposure = (risk * 1.6) / (1 + 0.5 * shield(animal, row) + 0.35 * (species.size - 1));
  const loses = Math.min(species.population, animal.loses + exposure);
  const left = Math.max(0, Math.min(animal.eats, species.population - loses));
  const alive = Math.min(1, left);
  let points = Math.min(animal.eats, species.population) + species.fat;
  points += left * (1 + 0.8 * patience);
  points += alive * patience * CARD_EACH_ROUND;
  points += alive * species.traits.length;
  for (const { trait, points: yielded } of YIELDS) {
    if (owns(animal, trait)) points += alive * yielded * (0.4 + patience) * fits(animal, row, trait);
  }
  points += alive * patience * 0.12 * (species.size - 1) * (owns(animal, CARNIVORE) ? 2.5 : 1);
  return points;
}

const PLANT_TRAITS = bit("foraging") | bit("long-neck") | bit("intelligence");
const COOPERATION = bit("cooperation");
const SYMBIOSIS = bit("symbiosis");
const WARNING_CALL = bit("warning-call");
const FAT_TISSUE = bit("fat-tissue");

/** How well a trait suits its species and its place in the row. */
function fits(animal: Animal, row: readonly Animal[], trait: number): number {
  const right = animal.index + 1 < row.length ? at(row, animal.index + 1) : undefined;
  if ((trait & PLANT_TRAITS) !== 0) return owns(animal, CARNIVORE) ? 0 : 1;
  if (trait === COOPERATION) {
    if (right === undefined) return 0;
    return owns(animal, CARNIVORE) === owns(right, CARNIVORE) ? 1 : 0.4;
  }
  if (trait === SYMBIOSIS) return right !== undefined && right.species.size > animal.species.size ? 1 : 0.1;
  if (trait === WARNING_CALL) return row.length > 1 ? 1 : 0;
  if (trait === FAT_TISSUE) return 0.5 + 0.25 * animal.species.size;
  return 1;
}

const DEFENCES =
  bit("climbing") | bit("defensive-herding") | bit("hard-shell") | bit("horns") | bit("burrowing") | bit("symbiosis");

/** How many things stand between this species and a hunter nobody has seen yet. */
function shield(animal: Animal, row: readonly Animal[]): number {
  let count = 0;
  for (let traits = animal.traits & DEFENCES; traits !== 0; traits &= traits - 1) count++;
  const { index } = animal;
  const warned =
    (index > 0 && owns(at(row, index - 1), WARNING_CALL)) ||
    (index + 1 < row.length && owns(at(row, index + 1), WARNING_CALL));
  return 2 * count + (warned && !owns(animal, WARNING_CALL) ? 1.5 : 0);
}
