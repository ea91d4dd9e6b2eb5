/**
 * Whether chances mean what they say: of all moments in which a bot gave itself 30 to 40 %, it should win 30 to 40 %. Kept by
 * tenths, in sums that add up.
 */
export interface Tenth {
  times: number;
  /** Sums: what was foreseen, and what happened (a shared first place counts as its part). */
  foreseen: number;
  happened: number;
}

export type Calibration = Tenth[];

const TENTHS = 10;

export function emptyCalibration(): Calibration {
  return Array.from({ length: TENTHS }, () => ({ times: 0, foreseen: 0, happened: 0 }));
}

export function foretold(calibration: Calibration, foreseen: number, happened: number): void {
  const tenth = calibration[Math.min(TENTHS - 1, Math.floor(foreseen * TENTHS))];
  if (tenth === undefined) return;
  tenth.times++;
  tenth.foreseen += foreseen;
  tenth.happened += happened;
}

export function addCalibration(to: Calibration, more: readonly Tenth[]): void {
  for (const [index, { times, foreseen, happened }] of more.entries()) {
    const tenth = to[index];
    if (tenth === undefined) continue;
    tenth.times += times;
    tenth.foreseen += foreseen;
    tenth.happened += happened;
  }
}

/** The mean gap between what was foreseen and what happened, each tenth by how often it came up. */
export function gapOf(calibration: readonly Tenth[]): number {
  let times = 0;
  let gap = 0;
  for (const tenth of calibration) {
    times += tenth.times;
    gap += Math.abs(tenth.foreseen - tenth.happened);
  }
  return times === 0 ? 0 : gap / times;
}
