/** What a load came to. */
export interface Load {
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
  /** What the players received, all messages together. */
  readonly bytesPerMove: number;
}

export interface PlayerTally {
  moves: number;
  errors: number;
  bytes: number;
  latencies: number[];
}

export function newTally(): PlayerTally {
  return { moves: 0, errors: 0, bytes: 0, latencies: [] };
}

/** Counts what happens at a tally for some time, after it has warmed up. */
export async function measure(
  tally: PlayerTally,
  warmMs: number,
  ms: number,
  mark: () => Promise<void> = async () => {},
): Promise<Load> {
  await wait(warmMs);
  await mark();
  const { moves: before, bytes } = tally;
  tally.latencies.length = 0;
  const began = performance.now();
  await wait(ms);
  const seconds = (performance.now() - began) / 1000;
  await mark();
  const sorted = tally.latencies.toSorted((a, b) => a - b);
  return {
    movesPerSecond: Math.round((tally.moves - before) / seconds),
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    errors: tally.errors,
    bytesPerMove: Math.round((tally.bytes - bytes) / Math.max(1, tally.moves - before)),
  };
}

export function quantile(sorted: readonly number[], part: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN);
}

export function round(value: number): number {
  return Math.round(100 * value) / 100;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
