import { at, type Result, type Seat, seats } from "@clade/kernel";

/** A piece of a bar, in hundredths of the whole width. */
export interface Piece {
  readonly part: string;
  readonly from: number;
  readonly width: number;
}

export interface Bars {
  /** Where zero lies: points gained go right of it, points lost left. */
  readonly zero: number;
  readonly bySeat: readonly (readonly Piece[])[];
}

/** The seats, best place first. */
export function byPlace({ places }: Pick<Result, "places">): Seat[] {
  return [...seats(places.length)].sort((a, b) => at(places, a) - at(places, b));
}

/** What is told of each seat, best place first: in the order of the table of points. */
export function ranked<S>({ result }: { readonly result: Pick<Result, "places"> | null }, bySeat: readonly S[]): S[] {
  return result === null ? [...bySeat] : byPlace(result).map((seat) => at(bySeat, seat));
}

/** Everybody's points, part by part, on one scale: what was lost is seen to be lost, and takes nothing away from the rest. */
export function scoreBars({ parts }: Pick<Result, "parts">, names: readonly string[]): Bars {
  const points = parts.map((own) => names.map((part) => own[part] ?? 0));
  const gained = Math.max(1, ...points.map((own) => sum(own.filter((value) => value > 0))));
  const lost = Math.max(0, ...points.map((own) => -sum(own.filter((value) => value < 0))));
  const scale = 100 / (gained + lost);
  const zero = lost * scale;
  return {
    zero,
    bySeat: points.map((own) => {
      let [right, left] = [zero, zero];
      return names.flatMap((part, index) => {
        const width = Math.abs(own[index] ?? 0) * scale;
        if (width === 0) return [];
        if ((own[index] ?? 0) > 0) right += width;
        else left -= width;
        return [{ part, from: (own[index] ?? 0) > 0 ? right - width : left, width }];
      });
    }),
  };
}

/** A number as it is printed: with a real minus sign. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
