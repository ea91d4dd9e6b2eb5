import { at, type Course, type Seat, type Dealer } from "@clade/kernel";
import { winningFaces } from "../data/combat.ts";
import type { Event } from "../events.ts";
import { geographyOf } from "../geography.ts";
import { type Move, PASS } from "../moves.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import { moreHorns, rollDie } from "../species.ts";
import type { State } from "../state.ts";
import { isAskedForCards, legalCards, playCard, refuseCard } from "./cards.ts";

/** Phase 3: movement and combat. */
export function beginMovement(state: State): Course {
  state.place = -1;
  return nextMover(state);
}

function nextMover(state: State): Course {
  while (++state.place < state.order.length) {
    const seat = at(state.order, state.place);
    state.steps = at(state.players, seat).traits.leg; // EO-20
    state.moved = false;
    if (hasMore(state, seat)) return "waits";
  }
  state.steps = 0;
  state.moved = false;
  return "ends";
}

/** EO-47: the part of a player who might have a use for a card is never skipped. */
function hasMore(state: State, seat: Seat): boolean {
  return isAskedForCards(state, seat) || canStep(state, seat);
}

/** What decides about a step; all of it is open to everybody. */
type Ground = Pick<State, "island" | "zones" | "steps"> & {
  readonly players: readonly Pick<State["players"][number], "traits" | "boosts">[];
};

/** EO-21, EO-22: a zone can be entered if it is empty, or if its dino can be attacked. */
function mayEnter(state: Ground, seat: Seat, zone: number): boolean {
  const occupant = at(state.zones, zone);
  if (occupant === null) return true;
  return occupant !== seat && winningFaces(moreHorns(at(state.players, seat), at(state.players, occupant))) > 0;
}

/** EO-20: whether a dino of the species has somewhere to go, and steps to go there. */
export function canStep(state: Ground, seat: Seat): boolean {
  if (state.steps === 0) return false;
  const { near } = geographyOf(state.island);
  for (let zone = 0; zone < near.length; zone++) {
    if (state.zones[zone] !== seat) continue;
    for (const other of at(near, zone)) if (mayEnter(state, seat, other)) return true;
  }
  return false;
}

export function legalMovement(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (state.steps > 0) {
    const { near, steps } = geographyOf(state.island);
    for (let zone = 0; zone < near.length; zone++) {
      if (state.zones[zone] !== seat) continue;
      const others = at(near, zone);
      for (let index = 0; index < others.length; index++) {
        if (mayEnter(state, seat, at(others, index))) moves.push(at(at(steps, zone), index));
      }
    }
  }
  legalCards(state, seat, moves);
  moves.push(PASS); // EO-20: movement is optional
  return moves;
}

export function refuseMovement(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "pass") return undefined;
  if (move.type === "card") return refuseCard(state, seat, move);
  if (move.type !== "step") return refuseTime(state, move);
  const { indexOf, near } = geographyOf(state.island);
  const from = indexOf.get(move.from);
  const to = indexOf.get(move.to);
  if (from === undefined) return refuse("no-such-zone", { zone: move.from });
  if (to === undefined) return refuse("no-such-zone", { zone: move.to });
  if (state.zones[from] !== seat) return refuse("not-your-dino", { zone: move.from });
  if (!at(near, from).includes(to)) return refuse("not-adjacent", { from: move.from, to: move.to });
  if (state.steps === 0) return refuse("no-steps-left");
  if (state.zones[to] === seat) return refuse("own-dino-there", { zone: move.to });
  return mayEnter(state, seat, to) ? undefined : refuse("too-few-horns", { zone: move.to });
}

export function playMovement(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  if (move.type === "pass") return nextMover(state);
  if (move.type === "card") playCard(state, seat, move, dealer);
  else if (move.type === "step") step(state, seat, move.from, move.to, dealer);
  else throw new Error(`no ${move.type} while moving`);
  return hasMore(state, seat) ? "waits" : nextMover(state);
}

function step(state: State, seat: Seat, fromId: string, toId: string, dealer: Dealer<Event>): void {
  const { indexOf } = geographyOf(state.island);
  const from = indexOf.get(fromId) ?? 0;
  const to = indexOf.get(toId) ?? 0;
  const against = at(state.zones, to);
  state.steps--; // EO-23: whatever comes of it
  state.moved = true;
  state.zones[from] = null;
  if (against === null) {
    state.zones[to] = seat;
    dealer.tell({ type: "stepped", seat, from: fromId, to: toId });
    return;
  }
  // EO-22, EO-23: a losing attacker goes back to the stock, a losing defender makes room
  const needed = winningFaces(moreHorns(at(state.players, seat), at(state.players, against)));
  const face = rollDie(dealer);
  if (face <= needed) state.zones[to] = seat;
  dealer.tell({ type: "fought", seat, from: fromId, to: toId, against, face, needed });
}
