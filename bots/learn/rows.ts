/** The one thing that takes time: adds a row of weights, so many times, to a list. Four at a go is a third faster. */
export function addRow(to: Float64Array, weights: Float32Array | Float64Array, row: number, value: number): void {
  const end = to.length - 3;
  let unit = 0;
  for (; unit < end; unit += 4) {
    const from = row + unit;
    to[unit] = (to[unit] as number) + value * (weights[from] as number);
    to[unit + 1] = (to[unit + 1] as number) + value * (weights[from + 1] as number);
    to[unit + 2] = (to[unit + 2] as number) + value * (weights[from + 2] as number);
    to[unit + 3] = (to[unit + 3] as number) + value * (weights[from + 3] as number);
  }
  for (; unit < to.length; unit++) to[unit] = (to[unit] as number) + value * (weights[row + unit] as number);
}

/** Rows of weights that are to be added up, each so many times. */
export interface Rows {
  readonly places: Int32Array;
  readonly values: Float64Array;
  count: number;
}

export function emptyRows(most: number): Rows {
  return { places: new Int32Array(most), values: new Float64Array(most), count: 0 };
}

/**
 * Adds rows to a list: the same sums in the same order as one `addRow` after the other, but eight numbers of the list at a time
 * stay at hand while all rows go by, which is twice as fast. The list's length is a multiple of eight.
 */
export function addRows(to: Float64Array, weights: Float64Array, from: number, { places, values, count }: Rows): void {
  for (let unit = 0; unit < to.length; unit += 8) {
    let a = to[unit] as number;
    let b = to[unit + 1] as number;
    let c = to[unit + 2] as number;
    let d = to[unit + 3] as number;
    let e = to[unit + 4] as number;
    let f = to[unit + 5] as number;
    let g = to[unit + 6] as number;
    let h = to[unit + 7] as number;
    const start = from + unit;
    for (let each = 0; each < count; each++) {
      const row = start + (places[each] as number);
      const value = values[each] as number;
      a += value * (weights[row] as number);
      b += value * (weights[row + 1] as number);
      c += value * (weights[row + 2] as number);
      d += value * (weights[row + 3] as number);
      e += value * (weights[row + 4] as number);
      f += value * (weights[row + 5] as number);
      g += value * (weights[row + 6] as number);
      h += value * (weights[row + 7] as number);
    }
    to[unit] = a;
    to[unit + 1] = b;
    to[unit + 2] = c;
    to[unit + 3] = d;
    to[unit + 4] = e;
    to[unit + 5] = f;
    to[unit + 6] = g;
    to[unit + 7] = h;
  }
}
