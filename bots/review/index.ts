export { type Course, PlayedCourse, type Step } from "./course.ts";
export { type FoundByJob, ReviewDesk } from "./desk.ts";
export {
  botGame,
  type Honesty,
  HonestySums,
  missedBy,
  reviewHere,
  type Testimony,
  testimonyOf,
  weakerLostMore,
} from "./honesty.ts";
export { REVIEW_LEVELS, type ReviewLevel } from "./levels.ts";
export type { Expectation, Mean } from "./means.ts";
export { type ReviewAnswer, type ReviewOrder, reviewWorker } from "./orders.ts";
export { reasonFor } from "./reasons.ts";
export type {
  CurvePoint,
  Moment,
  Parts,
  Reason,
  Review,
  ReviewedDecision,
  ReviewedLuck,
  SeatReview,
} from "./review.ts";
export { type CourseAtHand, type Found, type Job, Reviewer } from "./reviewer.ts";
export { momentSentence } from "./words.ts";
