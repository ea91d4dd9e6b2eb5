import { at, type Note, type Seat } from "@clade/kernel";
import { type Card, FACES, foodOf, HARD_SHELL_BONUS, TRAITS } from "../rules/cards.ts";
import type { Player, Species, State } from "../rules/state.ts";
import { bit, bits, CARNIVORE } from "./board.ts";

/** What a seat sees at first sight of Evolution's table: worked out once for all moves of a decision, and only when one asks for it. */

/** Rounds after this one, as far as they are told apart. */
export const ROUNDS = 5;
/** Two players, three, or more. */
export const CROWDS = 3;
/** How far one's share of the plants goes: from 4 too few to 4 too many, then enough for all, and plenty for all. */
export const PLENTIES = 11;
/** Hunters of others that could attack a species. */
export const THREATS = 3;
/** Species of others that a hunter could attack. */
export const PREYS = 4;
/** Own species that a hunter could attack. */
export const KINS = 3;
export const HANDS = 8;
export const ROWS = 6;
/** Size or Population, from 1. */
export const MEASURES = 6;
export const KINDS = TRAITS.length;
/** Where a card could lie as a trait (nowhere, on plant-eaters, on hunters, on either), and whether there is another of its kind in hand. */
export const USES = 8;

const MOST_SHORT = 4;
const ENOUGH = 2 * MOST_SHORT + 1;
/** Plants that lie there for each player once all have eaten: then there is plenty. */
const SPARE = 2;
/** The average food value of a card. */
const USUAL_FOOD = 3.2;
/** What a player draws each round, and one card for each species. */
const DRAWN = 3;

const KIND_OF: readonly number[] = FACES.map(({ trait }) => TRAITS.indexOf(trait));
/** The kind of trait on a card, as a number. */
export function kindOf(card: Card): number {
  return at(KIND_OF, card);
}

export const AMBUSH = bit("ambush");
export const BURROWING = bit("burrowing");
export const CLIMBING = bit("climbing");
export const COOPERATION = bit("cooperation");
export const HERDING = bit("defensive-herding");
export const HARD_SHELL = bit("hard-shell");
export const PACK_HUNTING = bit("pack-hunting");
export const SYMBIOSIS = bit("symbiosis");
export const WARNING_CALL = bit("warning-call");

/** A species as the seat sees it: its own with traits laid face down, others' without. */
export interface Beast {
  readonly seat: number;
  readonly species: Species;
  readonly traits: number;
  /** 0 without a neighbour on the right. */
  readonly rightSize: number;
  /** Whether a neighbour has Warning Call. */
  readonly warned: boolean;
  /** Hunters of others that could attack it as it is, once somebody has asked. */
  threatened: number | undefined;
  /** Species of others that it could attack as it is, if it hunts, once somebody has asked. */
  hunting: number | undefined;
}

export class Sight {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly row: readonly Beast[];
  readonly rounds: number;
  readonly crowd: number;
  readonly held: number;
  #plenty: number | undefined;
  #others: readonly Beast[] | undefined;
  #hunters: readonly Beast[] | undefined;
  #leader: number | undefined;
  #ownHunters: number | undefined;
  #uses: number[] | undefined;

  constructor(state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.player = at(state.players, seat);
    this.row = ownRow(this.player.species, seat);
    this.rounds = upTo(roundsInSight(state, seat), ROUNDS);
    this.crowd = upTo(state.players.length - 2, CROWDS);
    this.held = upTo(this.player.hand.length, HANDS);
  }

  /** How far one's share of the plants goes (see `PLENTIES`). */
  get plenty(): number {
    this.#plenty ??= plentyFor(this);
    return this.#plenty;
  }

  /** All species of others. */
  get others(): readonly Beast[] {
    this.#others ??= othersOf(this.state, this.seat);
    return this.#others;
  }

  /** Those of them that are known to hunt. */
  get hunters(): readonly Beast[] {
    this.#hunters ??= huntersAmong(this.others);
    return this.#hunters;
  }

  /** What the strongest row of others would score as it lies there. */
  get leader(): number {
    this.#leader ??= bestStanding(this.state, this.seat);
    return this.#leader;
  }

  get ownHunters(): number {
    this.#ownHunters ??= upTo(huntersAmong(this.row).length, KINS);
    return this.#ownHunters;
  }

  /** What a card of that kind could do as a trait (see `USES`). */
  use(kind: number): number {
    this.#uses ??= [];
    const known = this.#uses[kind];
    if (known !== undefined) return known;
    const use = useOf(this.row, this.state.slots, kind) * 2 + (isDouble(this.player.hand, kind) ? 1 : 0);
    this.#uses[kind] = use;
    return use;
  }

  /** How many hunters of others could attack one's own species as it is. */
  threats(prey: Beast): number {
    prey.threatened ??= this.threatsTo(prey, prey.traits, prey.species.size, prey.species.population);
    return prey.threatened;
  }

  /** And how many if it were so. */
  threatsTo(prey: Beast, traits: number, size: number, population: number): number {
    const { hunters } = this;
    let count = 0;
    for (let index = 0; index < hunters.length; index++) {
      if (reaches(at(hunters, index), prey, traits, size, population) && ++count === THREATS - 1) break;
    }
    return count;
  }

  /** How many species of others one's own could attack if it hunts. */
  prey(hunter: Beast): number {
    hunter.hunting ??= this.preyOf(hunter.traits, hunter.species.size, hunter.species.population);
    return hunter.hunting;
  }

  /** And how many if it were so. */
  preyOf(traits: number, size: number, population: number): number {
    return countPrey(this.others, undefined, PREYS, traits, size, population);
  }

  /** How many others of one's own it could. */
  kinOf(own: Beast, traits: number, size: number, population: number): number {
    return countPrey(this.row, own, KINS, traits, size, population);
  }
}

/** EV-55 to EV-57, as far as the seat can see: whether a hunter may attack a species that would be so. */
function reaches({ traits, species }: Beast, prey: Beast, shields: number, size: number, population: number): boolean {
  const strength = species.size + ((traits & PACK_HUNTING) === 0 ? 0 : species.population);
  return strength > size && overcomes(traits, strength, species.population, prey, shields, size, population);
}

/** The same of species as they are, for a hunter that would be so. */
function countPrey(
  among: readonly Beast[],
  except: Beast | undefined,
  kinds: number,
  traits: number,
  size: number,
  population: number,
): number {
  const strength = size + ((traits & PACK_HUNTING) === 0 ? 0 : population);
  let count = 0;
  for (let index = 0; index < among.length; index++) {
    const prey = at(among, index);
    const { species } = prey;
    if (strength <= species.size || prey === except) continue;
    if (!overcomes(traits, strength, population, prey, prey.traits, species.size, species.population)) continue;
    if (++count === kinds - 1) break;
  }
  return count;
}

function overcomes(
  traits: number,
  strength: number,
  pack: number,
  { species, rightSize, warned }: Beast,
  shields: number,
  size: number,
  population: number,
): boolean {
  if (warned && ((shields & WARNING_CALL) | (traits & AMBUSH)) === 0) return false;
  if ((shields & SHIELDS) === 0) return true;
  if ((shields & HARD_SHELL) !== 0 && strength <= size + HARD_SHELL_BONUS) return false;
  if ((shields & CLIMBING & ~traits) !== 0) return false;
  if ((shields & HERDING) !== 0 && pack <= population) return false;
  if ((shields & SYMBIOSIS) !== 0 && rightSize > size) return false;
  return (shields & BURROWING) === 0 || species.food < population;
}
const SHIELDS = HARD_SHELL | CLIMBING | HERDING | SYMBIOSIS | BURROWING;

/** Counts up to the last that is told apart. */
export function upTo(count: number, kinds: number): number {
  return count < kinds ? count : kinds - 1;
}

/** Notes each kind of trait, in a table of so many entries each. */
export function noteKinds(traits: number, first: number, many: number, note: Note): void {
  for (let rest = traits; rest !== 0; rest &= rest - 1) note(first + (31 - Math.clz32(rest & -rest)) * many);
}

/** Adds a row's species to a list. */
function lookAt(row: readonly Species[], seat: number, whose: "own" | "others", beasts: Beast[]): void {
  let called = false;
  let traits = row.length > 0 ? seenTraits(at(row, 0), whose) : 0;
  for (let index = 0; index < row.length; index++) {
    const right = index + 1 < row.length ? at(row, index + 1) : undefined;
    const rightTraits = right === undefined ? 0 : seenTraits(right, whose);
    beasts.push({
      seat,
      species: at(row, index),
      traits,
      rightSize: right === undefined ? 0 : right.size,
      warned: called || (rightTraits & WARNING_CALL) !== 0,
      threatened: undefined,
      hunting: undefined,
    });
    called = (traits & WARNING_CALL) !== 0;
    traits = rightTraits;
  }
}

function seenTraits({ traits, laid }: Species, whose: "own" | "others"): number {
  return whose === "own" && laid.length > 0 ? bits(traits) | bits(laid) : bits(traits);
}

/** EV-6: in fast play others are seen as they were before phase 3. */
function seenRow(state: State, seat: number): readonly Species[] {
  const player = at(state.players, seat);
  return (player.front ?? player).species;
}

function ownRow(row: readonly Species[], seat: Seat): readonly Beast[] {
  const beasts: Beast[] = [];
  lookAt(row, seat, "own", beasts);
  return beasts;
}

function othersOf(state: State, seat: Seat): readonly Beast[] {
  const others: Beast[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) lookAt(seenRow(state, other), other, "others", others);
  }
  return others;
}

function huntersAmong(beasts: readonly Beast[]): readonly Beast[] {
  const hunters: Beast[] = [];
  for (let index = 0; index < beasts.length; index++) {
    const beast = at(beasts, index);
    if ((beast.traits & CARNIVORE) !== 0) hunters.push(beast);
  }
  return hunters;
}

/** Where in a row a trait of that kind could lie. */
function useOf(row: readonly Beast[], slots: number, kind: number): number {
  let use = 0;
  for (let index = 0; index < row.length; index++) {
    const { traits, species } = at(row, index);
    if ((traits & (1 << kind)) !== 0 || species.traits.length + species.laid.length >= slots) continue;
    use |= (traits & CARNIVORE) === 0 ? 1 : 2;
  }
  return use;
}

/** Whether a hand holds more than one card of that kind. */
function isDouble(hand: readonly Card[], kind: number): boolean {
  let same = 0;
  for (let index = 0; index < hand.length; index++) if (kindOf(at(hand, index)) === kind) same++;
  return same > 1;
}

function bestStanding(state: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) best = Math.max(best, standing(seenRow(state, other)));
  }
  return best;
}

/** What a row of others would score as it lies there. */
export function standing(row: readonly Species[]): number {
  let points = 0;
  for (const { population, traits, laid, fat } of row) points += population + traits.length + laid.length + fat;
  return points;
}

function roundsInSight(state: State, seat: Seat): number {
  if (state.lastRound !== null) return Math.max(0, state.lastRound - state.round);
  let drawn = 1;
  for (let other = 0; other < state.players.length; other++) {
    drawn += DRAWN + (other === seat ? at(state.players, seat).species : seenRow(state, other)).length;
  }
  return Math.ceil(state.deck.length / drawn);
}

function plentyFor({ state, seat, row, others }: Sight): number {
  const { players, phase } = state;
  let plants = state.plants;
  for (let other = 0; other < players.length; other++) {
    const { foodCard } = at(players, other);
    if (phase === "food" ? other !== seat : foodCard !== null) {
      plants += other === seat && foodCard !== null ? foodOf(foodCard) : USUAL_FOOD;
    }
  }
  let own = 0;
  for (let index = 0; index < row.length; index++) own += lack(at(row, index));
  let eaters = own > 0 ? 1 : 0;
  let hunger = own;
  let last = -1;
  for (let index = 0; index < others.length; index++) {
    const beast = at(others, index);
    const lacking = lack(beast);
    if (lacking === 0) continue;
    hunger += lacking;
    if (beast.seat !== last) eaters++;
    last = beast.seat;
  }
  if (plants >= hunger) return plants >= hunger + SPARE * players.length ? ENOUGH + 1 : ENOUGH;
  const over = Math.floor(plants / Math.max(1, eaters)) - own;
  return MOST_SHORT + Math.max(-MOST_SHORT, Math.min(MOST_SHORT, over));
}

/** The plants that a species has yet to eat. */
function lack({ traits, species }: Beast): number {
  return (traits & CARNIVORE) === 0 ? species.population - species.food : 0;
}
