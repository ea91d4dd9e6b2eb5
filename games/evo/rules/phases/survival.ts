import { at, type Course, type Seat, type Dealer } from "@clade/kernel";
import { type Condition, conditionOf, TEMPERATE } from "../data/climate.ts";
import type { Event } from "../events.ts";
import { geographyOf } from "../geography.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import { dinosOf, fursOf, parasolsOf } from "../species.ts";
import type { State } from "../state.ts";

/** Phase 5: survival, and a mutation point for every dino that lives. */
export function beginSurvival(state: State, dealer: Dealer<Event>): Course {
  state.place = -1;
  return nextSurvivor(state, dealer);
}

function nextSurvivor(state: State, dealer: Dealer<Event>): Course {
  while (++state.place < state.order.length) {
    const seat = at(state.order, state.place);
    dieWithoutChoice(state, seat, dealer);
    if (mustChoose(state, seat)) return "waits";
    score(state, seat, dealer);
  }
  return "ends";
}

export function conditionAt(state: Pick<State, "island" | "climate">, zone: number): Condition {
  return conditionOf(at(geographyOf(state.island).warmth, zone), at(TEMPERATE, state.climate));
}

/** EO-30: how many dinos of the species the climate lets live there. */
function allowed(state: State, seat: Seat, condition: Condition): number {
  const player = at(state.players, seat);
  switch (condition) {
    case "temperate":
      return state.zones.length;
    case "cold":
      return fursOf(player);
    case "hot":
      return parasolsOf(player);
    case "deadly":
      return 0;
  }
}

function dinosIn(state: State, seat: Seat, condition: Condition): number {
  const { warmth } = geographyOf(state.island);
  const temperate = at(TEMPERATE, state.climate);
  let dinos = 0;
  for (let zone = 0; zone < state.zones.length; zone++) {
    if (state.zones[zone] === seat && conditionOf(at(warmth, zone), temperate) === condition) dinos++;
  }
  return dinos;
}

/** Whether more dinos stand in such zones than may stay. */
function isCrowded(state: State, seat: Seat, condition: Condition): boolean {
  return dinosIn(state, seat, condition) > allowed(state, seat, condition);
}

function mustChoose(state: State, seat: Seat): boolean {
  return isCrowded(state, seat, "cold") || isCrowded(state, seat, "hot");
}

/** Where none may stay all go, without a question. */
function dieWithoutChoice(state: State, seat: Seat, dealer: Dealer<Event>): void {
  for (const condition of ["deadly", "cold", "hot"] as const) {
    if (allowed(state, seat, condition) > 0) continue;
    const zones: string[] = [];
    for (let zone = 0; zone < state.zones.length; zone++) {
      if (state.zones[zone] !== seat || conditionAt(state, zone) !== condition) continue;
      state.zones[zone] = null;
      zones.push(at(geographyOf(state.island).zones, zone).id);
    }
    if (zones.length > 0) dealer.tell({ type: "died", seat, zones, of: condition });
  }
}

/** EO-31 */
function score(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const player = at(state.players, seat);
  const dinos = dinosOf(state, seat);
  player.points += dinos;
  dealer.tell({ type: "scored", seat, dinos, points: player.points });
}

export function legalSurvival(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  const { losses } = geographyOf(state.island);
  const cold = isCrowded(state, seat, "cold");
  const hot = isCrowded(state, seat, "hot");
  for (let zone = 0; zone < state.zones.length; zone++) {
    if (state.zones[zone] !== seat) continue;
    const condition = conditionAt(state, zone);
    if ((cold && condition === "cold") || (hot && condition === "hot")) moves.push(at(losses, zone));
  }
  return moves;
}

export function refuseSurvival(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type !== "lose") return refuse("must-lose");
  const zone = geographyOf(state.island).indexOf.get(move.zone);
  if (zone === undefined) return refuse("no-such-zone", { zone: move.zone });
  if (state.zones[zone] !== seat) return refuse("not-your-dino", { zone: move.zone });
  return isCrowded(state, seat, conditionAt(state, zone)) ? undefined : refuse("safe-there", { zone: move.zone });
}

export function playSurvival(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  if (move.type !== "lose") throw new Error(`no ${move.type} while dinos die`);
  const zone = geographyOf(state.island).indexOf.get(move.zone) ?? 0;
  const condition = conditionAt(state, zone);
  state.zones[zone] = null;
  dealer.tell({ type: "died", seat, zones: [move.zone], of: condition === "cold" ? "cold" : "hot" });
  if (mustChoose(state, seat)) return "waits";
  score(state, seat, dealer);
  return nextSurvivor(state, dealer);
}
