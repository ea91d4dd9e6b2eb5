/** A move in the running, and what each line of thought about it was worth, world by world. */
interface Runner {
  readonly worths: readonly number[];
}

/** How far behind, in standard errors, whoever drops out before his time must be: one looks often, and must not be wrong often. */
const SURE = 3;
/** After how many rounds one looks first, and how many times as many there are before the next look. */
const FIRST_LOOK = 12;
const LATER = 1.25;
/** Nobody is surer than if lines lay at least so far apart. */
const LEAST_DEVIATION = 1e-3;

/**
 * Lets moves drop out as soon as it is sure that they are not the best. All that are in the running have been tried in the same worlds
 * with the same luck, so that what counts is how they differ in each: far less than worlds do.
 */
export class Race {
  #look = FIRST_LOOK;

  /** Those that may still be the best, the leader first. */
  left<R extends Runner>(leader: R, running: R[]): R[] {
    const rounds = leader.worths.length;
    if (rounds < this.#look) return running;
    this.#look = Math.ceil(rounds * LATER);
    return [leader, ...running.filter((other) => other !== leader && !isBeaten(other.worths, leader.worths))];
  }
}

function isBeaten(own: readonly number[], leading: readonly number[]): boolean {
  let sum = 0;
  let squares = 0;
  for (const [round, worth] of leading.entries()) {
    const lead = worth - (own[round] ?? worth);
    sum += lead;
    squares += lead * lead;
  }
  const rounds = leading.length;
  const mean = sum / rounds;
  const deviation = Math.max(LEAST_DEVIATION, Math.sqrt(Math.max(0, squares / rounds - mean * mean)));
  return mean > (SURE * deviation) / Math.sqrt(rounds);
}
