import type { Beat } from "../contract.ts";
import type { Seat } from "../seat.ts";

/** How far a step goes: a move, to where a seat decides, to the next turn, to the next round. */
export type Stride =
  | { readonly by: "move" | "turn" | "round" }
  | {
      readonly by: "decision";
      /** Whose decisions; undefined: anybody's that had a choice. */
      readonly seat?: Seat;
    };

/** What leafing needs to know of a position. */
export interface Mark {
  readonly beat: Beat;
  /** Who moves from here; undefined: nobody, it is the last position, or something is taken back. */
  readonly mover: Seat | undefined;
  /** Whether there was more than one thing to do. */
  readonly choice: boolean;
}

/** Whether a step of this stride may end at a position. */
function isStop(marks: readonly Mark[], position: number, stride: Stride): boolean {
  const mark = marks[position];
  const before = marks[position - 1];
  if (mark === undefined) return false;
  switch (stride.by) {
    case "move":
      return true;
    case "decision":
      return mark.mover !== undefined && mark.choice && (stride.seat === undefined || mark.mover === stride.seat);
    case "turn":
      return before === undefined || before.beat.round !== mark.beat.round || before.beat.turn !== mark.beat.turn;
    case "round":
      return before === undefined || before.beat.round !== mark.beat.round;
  }
}

/** Where a step leads: to the next stop that way, or to the end of the game on that side. */
export function stepFrom(marks: readonly Mark[], position: number, stride: Stride, towards: 1 | -1): number {
  const end = towards === 1 ? marks.length - 1 : 0;
  for (let place = position + towards; place !== end && place > 0 && place < marks.length; place += towards) {
    if (isStop(marks, place, stride)) return place;
  }
  return end;
}
