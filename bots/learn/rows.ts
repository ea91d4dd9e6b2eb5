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
