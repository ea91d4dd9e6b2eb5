import { at, type Seat } from "@clade/kernel";
import type { Trait } from "../cards.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import { has, type Ignoring, room } from "../species.ts";
import type { Species, State } from "../state.ts";
import { obstacles, traitsInPlay } from "./attack.ts";
import { distinct } from "./food.ts";

/** Intelligence (EV-59, EV-60): hand cards for a way round defences, or for plants. */

type Outwit = Extract<Move, { type: "outwit" }>;
type Think = Extract<Move, { type: "think" }>;

/** Kinds that Intelligence cannot switch off (EV-59). */
const BEYOND_WIT: readonly Trait[] = ["carnivore", "intelligence"];

/** Every way for this Carnivore to switch off one more kind of trait, with a card of the hand. */
export function legalOutwits(state: State, seat: Seat, index: number, moves: Move[]): void {
  const { hand, species } = at(state.players, seat);
  const attacker = at(species, index);
  if (hand.length === 0 || !has(state, attacker, "carnivore") || !has(state, attacker, "intelligence")) return;
  const cards = distinct(hand);
  for (const trait of traitsInPlay(state)) {
    if (refuseTrait(state, seat, attacker, trait) !== undefined) continue;
    for (const card of cards) moves.push({ type: "outwit", species: index, trait, card });
  }
}

/** Whether a card of the hand could open a target to this Carnivore. */
export function canOutwit(state: State, seat: Seat, attacker: Species): boolean {
  return (
    at(state.players, seat).hand.length > 0 &&
    has(state, attacker, "carnivore") &&
    has(state, attacker, "intelligence") &&
    traitsInPlay(state).some((trait) => refuseTrait(state, seat, attacker, trait) === undefined)
  );
}

export function refuseOutwit(state: State, seat: Seat, move: Outwit): Refusal | undefined {
  const { hand, species } = at(state.players, seat);
  const attacker = at(species, move.species);
  if (!has(state, attacker, "intelligence")) return refuse("no-intelligence");
  if (!has(state, attacker, "carnivore")) return refuse("thinker-not-carnivore");
  if (!hand.includes(move.card)) return refuse("no-such-card");
  return refuseTrait(state, seat, attacker, move.trait);
}

function refuseTrait(state: State, seat: Seat, attacker: Species, trait: Trait): Refusal | undefined {
  if (BEYOND_WIT.includes(trait)) return refuse("trait-not-ignorable", { trait });
  if (state.ruse?.ignored.includes(trait) === true) return refuse("trait-ignored-already", { trait });
  if (!traitsInPlay(state).includes(trait)) return refuse("trait-not-in-play", { trait });
  return leadsToAnAttack(state, seat, attacker, trait) ? undefined : refuse("no-attack-thereby", { trait });
}

/** EV-59: the attack must be legal thereby, with the cards that are left after this one. */
function leadsToAnAttack(state: State, seat: Seat, attacker: Species, trait: Trait): boolean {
  const cardsLeft = at(state.players, seat).hand.length - 1;
  const ignored = [...(state.ruse?.ignored ?? []), trait];
  const thereby: Ignoring = { ruse: { seat, id: attacker.id, ignored } };
  return (
    room(thereby, attacker) > 0 && // EV-46: without its Fat Tissue a full Carnivore may not attack
    state.players.some(({ species: row }) =>
      row.some((target, index) => {
        if (target === attacker) return false;
        const inTheWay = obstacles(thereby, attacker, row, index);
        return inTheWay.length <= cardsLeft && !inTheWay.includes("size");
      }),
    )
  );
}

/** EV-60: whether a species that is no Carnivore could turn a card of the hand into plants. */
export function canThink(state: State, seat: Seat, species: Species): boolean {
  return (
    at(state.players, seat).hand.length > 0 &&
    has(state, species, "intelligence") &&
    !has(state, species, "carnivore") &&
    room(state, species) > 0
  );
}

export function legalThoughts(state: State, seat: Seat, index: number, moves: Move[]): void {
  const { hand, species } = at(state.players, seat);
  if (!canThink(state, seat, at(species, index))) return;
  for (const card of distinct(hand)) moves.push({ type: "think", species: index, card });
}

export function refuseThink(state: State, seat: Seat, move: Think): Refusal | undefined {
  const { hand, species } = at(state.players, seat);
  const thinker = at(species, move.species);
  if (!has(state, thinker, "intelligence")) return refuse("no-intelligence");
  if (has(state, thinker, "carnivore")) return refuse("thinker-is-carnivore");
  if (!hand.includes(move.card)) return refuse("no-such-card");
  return room(state, thinker) > 0 ? undefined : refuse("no-room");
}
