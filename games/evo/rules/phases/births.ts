import { at, type Course, type Seat, type Dealer } from "@clade/kernel";
import type { Event } from "../events.ts";
import { geographyOf } from "../geography.ts";
import { type Move, PASS } from "../moves.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import { adultsOf, birthsOf, stockOf } from "../species.ts";
import type { State } from "../state.ts";
import { isAskedForCards, legalCards, playCard, refuseCard } from "./cards.ts";

/** Phase 4: births. */
export function beginBirths(state: State): Course {
  state.place = -1;
  return nextParent(state);
}

function nextParent(state: State): Course {
  while (++state.place < state.order.length) {
    const seat = at(state.order, state.place);
    state.due = birthsOf(at(state.players, seat)); // EO-25
    state.reach = 1;
    state.newborns = [];
    if (hasMore(state, seat)) return "waits";
  }
  state.due = 0;
  state.newborns = [];
  return "ends";
}

/** EO-47: the part of a player who might have a use for a card is never skipped. */
function hasMore(state: State, seat: Seat): boolean {
  return isAskedForCards(state, seat) || birthIsDue(state, seat);
}

/** What decides about a birth; all of it is open to everybody. */
type Nest = Pick<State, "island" | "zones" | "newborns" | "barren" | "due" | "reach">;

/** EO-25: births go on while there are eggs, dinos in stock and zones for them; EO-48: not in a barren season. */
export function birthIsDue(state: Nest, seat: Seat): boolean {
  return mayGiveBirth(state, seat) && nurseries(state, seat).length > 0;
}

function mayGiveBirth(state: Nest, seat: Seat): boolean {
  return !state.barren && state.due > 0 && stockOf(state, seat) > 0;
}

/** The empty zones that may take a newborn: near an adult, or by EO-32 if there is none. */
function nurseries(state: Nest, seat: Seat): number[] {
  const adults = adultsOf(state, seat);
  if (adults.length > 0)
    return state.reach === 1 ? emptyBeside(state, adults) : emptyWithin(state, adults, state.reach);
  return state.newborns.length > 0 ? emptyBeside(state, state.newborns) : emptyZones(state); // EO-32
}

function emptyZones(state: Nest): number[] {
  const empty: number[] = [];
  for (let zone = 0; zone < state.zones.length; zone++) if (state.zones[zone] === null) empty.push(zone);
  return empty;
}

function emptyBeside(state: Nest, parents: readonly number[]): number[] {
  const { near } = geographyOf(state.island);
  const found: number[] = [];
  for (const parent of parents) {
    for (const zone of at(near, parent)) if (state.zones[zone] === null && !found.includes(zone)) found.push(zone);
  }
  return found;
}

/** EO-48: drifting eggs, over zones occupied or not. */
function emptyWithin(state: Nest, parents: readonly number[], reach: number): number[] {
  const { distance } = geographyOf(state.island);
  return emptyZones(state).filter((zone) => parents.some((parent) => at(at(distance, parent), zone) <= reach));
}

export function legalBirths(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (mayGiveBirth(state, seat)) {
    const { births } = geographyOf(state.island);
    for (const zone of nurseries(state, seat)) moves.push(at(births, zone));
  }
  const obliged = moves.length > 0;
  legalCards(state, seat, moves);
  if (!obliged) moves.push(PASS);
  return moves;
}

export function refuseBirths(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "pass") return birthIsDue(state, seat) ? refuse("must-give-birth", { due: state.due }) : undefined;
  if (move.type === "card") return refuseCard(state, seat, move);
  if (move.type !== "birth") return refuseTime(state, move);
  const zone = geographyOf(state.island).indexOf.get(move.zone);
  if (zone === undefined) return refuse("no-such-zone", { zone: move.zone });
  if (state.barren) return refuse("no-births");
  if (state.due === 0) return refuse("none-due");
  if (stockOf(state, seat) === 0) return refuse("none-in-stock");
  if (state.zones[zone] !== null) return refuse("zone-taken", { zone: move.zone });
  if (nurseries(state, seat).includes(zone)) return undefined;
  return refuse(adultsOf(state, seat).length > 0 ? "no-adult-near" : "not-near-newborn", { zone: move.zone });
}

export function playBirths(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  if (move.type === "pass") return nextParent(state);
  if (move.type === "card") {
    playCard(state, seat, move, dealer);
  } else if (move.type === "birth") {
    const zone = geographyOf(state.island).indexOf.get(move.zone) ?? 0;
    state.zones[zone] = seat;
    state.newborns.push(zone);
    state.due--;
    dealer.tell({ type: "born", seat, zone: move.zone });
  } else {
    throw new Error(`no ${move.type} while giving birth`);
  }
  return hasMore(state, seat) ? "waits" : nextParent(state);
}
