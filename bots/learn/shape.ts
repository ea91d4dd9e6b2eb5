import type { Judge } from "@clade/kernel";

/**
 * The net of a judge. What a seat has and what the table has in common make the seat's first layer; the second is made of the
 * seat's own first layer and the mean of the others'. Then come two numbers: by how many points the score will differ from
 * what `evaluate` says, and how much likelier the seat wins than that makes it look.
 */
export interface Shape {
  readonly seatInputs: number;
  readonly tableInputs: number;
  /** How many further inputs of each seat come from what `evaluate` says: LEADS of them, or none. */
  readonly leads: number;
  readonly first: number;
  readonly second: number;
}

/** Where each part of the net begins in the one list of its weights. Matrices lie input by input. */
export interface Layout {
  readonly seat: number;
  readonly leads: number;
  readonly table: number;
  readonly firstBias: number;
  /** From the own first layer, and from the mean of the others'. */
  readonly own: number;
  readonly others: number;
  readonly secondBias: number;
  readonly score: number;
  readonly win: number;
  readonly scoreBias: number;
  readonly winBias: number;
  /** How steeply a lead by `evaluate` counts for the chance to win, before anything else is known. */
  readonly slope: number;
  readonly count: number;
}

const USUAL = [64, 32] as const;
/** The net counts points in tens: numbers near 1 learn best. */
export const POINTS = 10;

/** What a seat's net is told of what `evaluate` says: its own worth, and its lead over the mean of the others. */
export const LEADS = 2;
/** Leads beyond this many points count as that many: the numbers of a net stay small. */
const MOST_LEAD = 60;

export function shapeOf(judge: Pick<Judge<unknown>, "seatInputs" | "tableInputs" | "leads" | "hidden">): Shape {
  const { seatInputs, tableInputs, leads, hidden: [first, second] = USUAL } = judge;
  return { seatInputs, tableInputs, leads: leads === true ? LEADS : 0, first, second };
}

/** A worth or a lead in points as an input. */
export function leadInput(points: number): number {
  return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, points)) / (2 * POINTS);
}

export function layoutOf({ seatInputs, tableInputs, leads, first, second }: Shape): Layout {
  let count = 0;
  const next = (size: number): number => {
    count += size;
    return count - size;
  };
  const parts = {
    seat: next(seatInputs * first),
    leads: next(leads * first),
    table: next(tableInputs * first),
    firstBias: next(first),
    own: next(first * second),
    others: next(first * second),
    secondBias: next(second),
    score: next(second),
    win: next(second),
    scoreBias: next(1),
    winBias: next(1),
    slope: next(1),
  };
  return { ...parts, count };
}
