/** How long to think: so many lines of thought, or so many milliseconds, or whichever ends first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number;
}

/** How to think. */
export interface Plan extends Budget {
  /** How many moves are thought about at all: those that look best at first glance. */
  readonly breadth: number;
  /** How many moves are played on after the known part of the tree before the position is judged, on average. */
  readonly horizon: number;
  /** How far apart final scores usually are: see Scale. */
  readonly spread: number;
  /** Whether positions are judged by what was learned about the game, if anything was. */
  readonly judged?: boolean;
  /** How much of what was learned counts beside the evaluation, 0 to 1 (1 if nothing is said). */
  readonly trust?: number;
  /** Whether moves drop out, and thinking ends, as soon as it is sure which is the best. */
  readonly races?: boolean;
  /** Whether the game's learned sense of moves adds to the first glance, if it has one. */
  readonly sensed?: boolean;
}
