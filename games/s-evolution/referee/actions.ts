import { at, type Seat } from "@clade/kernel";
import type { Calamity } from "../rules/data.ts";
import type { Move } from "../rules/moves.ts";
import type { Course } from "./course.ts";
import { faceOf } from "./faces.ts";
import { manage } from "./management.ts";
import { type Board, COMMERCE, PRESTIGE, SHIELD, type World } from "./world.ts";

const SUITS = [0, 1, 2] as const;
const MOST = 8; // SE-68

/** SE-51 to SE-62: the action phase of one player. */
export function* act(world: World, seat: Seat): Course<void> {
  const board = at(world.players, seat);
  const { barred, storm, gifts } = yield* meetCalamities(world, seat, board);
  yield* collect(world, seat, board, barred, gifts);
  // SE-53, SE-82
  for (const suit of SUITS) gain(board, suit, Math.max(0, board.workers[suit] - storm));
  yield* trade(seat, board);
  yield* meetNeeds(world, seat, board);
  if (world.round < 6) yield* manage(world, seat, board);
}

function gain({ stock }: Board, suit: 0 | 1 | 2, amount: number): void {
  stock[suit] = Math.min(MOST, stock[suit] + amount);
}

interface Struck {
  readonly barred: ReadonlySet<number>;
  readonly storm: number;
  readonly gifts: number;
}

/** SE-80 to SE-87. */
function* meetCalamities(world: World, seat: Seat, board: Board): Course<Struck> {
  let due = board.taken.map((card) => faceOf(card).calamity).filter((each) => each !== null);
  const barred = new Set<number>();
  let storm = 0;
  let stopped = 0;
  const level = board.workers[SHIELD];
  if (level > 0 && due.length > 0) {
    if (world.edition === "2.0") {
      stopped = due.length;
      due = [];
    } else {
      let one = at(due, 0);
      if (due.length > 1) {
        const moves = due.map((calamity): Move => ({ type: "shield", calamity }));
        const { move } = yield { phase: "shield", seat, moves, clause: "SE-87" };
        if (move.type === "shield") one = move.calamity;
      }
      due = due.filter((each) => each !== one);
      stopped = 1;
    }
  }
  while (due.length > 0) {
    let next: Calamity = at(due, 0);
    if (due.length > 1) {
      const moves = due.map((calamity): Move => ({ type: "suffer", calamity }));
      const { move } = yield { phase: "suffer", seat, moves, clause: "SE-86" };
      if (move.type === "suffer") next = move.calamity;
    }
    due = due.filter((each) => each !== next);
    const kind = ["famine", "earthquake", "fanaticism"].indexOf(next);
    if (kind >= 0)
      barred.add(kind); // SE-81
    else if (next === "hurricane" && world.edition === "2.0")
      storm = 1; // SE-82
    else yield* suffer(world, seat, board, next);
  }
  return { barred, storm, gifts: level > 1 ? 2 * stopped : 0 }; // SE-80
}

function* suffer(world: World, seat: Seat, board: Board, calamity: Calamity): Course<void> {
  const { stock } = board;
  if (calamity === "hurricane") {
    for (const suit of SUITS) stock[suit] = Math.max(0, stock[suit] - 1);
  } else if (calamity === "epidemic")
    yield* losePeople(seat, board); // SE-83
  else if (calamity === "decadence")
    board.age = Math.max(1, board.age - 1); // SE-84
  else if (world.round < 6) {
    if (calamity === "obscurantism")
      board.obscured = true; // SE-85
    else board.invaded = true;
  } else if (world.edition === "2.0") {
    for (let lost = 0; lost < 2; lost++) {
      const there = SUITS.filter((suit) => stock[suit] > 0);
      let suit = there[0];
      if (suit === undefined) return;
      if (there.length > 1) {
        const moves = there.map((each): Move => ({ type: "lose", suit: each }));
        const { move } = yield { phase: "lose", seat, moves, clause: "SE-85" };
        if (move.type === "lose") ({ suit } = move);
      }
      stock[suit]--;
    }
  }
}

/** SE-59, SE-60, SE-83: one Population less, never below 1; a worker too many is taken off. */
function* losePeople(seat: Seat, board: Board): Course<void> {
  if (board.population === 1) return;
  board.population--;
  const standing = ([0, 1, 2, 3, 4, 5] as const).filter((place) => board.workers[place] > 0);
  if (standing.length <= board.population) return;
  const moves = standing.map((place): Move => ({ type: "remove", place }));
  const { move } = yield { phase: "remove", seat, moves, clause: "SE-60" };
  if (move.type === "remove") board.workers[move.place] = 0;
}

/** SE-52, SE-81: cards, then Jokers, then what the Shield gives. */
function* collect(world: World, seat: Seat, board: Board, barred: ReadonlySet<number>, gifts: number): Course<void> {
  for (const suit of SUITS) {
    const given = board.taken.map(faceOf).filter((face) => face.suit === suit && !barred.has(suit));
    gain(
      board,
      suit,
      given.reduce((sum, { gives }) => sum + gives, 0),
    );
  }
  const allowed = SUITS.filter((suit) => world.edition === "2.0" || !barred.has(suit));
  for (const card of board.taken) {
    const [only] = allowed;
    if (!faceOf(card).joker || only === undefined) continue;
    if (allowed.length === 1) gain(board, only, 1);
    else yield* choose(seat, board, allowed, "joker", "SE-52");
  }
  for (let given = 0; given < gifts; given++) yield* choose(seat, board, SUITS, "gift", "SE-80");
}

function* choose(
  seat: Seat,
  board: Board,
  allowed: readonly (0 | 1 | 2)[],
  phase: "joker" | "gift",
  clause: string,
): Course<void> {
  const moves = allowed.map((suit): Move => ({ type: "gain", suit }));
  const { move } = yield { phase, seat, moves, clause };
  if (move.type === "gain") gain(board, move.suit, 1);
}

/** SE-54: each resource changes once, never into a full type. */
function* trade(seat: Seat, { stock, workers }: Board): Course<void> {
  const fresh = [...stock];
  for (let trades = workers[COMMERCE]; trades > 0; trades--) {
    const moves = SUITS.flatMap((from) =>
      SUITS.filter((to) => to !== from && at(fresh, from) > 0 && stock[to] < MOST).map(
        (to): Move => ({ type: "trade", from, to }),
      ),
    );
    if (moves.length === 0) return;
    const { move } = yield { phase: "trade", seat, moves: [...moves, { type: "done" }], clause: "SE-54" };
    if (move.type !== "trade") return;
    fresh[move.from] = at(fresh, move.from) - 1;
    stock[move.from]--;
    stock[move.to]++;
  }
}

/** SE-55 to SE-61. */
function* meetNeeds(world: World, seat: Seat, board: Board): Course<void> {
  const { stock, points, population, age } = board;
  const needs = SUITS.slice(0, age <= 2 ? 1 : age <= 4 ? 2 : 3);
  const met = needs.filter((suit) => stock[suit] >= population);
  const bare = needs.some((suit) => stock[suit] === 0);
  for (const suit of needs) {
    const missing = Math.max(0, population - stock[suit]);
    if (world.edition === "v1")
      stock[suit] = Math.max(0, stock[suit] - population); // SE-57
    else if (missing > 0)
      points.discontent -= missing; // SE-56
    else {
      stock[suit] -= population;
      points.needs += population;
    }
  }
  if (met.length === needs.length && age < 6) yield* rise(world, seat, board); // SE-58
  if (age >= 3 && met.length === 0) {
    board.age--; // SE-59a
    if (board.lying[age - 1] === "up") board.lying[age - 1] = "down";
  }
  if (age >= 3 && bare) yield* losePeople(seat, board); // SE-59b
  if (world.edition === "2.0") return;
  points.needs += met.length * board.population; // SE-61
  if (met.length < needs.length) points.prestige += board.workers[PRESTIGE];
}

function* rise({ edition, round }: World, seat: Seat, board: Board): Course<void> {
  if (edition === "2.0") {
    const moves: readonly Move[] = [{ type: "rise" }, { type: "stay" }];
    const { move } = yield { phase: "bonus", seat, moves, clause: "SE-58" };
    if (move.type === "stay") return;
  }
  board.age++;
  // SE-70
  if (edition === "2.0" && round === 6 && board.lying[board.age - 1] === "down") board.lying[board.age - 1] = "up";
}
