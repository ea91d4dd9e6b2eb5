import type { Result } from "../contract.ts";
import { at } from "../list.ts";
import type { GameRecord } from "../record.ts";
import type { LineId } from "./branches.ts";

/** One of two courses that are looked at side by side. */
export interface Side {
  readonly line: LineId;
  /** The last position, counted in this course, that it shares with the other. */
  readonly position: number;
  /** What was done there; undefined: the course ends here, or begins anew from what somebody knew or with other luck. */
  readonly next: string | undefined;
  /** How many entries follow. */
  readonly left: number;
  readonly result: Result | undefined;
}

/** Where two courses parted and what came of each. */
export interface Parting {
  /** How many entries they share from the beginning of the game. */
  readonly shared: number;
  readonly sides: readonly [Side, Side];
  /** By how many points each seat did better in the second; undefined unless both are over. */
  readonly gains: readonly number[] | undefined;
}

/** An entry of a course, or that it begins anew there; and the position that comes after it. */
interface Step {
  readonly text: string;
  readonly entry: string | undefined;
  readonly line: LineId;
  readonly position: number;
}

/** Undefined: there is no course of that name. */
export function compareLines(record: GameRecord, one: LineId, other: LineId): Parting | undefined {
  const [first, second] = [stepsOf(record, one), stepsOf(record, other)];
  if (first === undefined || second === undefined) return undefined;
  let shared = 0;
  while (shared < first.length && first[shared]?.text === second[shared]?.text) shared++;
  const sides = [sideOf(record, one, first, shared), sideOf(record, other, second, shared)] as const;
  const [left, right] = [sides[0].result?.scores, sides[1].result?.scores];
  return {
    shared: first.slice(0, shared).filter(({ entry }) => entry !== undefined).length,
    sides,
    gains: left === undefined || right === undefined ? undefined : right.map((score, seat) => score - at(left, seat)),
  };
}

/** All that led to the end of a course, from the beginning of the game. */
function stepsOf(record: GameRecord, id: LineId): readonly Step[] | undefined {
  if (id === undefined) {
    return record.moves.map((entry, index) => ({ text: entry, entry, line: undefined, position: index + 1 }));
  }
  const branch = record.branches?.find((each) => each.id === id);
  const before = branch === undefined ? undefined : stepsOf(record, branch.of);
  if (branch === undefined || before === undefined) return undefined;
  const { imagined, seed, moves } = branch;
  const trunk = before.slice(0, lengthAt(before, branch.of, branch.at));
  const anew = imagined !== undefined || seed !== undefined;
  const start: Step = {
    text: JSON.stringify([imagined?.seat, imagined?.seed, seed]),
    entry: undefined,
    line: id,
    position: 0,
  };
  const own = moves.map((entry, index): Step => ({ text: entry, entry, line: id, position: index + 1 }));
  return [...trunk, ...(anew ? [start] : []), ...own];
}

/** How many steps lead to a position of a course. */
function lengthAt(steps: readonly Step[], line: LineId, position: number): number {
  const place = steps.findIndex((step) => step.line === line && step.position > position);
  return place < 0 ? steps.length : place;
}

function sideOf(record: GameRecord, line: LineId, steps: readonly Step[], shared: number): Side {
  const here = steps.slice(0, shared).findLast((step) => step.line === line);
  const branch = record.branches?.find((each) => each.id === line);
  return {
    line,
    position: here?.position ?? 0,
    next: steps[shared]?.entry,
    left: steps.slice(shared).filter(({ entry }) => entry !== undefined).length,
    result: line === undefined ? record.result : branch?.result,
  };
}
