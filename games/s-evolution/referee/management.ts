import type { Seat } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { Course } from "./course.ts";
import type { Board, World } from "./world.ts";

type Place = 0 | 1 | 2 | 3 | 4 | 5;
const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5];

/** SE-65: what each level of a place costs, and in which resource. */
function pricesOf(edition: World["edition"], place: Place): { readonly in: 1 | 2; readonly levels: readonly number[] } {
  if (place <= 2) return { in: 1, levels: [1, 2] };
  if (place === 3) return { in: 2, levels: [1, 1, 1] };
  return { in: 2, levels: place === 5 && edition === "v1" ? [2, 2] : [1, 2] };
}

function priceOf(edition: World["edition"], place: Place, from: number, to: number): number {
  return pricesOf(edition, place)
    .levels.slice(from, to)
    .reduce((sum, price) => sum + price, 0);
}

/** SE-62 to SE-66: any actions, any order, as long as they can be paid. */
export function* manage({ edition }: World, seat: Seat, board: Board): Course<void> {
  let grown = false;
  let evolved = false;
  for (;;) {
    const { stock, workers } = board;
    const moves = [...growths(edition, board, grown), ...postings(edition, board)];
    if (stock[2] >= 3 && board.age < 6 && !evolved) moves.push({ type: "evolve" }); // SE-64
    if (moves.length === 0) return;
    const { move } = yield { phase: "manage", seat, moves: [...moves, { type: "done" }], clause: "SE-62" };
    if (move.type === "grow") {
      board.population += move.by;
      grown = true;
      if (edition === "2.0") stock[2] -= 1;
      else stock[0] -= move.by === 1 ? 1 : 3;
    } else if (move.type === "evolve") {
      evolved = true;
      stock[2] -= 3;
      board.age++;
    } else if (move.type === "remove") workers[move.place] = 0;
    else if (move.type === "place" || move.type === "raise") {
      stock[pricesOf(edition, move.place).in] -= priceOf(edition, move.place, workers[move.place], move.level);
      workers[move.place] = move.level;
    } else return;
  }
}

/** SE-63. */
function growths(edition: World["edition"], { stock, population }: Board, grown: boolean): Move[] {
  if (edition === "2.0") return population < 6 && stock[2] >= 1 ? [{ type: "grow", by: 1 }] : [];
  if (grown) return [];
  const moves: Move[] = [];
  if (population <= 5 && stock[0] >= 1) moves.push({ type: "grow", by: 1 });
  if (population <= 4 && stock[0] >= 3) moves.push({ type: "grow", by: 2 });
  return moves;
}

/** SE-65, SE-66. */
function postings(edition: World["edition"], { stock, workers, population }: Board): Move[] {
  const standing = workers.filter((level) => level > 0).length;
  return PLACES.flatMap((place): Move[] => {
    const now = workers[place];
    const prices = pricesOf(edition, place);
    if (now === 0 && standing >= population) return [];
    const levels = prices.levels
      .map((_, index) => index + 1)
      .filter((level) => level > now && priceOf(edition, place, now, level) <= stock[prices.in]);
    if (now === 0) return levels.map((level) => ({ type: "place", place, level }));
    return [{ type: "remove", place }, ...levels.map((level): Move => ({ type: "raise", place, level }))];
  });
}
