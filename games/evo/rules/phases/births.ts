import { at, type Seat, type Table } from "@clade/kernel";
import type { Event } from "../events.ts";
import { geographyOf } from "../geography.ts";
import { type Move, PASS } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import { birthsOf, stockOf } from "../species.ts";
import type { State } from "../state.ts";
import { legalCards, playCard, refuseCard } from "./cards.ts";
import { startSurvival } from "./survival.ts";
import { mayUseCards, openWindow } from "./windows.ts";

/** Phase 4: births. */
export function startBirths(state: State, table: Table<Event>): void {
  state.phase = "births";
  openWindow(state, "births", table);
}

export function beginBirths(state: State, table: Table<Event>): void {
  state.place = -1;
  nextParent(state, table);
}

function nextParent(state: State, table: Table<Event>): void {
  while (++state.place < state.order.length) {
    const seat = at(state.order, state.place);
    state.due = birthsOf(at(state.players, seat)); // EO-25
    state.reach = 1;
    state.newborns = [];
    if (hasMore(state, seat)) return;
  }
  state.due = 0;
  state.newborns = [];
  startSurvival(state, table);
}

/** EO-47: the part of a player who holds a card is never skipped. */
function hasMore(state: State, seat: Seat): boolean {
  return mayUseCards(state, seat) || birthIsDue(state, seat);
}

/** EO-25: births go on while there are eggs, dinos in stock and zones for them; EO-48: not in a barren season. */
function birthIsDue(state: State, seat: Seat): boolean {
  return mayGiveBirth(state, seat) && nurseries(state, seat).length > 0;
}

function mayGiveBirth(state: State, seat: Seat): boolean {
  return !state.barren && state.due > 0 && stockOf(state, seat) > 0;
}

/** EO-25: an adult was on the island before this phase. */
function adultsOf(state: State, seat: Seat): number[] {
  const adults: number[] = [];
  for (let zone = 0; zone < state.zones.length; zone++) {
    if (state.zones[zone] === seat && !state.newborns.includes(zone)) adults.push(zone);
  }
  return adults;
}

export function hasAdult(state: State, seat: Seat): boolean {
  return adultsOf(state, seat).length > 0;
}

/** The empty zones that may take a newborn: near an adult, or by EO-32 if there is none. */
function nurseries(state: State, seat: Seat): number[] {
  const adults = adultsOf(state, seat);
  if (adults.length > 0)
    return state.reach === 1 ? emptyBeside(state, adults) : emptyWithin(state, adults, state.reach);
  return state.newborns.length > 0 ? emptyBeside(state, state.newborns) : emptyZones(state); // EO-32
}

function emptyZones(state: State): number[] {
  const empty: number[] = [];
  for (let zone = 0; zone < state.zones.length; zone++) if (state.zones[zone] === null) empty.push(zone);
  return empty;
}

function emptyBeside(state: State, parents: readonly number[]): number[] {
  const { near } = geographyOf(state.island);
  const found: number[] = [];
  for (const parent of parents) {
    for (const zone of at(near, parent)) if (state.zones[zone] === null && !found.includes(zone)) found.push(zone);
  }
  return found;
}

/** EO-48: drifting eggs, over zones occupied or not. */
function emptyWithin(state: State, parents: readonly number[], reach: number): number[] {
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
  if (move.type !== "birth") return refuse("not-now");
  const zone = geographyOf(state.island).indexOf.get(move.zone);
  if (zone === undefined) return refuse("no-such-zone", { zone: move.zone });
  if (state.barren) return refuse("no-births");
  if (state.due === 0) return refuse("none-due");
  if (stockOf(state, seat) === 0) return refuse("none-in-stock");
  if (state.zones[zone] !== null) return refuse("zone-taken", { zone: move.zone });
  if (nurseries(state, seat).includes(zone)) return undefined;
  return refuse(hasAdult(state, seat) ? "no-adult-near" : "not-near-newborn", { zone: move.zone });
}

export function playBirths(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  if (move.type === "pass") return nextParent(state, table);
  if (move.type === "card") {
    playCard(state, seat, move, table);
  } else if (move.type === "birth") {
    const zone = geographyOf(state.island).indexOf.get(move.zone) ?? 0;
    state.zones[zone] = seat;
    state.newborns.push(zone);
    state.due--;
    table.tell({ type: "born", seat, zone: move.zone });
  } else {
    throw new Error(`no ${move.type} while giving birth`);
  }
  if (!hasMore(state, seat)) nextParent(state, table);
}
