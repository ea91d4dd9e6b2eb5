/** A drawing in a square of 48: what is washed with colour, and what is drawn in ink over it. */
export interface Drawing {
  readonly wash: string;
  readonly ink: string;
}
