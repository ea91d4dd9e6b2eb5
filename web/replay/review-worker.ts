import { reviewWorker } from "@clade/bots/review";
import { loadGame } from "@clade/games";
import type { FromReviewer, ToReviewer } from "./review-messages.ts";

/** A worker that reviews: it does what it is asked, one thing after the other. */
const answer = reviewWorker({ loadGame });

self.addEventListener("message", ({ data: { number, order } }: MessageEvent<ToReviewer>) => {
  const send = (message: FromReviewer): void => self.postMessage(message);
  answer(order).then(
    (done) => send({ number, answer: done }),
    (error: unknown) => send({ number, failed: error instanceof Error ? error.message : String(error) }),
  );
});
