import { type Problem, problem } from "../problem.ts";
import { LeaseLost, StoreFailure, Unsure } from "../store/store.ts";

/** What somebody hears when what they asked broke on the way: whether it was the disk, and that nothing of it counts. */
export function whatFailed(error: unknown): Problem {
  if (error instanceof Unsure || error instanceof LeaseLost) {
    return problem("stopping", "The server lost touch with its store. Please look whether it was done, and try again.");
  }
  return error instanceof StoreFailure
    ? problem("not-kept", "It could not be kept and does not count. Please try again.")
    : problem("failed", "Something went wrong here. Please try again.");
}
