import type { BranchWords } from "./branch-words.ts";
import type { GamesWords } from "./games-words.ts";
import type { ReplayWords } from "./replay-words.ts";
import type { ReviewWords } from "./review-words.ts";
import type { ShareWords } from "./share-words.ts";

/** What the pages of finished games say: they are loaded when somebody goes there, and so are their words. */
export interface StayWords {
  readonly games: GamesWords;
  readonly replay: ReplayWords;
  readonly branch: BranchWords;
  readonly review: ReviewWords;
  readonly share: ShareWords;
}
