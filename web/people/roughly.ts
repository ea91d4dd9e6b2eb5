const LENGTHS = [24 * 3600, 3600, 60, 1] as const;

/** A length of time as people say it: days and hours, hours and minutes, minutes, or seconds; never nothing. */
export function roughly(seconds: number): number {
  const whole = Math.max(1, Math.floor(seconds));
  const largest = LENGTHS.findIndex((length) => whole >= length);
  // Beside days hours are enough, beside hours minutes; minutes and seconds stand alone.
  const smallest = LENGTHS[largest < 2 ? largest + 1 : largest] ?? 1;
  return Math.floor(whole / smallest) * smallest;
}
