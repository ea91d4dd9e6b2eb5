import type { ReviewAnswer, ReviewOrder } from "@clade/bots/review";

/** An order to a worker that reviews, and what comes back under its number. */
export interface ToReviewer {
  readonly number: number;
  readonly order: ReviewOrder;
}

export type FromReviewer =
  | { readonly number: number; readonly answer: ReviewAnswer }
  | { readonly number: number; readonly failed: string };
