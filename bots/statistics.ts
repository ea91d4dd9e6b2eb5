/** A share with the bounds that it lies between in 95 of 100 cases. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const Z_95 = 1.959964;

/** The Wilson interval of a share: sound also for few games and for shares near 0 or 1. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z2 = (Z_95 * Z_95) / games;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  // Rounding must not put the share of a bot that always or never wins outside its own bounds.
  return { share, low: Math.max(0, Math.min(share, centre - half)), high: Math.min(1, Math.max(share, centre + half)) };
}

/** How values spread: the mean, the standard deviation, and the values at the least, the quarters and the most. */
export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly max: number;
}

/** The spread of values given as counts: how often each came up. */
export function spreadOf(counts: Readonly<Record<string, number>>): Spread {
  const entries = Object.entries(counts)
    .map(([value, times]) => ({ value: Number(value), times }))
    .sort((a, b) => a.value - b.value);
  const total = entries.reduce((sum, { times }) => sum + times, 0);
  const mean = entries.reduce((sum, { value, times }) => sum + value * times, 0) / Math.max(1, total);
  const variance = entries.reduce((sum, { value, times }) => sum + times * (value - mean) ** 2, 0) / Math.max(1, total);
  const quantile = (part: number): number => {
    let seen = 0;
    for (const { value, times } of entries) {
      seen += times;
      if (seen >= part * total) return value;
    }
    return Number.NaN;
  };
  return {
    mean,
    deviation: Math.sqrt(variance),
    min: entries[0]?.value ?? Number.NaN,
    lowerQuarter: quantile(0.25),
    median: quantile(0.5),
    upperQuarter: quantile(0.75),
    max: entries.at(-1)?.value ?? Number.NaN,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
