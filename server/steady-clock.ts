/**
 * Milliseconds since 1970 by a clock that nobody sets: what the system's clock said when this process began, and what has passed
 * since. Limits and clocks of games go by it; a system clock that is set back or forth must not lock anybody out.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
