import { at, type Seat, seats } from "@clade/kernel";
import { type Card, FACES, TRAITS, type Trait } from "../rules/cards.ts";
import { obstacles } from "../rules/phases/attack.ts";
import type { Species, State } from "../rules/state.ts";

/**
 * A species as a bot weighs it: laid traits count as if they were open already, looking one up costs nothing, and what
 * this round has in store for it is noted here.
 */
export interface Animal {
  readonly seat: Seat;
  readonly index: number;
  readonly species: Species;
  readonly traits: number;
  /** Food that it will have eaten by the end of the round, what lies on its board included: an estimate. */
  eats: number;
  /** Population that it will lose to Carnivores on the table: an estimate. */
  loses: number;
}

const BIT = new Map<Trait, number>(TRAITS.map((trait, index) => [trait, 1 << index]));

export function bit(trait: Trait): number {
  return BIT.get(trait) ?? 0;
}
const CARD_BITS: readonly number[] = FACES.map(({ trait }) => bit(trait));
export function bits(cards: readonly Card[]): number {
  let traits = 0;
  for (let index = 0; index < cards.length; index++) traits |= at(CARD_BITS, at(cards, index));
  return traits;
}

export function owns({ traits }: Animal, trait: number): boolean {
  return (traits & trait) !== 0;
}

export const CARNIVORE = bit("carnivore");

/** All rows of the table, once for each evaluation. */
export function rowsOf(state: State): Animal[][] {
  return seats(state.players.length).map((seat) => {
    const { species } = at(state.players, seat);
    const row: Animal[] = [];
    for (let index = 0; index < species.length; index++) {
      const each = at(species, index);
      const traits = bits(each.traits) | bits(each.laid);
      row.push({ seat, index, species: openUp(each), traits, eats: each.food, loses: 0 });
    }
    return row;
  });
}

function openUp(species: Species): Species {
  return species.laid.length === 0 ? species : { ...species, traits: [...species.traits, ...species.laid], laid: [] };
}

/** Whether a Carnivore may attack this one as things stand (EV-55). */
export function mayAttack(state: State, hunter: Animal, prey: Animal, preyRow: readonly Species[]): boolean {
  return hunter.species !== prey.species && obstacles(state, hunter.species, preyRow, prey.index).length === 0;
}
