import { at, type Seat, type Dealer } from "@clade/kernel";
import { DINOS_OF_A_SPECIES } from "./data/genes.ts";
import type { Player, State } from "./state.ts";

/** EO-25: its dinos that were on the island before the births of this turn, by their zones. */
export function adultsOf(state: Pick<State, "zones" | "newborns">, seat: Seat): number[] {
  const adults: number[] = [];
  for (let zone = 0; zone < state.zones.length; zone++) {
    if (state.zones[zone] === seat && !state.newborns.includes(zone)) adults.push(zone);
  }
  return adults;
}

/** How many dinos a species has on the island. */
export function dinosOf(state: Pick<State, "zones">, seat: Seat): number {
  let dinos = 0;
  for (const occupant of state.zones) if (occupant === seat) dinos++;
  return dinos;
}

/** EO-4: how many it still has to put there. */
export function stockOf(state: Pick<State, "zones">, seat: Seat): number {
  return DINOS_OF_A_SPECIES - dinosOf(state, seat);
}

/** EO-22: how many more horns the attacker counts than the attacked, cards included. */
export function moreHorns(
  attacker: Pick<Player, "traits" | "boosts">,
  attacked: Pick<Player, "traits" | "boosts">,
): number {
  return attacker.traits.horn + attacker.boosts.attack - attacked.traits.horn - attacked.boosts.defence;
}

/** EO-30, EO-48: how many dinos may stay in cold zones, and in hot ones; never fewer than none. */
export function fursOf({ traits, boosts }: Pick<Player, "traits" | "boosts">): number {
  return Math.max(0, traits.fur + boosts.furs);
}
export function parasolsOf({ traits, boosts }: Pick<Player, "traits" | "boosts">): number {
  return Math.max(0, traits.parasol + boosts.parasols);
}

/** EO-25, EO-48 */
export function birthsOf({ traits, boosts }: Pick<Player, "traits" | "boosts">): number {
  return Math.max(0, traits.egg + boosts.births);
}

/** EO-39, EO-48: what a bid costs in the end. */
export function priceOf(player: Pick<Player, "traits" | "boosts">, bid: number): number {
  return Math.max(0, bid - player.traits.mutant - player.boosts.discount);
}

/** EO-37: the highest bid that can be paid; a card that will be played when paying does not count (EO-48). */
export function highestBid({ points, traits }: Pick<Player, "points" | "traits">): number {
  return points + traits.mutant;
}

/** Whoever is asked now. */
export function activeSeat(state: Pick<State, "overbid" | "order" | "place">): Seat {
  return state.overbid ?? at(state.order, state.place);
}

export function rollDie({ chance }: Pick<Dealer<never>, "chance">): number {
  return 1 + chance.int(6);
}
