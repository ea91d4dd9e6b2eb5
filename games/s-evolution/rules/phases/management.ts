import { at, type Dealer } from "@clade/kernel";
import { SCIENCE, type Suit } from "../cards.ts";
import { EVOLUTION_PRICE, LAST_AGE, MOST_POPULATION } from "../data.ts";
import { editionOf } from "../editions.ts";
import type { Event } from "../events.ts";
import { DONE, EVOLVE, GROW, type Move, PLACE, RAISE, REMOVE } from "../moves.ts";
import { ALL_PLACES, levelAt, paidIn, type Place, totalPrices, workersOf } from "../places.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import type { Player, State } from "../state.ts";
import { rise } from "./needs.ts";

/** Management: any actions, in any order, as long as they can be paid (SE-62 to SE-66). */

function inStock({ stock }: Player, suit: Suit): number {
  return stock[suit];
}

/** SE-63: what growing by so much costs, or undefined if the edition does not offer it. */
function growthPrice(state: State, by: number): number | undefined {
  return editionOf(state).growth.steps.find((step) => step.by === by)?.price;
}

function mayGrow(state: State, player: Player, by: number, price: number): boolean {
  const { growth } = editionOf(state);
  return (
    player.population + by <= MOST_POPULATION &&
    !(growth.onceARound && state.turn.grown) &&
    inStock(player, growth.in) >= price
  );
}

function mayEvolve(state: State, player: Player): boolean {
  return player.age < LAST_AGE && !state.turn.evolved && inStock(player, SCIENCE) >= EVOLUTION_PRICE;
}

/** Whether there is anything to do but to end the turn. */
export function canManage(state: State): boolean {
  const player = at(state.players, state.active);
  const idle = workersOf(player) < player.population;
  for (const place of ALL_PLACES) {
    if (levelAt(player, place) > 0) return true;
    if (idle && inStock(player, paidIn(place)) >= totalPrices(state.edition, place)[1]) return true;
  }
  for (const { by, price } of editionOf(state).growth.steps) if (mayGrow(state, player, by, price)) return true;
  return mayEvolve(state, player);
}

export function legalManagement(state: State): Move[] {
  const player = at(state.players, state.active);
  const moves: Move[] = [];
  for (const { by, price } of editionOf(state).growth.steps) {
    if (mayGrow(state, player, by, price)) moves.push(at(GROW, by));
  }
  if (mayEvolve(state, player)) moves.push(EVOLVE);
  const idle = workersOf(player) < player.population;
  for (const place of ALL_PLACES) {
    const level = levelAt(player, place);
    if (level === 0 && !idle) continue;
    const totals = totalPrices(state.edition, place);
    const affordable = inStock(player, paidIn(place)) + (totals[level] ?? 0);
    const verb = (level === 0 ? PLACE : RAISE)[place];
    for (let to = level + 1; to < totals.length && at(totals, to) <= affordable; to++) {
      moves.push(at(verb, to));
    }
    if (level > 0) moves.push(REMOVE[place]);
  }
  moves.push(DONE);
  return moves;
}

export function refuseManagement(state: State, move: Move): Refusal | undefined {
  const player = at(state.players, state.active);
  switch (move.type) {
    case "grow":
      return refuseGrowth(state, player, move.by);
    case "evolve":
      if (player.age === LAST_AGE) return refuse("last-age");
      if (state.turn.evolved) return refuse("evolved-already"); // SE-64
      return refusePrice(player, SCIENCE, EVOLUTION_PRICE);
    case "place":
    case "raise":
      return refuseWorker(state, player, move);
    case "remove":
      return levelAt(player, move.place) > 0 ? undefined : refuse("nobody-to-remove", { place: move.place }); // SE-66
    case "done":
      return undefined;
    default:
      return refuseTime(move);
  }
}

function refuseGrowth(state: State, player: Player, by: number): Refusal | undefined {
  const { growth } = editionOf(state);
  const price = growthPrice(state, by);
  if (price === undefined) return refuse("no-such-growth", { by });
  if (growth.onceARound && state.turn.grown) return refuse("grown-already");
  if (player.population + by > MOST_POPULATION) return refuse("population-full", { by, most: MOST_POPULATION });
  return refusePrice(player, growth.in, price);
}

function refuseWorker(
  state: State,
  player: Player,
  { type, place, level }: Extract<Move, { type: "place" | "raise" }>,
): Refusal | undefined {
  const now = levelAt(player, place);
  const totals = totalPrices(state.edition, place);
  if (type === "place" && now > 0) return refuse("place-taken", { place });
  if (type === "raise" && now === 0) return refuse("nobody-there", { place });
  if (type === "place" && workersOf(player) >= player.population) return refuse("all-at-work");
  if (level >= totals.length) return refuse("no-such-level", { place, most: totals.length - 1 });
  if (level <= now) return refuse("level-not-higher", { place, level: now });
  return refusePrice(player, paidIn(place), at(totals, level) - at(totals, now));
}

function refusePrice(player: Player, suit: Suit, price: number): Refusal | undefined {
  const have = inStock(player, suit);
  return have >= price ? undefined : refuse("cannot-pay", { suit, price, have });
}

function pay(player: Player, suit: Suit, price: number): void {
  player.stock[suit] -= price;
}

/** Makes a move of management; `done` is the caller's. */
export function playManagement(state: State, move: Move, dealer: Dealer<Event>): void {
  const player = at(state.players, state.active);
  switch (move.type) {
    case "grow":
      pay(player, editionOf(state).growth.in, growthPrice(state, move.by) ?? 0);
      player.population += move.by;
      state.turn.grown = true;
      dealer.tell({
        type: "population",
        seat: state.active,
        from: player.population - move.by,
        to: player.population,
        why: "growth",
      });
      return;
    case "evolve":
      pay(player, SCIENCE, EVOLUTION_PRICE);
      state.turn.evolved = true;
      rise(state, player, "evolution", dealer);
      return;
    case "place":
    case "raise": {
      const totals = totalPrices(state.edition, move.place);
      pay(player, paidIn(move.place), at(totals, move.level) - at(totals, levelAt(player, move.place))); // SE-65
      player.workers[move.place] = move.level;
      const type = move.type === "place" ? "placed" : "raised";
      dealer.tell({ type, seat: state.active, place: move.place, level: move.level });
      return;
    }
    case "remove":
      removeWorker(state, player, move.place, false, dealer); // SE-66
      return;
    default:
      throw new Error(`no ${move.type} in management`);
  }
}

/** SE-60: which worker goes when Population was lost. */
export function legalRemovals(player: Player): Move[] {
  const moves: Move[] = [];
  for (const place of ALL_PLACES) if (levelAt(player, place) > 0) moves.push(REMOVE[place]);
  return moves;
}
export function refuseRemoval(player: Player, move: Move): Refusal | undefined {
  if (move.type !== "remove") return refuse("remove-first");
  return levelAt(player, move.place) > 0 ? undefined : refuse("nobody-to-remove", { place: move.place });
}
export function removeWorker(state: State, player: Player, place: Place, forced: boolean, dealer: Dealer<Event>): void {
  player.workers[place] = 0;
  dealer.tell({ type: "removed", seat: state.active, place, forced });
}
