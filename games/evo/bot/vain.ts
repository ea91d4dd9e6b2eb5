import { at, type Seat } from "@clade/kernel";
import { DINOS_OF_A_SPECIES } from "../rules/data/genes.ts";
import type { Condition } from "../rules/data/climate.ts";
import { cardIn } from "../rules/deck.ts";
import { geographyOf } from "../rules/geography.ts";
import type { Aim, Move } from "../rules/moves.ts";
import { findLot, leastBid, lotOf } from "../rules/phases/auction.ts";
import { canStep } from "../rules/phases/movement.ts";
import { conditionAt } from "../rules/phases/survival.ts";
import { birthsOf, dinosOf, fursOf, parasolsOf, priceOf, stockOf } from "../rules/species.ts";
import type { State } from "../rules/state.ts";

/** Whether a move gives something away for nothing: a card that does nothing, or points for a gene that would be had for less. */
export function isVain(state: State, seat: Seat, move: Move): boolean {
  return move.type === "bid" ? isJump(state, move) : isWasted(state, seat, move);
}

/** EO-36: more than the least bid. Whoever is overbid bids again at once, and can go higher then if it has to be. */
function isJump({ lots }: State, { gene, nth, amount }: Extract<Move, { readonly type: "bid" }>): boolean {
  const lot = findLot(lots, gene, nth);
  return lot !== undefined && amount > leastBid(lot);
}

/** Whether a move throws a card away: whatever comes, it can do nothing for whoever plays it now. */
export function isWasted(state: State, seat: Seat, move: Move): boolean {
  if (move.type !== "card") return false;
  const player = at(state.players, seat);
  const { kind, amount } = cardIn(state.deck, move.card).effect;
  const holds = (other: typeof kind) => player.hand.some((card) => cardIn(state.deck, card).effect.kind === other);
  switch (kind) {
    case "attack-horns":
    case "defence-horns":
      return dinosOf(state, seat) === 0 || opposing(state, seat) === 0;
    case "steps":
      return !canStep({ ...state, steps: amount }, seat) && !holds("swap");
    case "swap":
      return isSwapOfOwn(state, move.aim);
    case "barren":
      return !state.players.some((other, index) => index !== seat && canBear(state, index as Seat, birthsOf(other)));
    case "reach":
      return state.reach >= amount || !canBear(state, seat, holds("births") ? 1 : state.due);
    case "births":
      return !canBear(state, seat, 1) || state.due >= stockOf(state, seat);
    case "fewer-births":
      return aimsAt(move.aim, (other) => !canBear(state, other, birthsOf(at(state.players, other))));
    case "fewer-furs":
      return aimsAt(move.aim, (other) => fursOf(at(state.players, other)) === 0 || dinosIn(state, other, "cold") === 0);
    case "fewer-parasols":
      return aimsAt(
        move.aim,
        (other) => parasolsOf(at(state.players, other)) === 0 || dinosIn(state, other, "hot") === 0,
      );
    case "furs":
      return dinosIn(state, seat, "cold") === 0;
    case "parasols":
      return dinosIn(state, seat, "hot") === 0;
    case "removal": // it would die without the card
      return isDoomed(state, move.aim);
    case "discount":
      return priceOf(player, lotOf(state.lots, seat)?.amount ?? 0) === 0;
    case "shift":
    case "choose-roll":
    case "redraw":
      return false;
  }
}

/** Dinos of all other species on the island. */
function opposing(state: State, seat: Seat): number {
  return state.zones.filter((occupant) => occupant !== null && occupant !== seat).length;
}

/** Whether a species with so many births to come can have any newborn at all. */
function canBear(state: State, seat: Seat, births: number): boolean {
  return !state.barren && births > 0 && dinosOf(state, seat) < DINOS_OF_A_SPECIES && state.zones.includes(null);
}

function aimsAt(aim: Aim, inVain: (other: Seat) => boolean): boolean {
  return aim !== null && "seat" in aim && inVain(aim.seat);
}

function dinosIn(state: State, seat: Seat, condition: Condition): number {
  return state.zones.filter((occupant, zone) => occupant === seat && conditionAt(state, zone) === condition).length;
}

function isSwapOfOwn(state: State, aim: Aim): boolean {
  if (aim === null || !("from" in aim)) return false;
  const { indexOf } = geographyOf(state.island);
  return state.zones[indexOf.get(aim.from) ?? 0] === state.zones[indexOf.get(aim.to) ?? 0];
}

function isDoomed(state: State, aim: Aim): boolean {
  if (aim === null || !("zone" in aim)) return false;
  return conditionAt(state, geographyOf(state.island).indexOf.get(aim.zone) ?? 0) === "deadly";
}
